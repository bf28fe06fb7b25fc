/** What an event changes in the picture of the table: bookkeeping of what was told, no rules. */
import type { GameEvent } from "./events.ts";
import {
  AREAS, CLANS, COLOURS, EVENTS, SPACES,
  type Clan, type Colour, type Pieces, type Space, type Table,
} from "./table.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Row = Mutable<Clan>;
type Draft = any;
/** The facts of an event by name; the table below knows which of them each has. */
type Facts = any;

const NO_FOOD: readonly Pieces[] = [{}, {}, {}];

function copy(table: Table): Draft {
  const seats = table.seats.map((row) => ({ ...row, rats: { ...row.rats } }));
  return { ...table, seats, bag: { ...table.bag }, drawn: { ...table.drawn } };
}

function board(rats: number[], seat: number): Record<Space, number> {
  const own = rats.slice(seat * SPACES.length, (seat + 1) * SPACES.length);
  return Object.fromEntries(SPACES.map((space, place) => [space, own[place]])) as Record<Space, number>;
}

function bag(counts: number[]): Pieces {
  return Object.fromEntries(COLOURS.map((colour, place) => [colour, counts[place]]));
}

/** All rats in the sewers gather at home. */
function gather(draft: Draft): void {
  draft.phase = "feeding";
  for (const row of draft.seats) {
    const all = SPACES.reduce((count, space) => count + row.rats[space], 0);
    for (const space of SPACES) row.rats[space] = space === "pantry" ? all : 0;
  }
}

function lift(draft: Draft, facts: Facts): void {
  draft.phase = "attack";
  draft.seats.forEach((row: any, seat: number) => {
    row.rats = board(facts.rats, seat);
    row.double = facts.double?.[seat] ?? row.double;
    row.hidden = facts.hidden?.[seat] ?? row.hidden;
  });
}

function draw(draft: Draft, seat: number, colour: Colour): void {
  if (draft.drawer !== seat) draft.drawn = {};
  draft.drawer = seat;
  draft.bag[colour] = (draft.bag[colour] ?? 0) - 1;
  draft.drawn[colour] = (draft.drawn[colour] ?? 0) + 1;
  draft.found = { ...draft.found, [seat]: [...(draft.found?.[seat] ?? []), colour] };
}

function putBack(draft: Draft, seat: number, colour: Colour): void {
  draft.bag[colour] = (draft.bag[colour] ?? 0) + 1;
  draft.drawn[colour] = (draft.drawn[colour] ?? 0) - 1;
  const found = [...(draft.found?.[seat] ?? [])];
  found.splice(found.lastIndexOf(colour), 1);
  draft.found = { ...draft.found, [seat]: found };
}

function fill(draft: Draft, facts: Facts): void {
  draft.phase = "search";
  draft.area = AREAS[facts.area]!;
  draft.bag = bag(facts.pieces);
  draft.drawn = {};
  draft.drawer = null;
  draft.found = {};
}

const TOLD: Record<string, (draft: Draft, facts: Facts, row: Row) => void> = {
  RoundBegan(draft, facts) {
    gather(draft);
    Object.assign(draft, { phase: "event", active: facts.active, event: null, food_cards: [], found: {} });
    draft.counted = { ...draft.counted, food: NO_FOOD };
  },
  EventRevealed(draft, facts) {
    draft.event = EVENTS[facts.card]!;
    if (draft.event === "EndOfTheGame") draft.phase = "over";
    else draft.round += 1;
  },
  FoodRevealed: (draft, facts) => { draft.food_cards = [...draft.food_cards, facts.card + 1]; },
  ClansChosen(draft, facts) {
    draft.seats.forEach((row: any, seat: number) => {
      row.board = facts.aggressive[seat] ? "aggressive" : "normal";
      row.clan = CLANS[facts.clans[seat]] ?? null;
    });
  },
  ScreensLifted: lift,
  AthletesMoved: lift,
  CheeseGained: (_, facts, row) => { row.cheese += facts.count; },
  CheeseStolen(draft, facts, row) {
    row.cheese += facts.count;
    draft.seats[facts.victim]!.cheese -= facts.count;
  },
  CheeseGiven(draft, facts, row) {
    row.cheese -= 1;
    draft.seats[facts.musician]!.cheese += 1;
  },
  CheesePaid(draft, facts, row) {
    if (draft.phase !== "feeding") gather(draft);
    row.cheese -= facts.count;
  },
  RatsJoined(draft, facts, row) {
    if (draft.phase === "attack") draft.phase = "nursery";
    row.rats[SPACES[facts.space]!] += facts.count;
    draft.supply -= facts.count;
  },
  RatLeft(draft, facts, row) {
    row.rats[SPACES[facts.space]!] -= 1;
    draft.supply += 1;
  },
  PoisonedRatLeft(draft, _, row) {
    row.poisoned -= 1;
    draft.supply += 1;
  },
  RatPoisoned(_, facts, row) {
    row.rats[SPACES[facts.space]!] -= 1;
    row.poisoned += 1;
  },
  RatLost(_, facts, row) {
    row.rats[SPACES[facts.space]!] -= 1;
    row.lost += 1;
  },
  RatGiven(draft, facts, row) {
    row.rats.pantry -= 1;
    draft.seats[facts.taker]!.rats.pantry += 1;
  },
  RatsReturned(draft, facts, row) {
    if (draft.phase !== "event") draft.phase = "return";
    row.rats.pantry += facts.poisoned + facts.lost;
    row.poisoned = row.lost = 0;
  },
  RatFreed(draft, _, row) {
    row.graveyard -= 1;
    draft.supply += 1;
  },
  BagFilled: fill,
  PieceAdded: (draft, facts) => { draft.bag[COLOURS[facts.colour]!] = (draft.bag[COLOURS[facts.colour]!] ?? 0) + 1; },
  PieceDrawn: (draft, facts) => draw(draft, facts.seat, COLOURS[facts.colour]!),
  PiecePutBack: (draft, facts) => putBack(draft, facts.seat, COLOURS[facts.colour]!),
  SwapsRevealed(draft, facts) {
    gather(draft);
    draft.seats.forEach((row: any, seat: number) => {
      if (facts.choices[seat]) row.cheese += 1;
      if (facts.choices[seat] === 1) row.rats.pantry -= 1;
      if (facts.choices[seat] === 2) row.poisoned -= 1;
    });
  },
  RatsStarved(draft, facts) {
    if (draft.phase !== "feeding") gather(draft);
    draft.seats.forEach((row: any, seat: number) => {
      row.poisoned -= facts.poisoned[seat];
      row.rats.pantry -= facts.counts[seat] - facts.poisoned[seat];
      row.graveyard += facts.counts[seat];
    });
  },
  CheeseTransmuted(draft, facts) {
    draft.seats.forEach((row: any, seat: number) => {
      row.cheese -= facts.counts[seat];
      row.rats.pantry += facts.counts[seat];
    });
  },
};

/** The table after one more event. */
export function told(table: Table, event: GameEvent): Table {
  const change = TOLD[event.event];
  if (!change) return table;
  const draft = copy(table);
  change(draft, event, draft.seats["seat" in event ? event.seat : 0]!);
  return draft;
}
