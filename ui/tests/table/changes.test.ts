import { changed } from "$lib/table/changes.ts";
import { expect, test } from "vitest";

const table = { round: 1, seats: [{ cheese: 0 }, { cheese: 3 }], bag: { white: 2 } };

test("a change reaches the part that it names and nothing else", () => {
  const now = changed(table, [{ path: ["seats", 1, "cheese"], value: 5 }]);
  expect(now).toEqual({ round: 1, seats: [{ cheese: 0 }, { cheese: 5 }], bag: { white: 2 } });
});

test("what did not change stays the very same object, so that nothing is drawn anew", () => {
  const now = changed(table, [{ path: ["seats", 1, "cheese"], value: 5 }]);
  expect(now.seats[0]).toBe(table.seats[0]);
  expect(now.bag).toBe(table.bag);
  expect(table.seats[1]).toEqual({ cheese: 3 });
});

test("changes are made in their order", () => {
  const now = changed(table, [
    { path: ["bag"], value: {} },
    { path: ["bag", "black"], value: 1 },
  ]);
  expect(now.bag).toEqual({ black: 1 });
});

test("a change without a path exchanges everything, and none leaves everything", () => {
  expect(changed<object>(table, [{ path: [], value: { round: 2 } }])).toEqual({ round: 2 });
  expect(changed(table, [])).toBe(table);
});
