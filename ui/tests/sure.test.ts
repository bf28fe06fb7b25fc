import { entry, isKeyOf, namesOf, present } from "$lib/sure.ts";
import { expect, test } from "vitest";

test("an entry that is there is given, also when it is nothing much", () => {
  expect(entry([0, 7], 0)).toBe(0);
  expect(entry({ name: "" }, "name")).toBe("");
});

test("what is missing is said by its number and how many there are", () => {
  expect(() => entry([1, 2], 5)).toThrow("no entry 5 among 2");
  expect(() => present(null, "no seat")).toThrow("no seat");
});

test("only what a table has itself is one of its keys", () => {
  expect([isKeyOf({ a: 1 }, "a"), isKeyOf({ a: 1 }, "toString")]).toEqual([true, false]);
});

test("a name that the page does not know asks for a newer page", () => {
  expect(namesOf({ city: 1, dump: 2 }, ["dump", "city"])).toEqual(["dump", "city"]);
  expect(() => namesOf({ city: 1 }, ["moon"])).toThrow("moon");
});
