/** What the server shows of a game of Rattus Cartus, and how a board reads it. */
import type { AnswerInfo } from "$lib/api/types.ts";
import type { Sitting as AnySitting } from "../box.ts";
import type { Position } from "./position.ts";
import { cardNumber, FAMILIES, faceOf, type Face, type Family } from "./names.ts";

export type Cards = Readonly<Record<string, number>>;

export type Seat = Position["seats"][number];
export type Track = Position["tracks"][Family];

export interface Facts {
  readonly rounds: number;
  readonly draw: number;
  readonly final: boolean;
  /** For each card of the row: cards to draw, rats to discard, nun cards to see. */
  readonly supplies: readonly (readonly [number, number, number])[];
  /** The jokers and special cards that are in the game. */
  readonly kinds: readonly string[];
  readonly prizes: readonly number[];
  readonly orders: Readonly<Record<Family, readonly number[]>>;
  readonly nuns: { readonly seen: number; readonly hidden: number; readonly least: number; readonly most: number };
  /** How many cards may be given or discarded now; 0 sets no limit. */
  readonly most: number;
  /** Who has survived, once the game is over. */
  readonly alive: readonly number[];
}

export interface Observation extends Position {
  readonly open_rats: boolean;
  readonly facts: Facts;
}

export type Sitting = AnySitting<Observation>;

/** One card of a hand; equal cards differ by their place among them. */
export interface Held extends Face { readonly key: string }

export function held(cards: Cards): Held[] {
  return Object.entries(cards)
    .filter(([name]) => name !== "?")
    .map(([name, count]) => ({ face: faceOf(cardNumber(name)), count }))
    .sort((one, other) => one.face.number - other.face.number)
    .flatMap(({ face, count }) =>
      Array.from({ length: count }, (_, copy) => ({ ...face, key: `${face.number}-${copy}` })));
}

export function sum(cards: Cards): number {
  return Object.values(cards).reduce((total, count) => total + count, 0);
}

/** The rats of a seat where they are open: one's own, at the end, or if the table agreed. */
export function ratsOf(sitting: Sitting, seat: number): number | null {
  const { seats, open_rats, phase } = sitting.observation;
  return seat === sitting.me || open_rats || phase === "over" ? seats[seat]!.rats : null;
}

/** The answer of my question that touches a thing, if any. */
export function answerAt(sitting: Sitting, thing: string): AnswerInfo | null {
  return sitting.question?.answers.find((answer) => answer.touch.includes(thing)) ?? null;
}

/** Whether the answer that is pointed at touches a thing. */
export function isPointed(sitting: Sitting, thing: string): boolean {
  return sitting.pointed?.touch.includes(thing) ?? false;
}

export function familyNumber(family: Family): number {
  return FAMILIES.indexOf(family);
}

/** The seats in a building in the order in which they entered. */
export function inside(observation: Observation, place: number): number[] {
  return observation.entered.filter((seat) => observation.seats[seat]!.place === place);
}
