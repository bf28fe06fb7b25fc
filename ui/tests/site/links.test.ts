import type { Invitation, Seated } from "$lib/api/types.ts";
import { keepLinks, keepSeat, keptSeat, linksOf } from "$lib/site/links.svelte.ts";
import { expect, test } from "vitest";
import { tableInfo } from "../positions.ts";

const link = (seat: number, secret: string): Invitation =>
  ({ seat, secret, link: `/t/t1#${secret}` }) as Invitation;
const seated = (seats: number[], ...invitations: Invitation[]): Seated => ({
  table: tableInfo(),
  seats,
  invitations,
});

test("the links of friends are kept, one's own is not", () => {
  keepLinks(seated([0], link(0, "mine"), link(1, "hers")));
  expect(linksOf("t1").map((one) => one.seat)).toEqual([1]);
  expect(linksOf("t2")).toEqual([]);
});

test("a newer link takes the place of the older one of the same seat", () => {
  keepLinks(seated([], link(1, "old"), link(2, "his")));
  keepLinks(seated([], link(1, "new")));
  expect(linksOf("t1").map((one) => one.secret)).toEqual(["his", "new"]);
});

test("the secret of a seat belongs to one table, and nothing is kept of an empty one", () => {
  keepSeat("t1", "s3cret");
  expect([keptSeat("t1"), keptSeat("t2")]).toEqual(["s3cret", ""]);
  keepSeat("t1", "");
  expect(keptSeat("t1")).toBe("");
});
