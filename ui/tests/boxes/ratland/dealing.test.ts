import { type Dealing, dealingOf, isDealing } from "$lib/boxes/ratland/dealing.svelte.ts";
import { expected } from "$lib/boxes/ratland/expected.ts";
import type { Table } from "$lib/boxes/ratland/table.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { dealer, dealingTable, layBox } from "./tables.ts";

beforeAll(layBox);

function dealt(table?: Table): Dealing {
  const game = dealer(table);
  const dealing = dealingOf(game);
  dealing.sit(game);
  return dealing;
}

test("all rats are in hand when a round asks for them", () => {
  const dealing = dealt();
  expect([dealing.total, dealing.waiting, dealing.ready]).toEqual([6, 6, false]);
});

test("a rat that is sent is in hand no more, and comes back with undo", () => {
  const dealing = dealt();
  dealing.add("city");
  expect([dealing.plan.city, dealing.waiting, dealing.canUndo]).toEqual([1, 5, true]);
  dealing.undo();
  expect([dealing.plan.city, dealing.waiting, dealing.canUndo]).toEqual([0, 6, false]);
});

test("no more rats are sent than there are, and none is taken from an empty space", () => {
  const dealing = dealt(dealingTable({ rats: 1 }));
  dealing.add("city");
  dealing.add("city");
  dealing.remove("dump");
  expect(dealing.plan).toMatchObject({ city: 1, dump: 0 });
  expect(dealing.waiting).toBe(0);
});

test("a space that is not asked for takes nobody, the pantry always does", () => {
  const dealing = dealt(dealingTable({ asks: ["city"] }));
  dealing.add("dump");
  dealing.add("pantry");
  expect(dealing.plan).toMatchObject({ dump: 0, pantry: 1 });
});

test("only so many rats count twice as the server says", () => {
  const dealing = dealt(dealingTable({ asks: ["double"], twice: 1 }));
  dealing.add("double");
  dealing.add("double");
  expect(dealing.plan.double).toBe(1);
});

test("whoever leaves more at home than may stay there is not ready", () => {
  const dealing = dealt(dealingTable({ rats: 3, mostAtHome: 2 }));
  for (let rat = 0; rat < 3; rat += 1) dealing.add("pantry");
  expect(dealing.ready).toBe(false);
  dealing.carry("pantry", "city");
  expect(dealing.ready).toBe(true);
});

test("a rat is carried from space to space, and back to the gallery", () => {
  const dealing = dealt();
  dealing.add("city");
  dealing.carry("city", "fields");
  expect(dealing.plan).toMatchObject({ city: 0, fields: 1 });
  dealing.carry("fields", null);
  expect(dealing.waiting).toBe(6);
});

test("a rat that is carried where nobody may go stays where it was", () => {
  const dealing = dealt(dealingTable({ asks: ["city"] }));
  dealing.add("city");
  dealing.carry("city", "dump");
  expect(dealing.plan).toMatchObject({ city: 1, dump: 0 });
});

test("what was sent last round can be sent again, as far as the rats suffice", () => {
  const game = dealer();
  const dealing = dealingOf(game);
  dealing.sit(game);
  dealing.adopt({ dump: 2, city: 4, hidden: 1 });
  dealing.say(game);
  dealing.sit(dealer(dealingTable({ round: 2, rats: 3 })));
  expect([dealing.waiting, dealing.hides]).toEqual([3, false]);
  dealing.repeat();
  expect(dealing.plan).toMatchObject({ dump: 2, city: 1 });
});

test("the whole plan is said at once, with the hidden cheese", () => {
  const plan = vi.fn();
  const game = dealer(dealingTable({ rats: 2 }), { plan });
  const dealing = dealingOf(game);
  dealing.sit(game);
  dealing.adopt({ city: 2, hidden: 1 });
  dealing.say(game);
  expect(plan).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ city: 2, hidden: 1 }));
});

test("another question of the same round keeps what was dealt out", () => {
  const dealing = dealt();
  dealing.add("city");
  dealing.sit(dealer());
  expect(dealing.plan.city).toBe(1);
});

test("a page that is loaded anew in the middle of the round finds the plan that the server knows", () => {
  const dealing = dealt(dealingTable({ plan: { city: 2, hidden: 1 } }));
  expect([dealing.plan.city, dealing.waiting, dealing.hides]).toEqual([2, 4, true]);
});

test("the person is dealing while the server asks for it, and a spectator never", () => {
  expect(isDealing(dealer())).toBe(true);
  expect(isDealing(dealer(undefined, {}, { kind: "swap" }))).toBe(false);
  expect(isDealing(dealer(undefined, { me: null }))).toBe(false);
});

test("what my plan will cost to feed counts the young that the nursery would bring", () => {
  const game = dealer();
  const dealing = dealingOf(game);
  dealing.sit(game);
  expect(expected(game)).toEqual({ rats: 6, need: 3, have: 2, missing: 1 });
  dealing.adopt({ nursery: 4 });
  expect(expected(game)).toEqual({ rats: 8, need: 4, have: 2, missing: 2 });
});
