import { seasonName } from "$lib/words/seasons.ts";
import { expect, test } from "vitest";

test("a season is named by its months, in the language of the reader", () => {
  expect(seasonName("2026-4", "en")).toMatch(/^Oct.*Dec 2026$/);
  expect(seasonName("2026-1", "de")).toMatch(/^Jan.*März 2026$/);
});

test("a name that is no season stays as it is", () => {
  expect(seasonName("all", "en")).toBe("all");
});
