/** Two tables on one page: what a person does at one of them is unknown at the other. */
import { isPicked, toggle } from "$lib/boxes/cartus/picks.svelte.ts";
import type { GameView as CartusView, Held } from "$lib/boxes/cartus/observation.ts";
import { perTable } from "$lib/boxes/per_table.svelte.ts";
import { dealingOf } from "$lib/boxes/ratland/dealing.svelte.ts";
import { draggingOf } from "$lib/boxes/ratland/drag.svelte.ts";
import { followed } from "$lib/boxes/rattus/following.svelte.ts";
import type { GameView as RattusView } from "$lib/boxes/rattus/observation.ts";
import { flushSync } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { gameView, question } from "../positions.ts";
import { dealer, layBox } from "./ratland/tables.ts";
import { Count, watched } from "./watched.svelte.ts";

beforeAll(layBox);

test("rats that are dealt out at one table stay in hand at the other", () => {
  const [one, other] = [dealer(), dealer()];
  for (const game of [one, other]) dealingOf(game).sit(game);
  dealingOf(one).add("city");
  expect([dealingOf(one).waiting, dealingOf(other).waiting]).toEqual([5, 6]);
  expect(dealingOf(other).canUndo).toBe(false);
});

test("a rat that is carried at one table is not carried at the other", () => {
  const [one, other] = [dealer(), dealer()];
  draggingOf(one).active = true;
  expect(draggingOf(other).active).toBe(false);
});

test("a card that is picked at one table is not picked at the other", () => {
  const hand = { round: 1, facts: { most: 2 }, seats: [{ hand: {} }] };
  const view = () => gameView(hand, { question: question({ kind: "lay" }) }) as CartusView;
  const [one, other] = [view(), view()];
  const card = { key: "3-0", number: 3 } as Held;
  toggle(one, card);
  expect([isPicked(one, card), isPicked(other, card)]).toEqual([true, false]);
});

test("each table of Rattus follows its own events", () => {
  const view = () => gameView({ plague: null }) as RattusView;
  const one = view();
  expect(followed(one)).toBe(followed(one));
  expect(followed(one)).not.toBe(followed(view()));
});

test("state that is first asked for while something is worked out is followed from then on", () => {
  const countOf = perTable(() => new Count());
  const game = gameView({});
  const seen: number[] = [];
  const stop = watched(() => seen.push(countOf(game).value));
  flushSync();
  countOf(game).value = 7;
  flushSync();
  stop();
  expect(seen).toEqual([0, 7]);
});
