/** What the server shows of a game of Rattus Cartus, and how a board reads it. */
import type { AnswerInfo } from "$lib/api/types.ts";
import type { GameView as AnyGameView } from "../box.ts";
import type { GameEvent } from "./events.ts";
import type { Position } from "./position.ts";
import { cardNumber, FAMILIES, faceOf, type Face, type Family } from "./names.ts";
import { entry } from "$lib/sure.ts";

export type Cards = Readonly<Record<string, number>>;

export type Seat = Position["seats"][number];
export type Track = Position["tracks"][Family];

export type Observation = Position;
/** The facts of an event, whichever it is: each of them may be there or not. */
export type Happening = {
  readonly [
    Fact in GameEvent extends infer One ? (One extends unknown ? keyof One : never) : never
  ]?: Extract<GameEvent, Record<Fact, unknown>>[Fact];
};

export interface Wire {
  readonly observation: Observation;
  readonly event: GameEvent;
}
export type GameView = AnyGameView<Wire>;

/** One card of a hand; equal cards differ by their place among them. */
export interface Held extends Face {
  readonly key: string;
}

export function held(cards: Cards): Held[] {
  return Object.entries(cards)
    .filter(([name]) => name !== "?")
    .map(([name, count]) => ({ face: faceOf(cardNumber(name)), count }))
    .sort((one, other) => one.face.number - other.face.number)
    .flatMap(({ face, count }) =>
      Array.from({ length: count }, (_, copy) => ({ ...face, key: `${face.number}-${copy}` })),
    );
}

export function sum(cards: Cards): number {
  return Object.values(cards).reduce((total, count) => total + count, 0);
}

/** The rats of a seat where they are open: one's own, at the end, or if the table agreed. */
export function ratsOf(game: GameView, seat: number): number | null {
  const { seats, open_rats, phase } = game.observation;
  return seat === game.me || open_rats || phase === "over" ? entry(seats, seat).rats : null;
}

/** The answer of my question that touches a thing, if any. */
export function answerAt(game: GameView, thing: string): AnswerInfo | null {
  return game.question?.answers.find((answer) => answer.touch.includes(thing)) ?? null;
}

/** Whether the answer that is pointed at touches a thing. */
export function isPointed(game: GameView, thing: string): boolean {
  return game.pointed?.touch.includes(thing) ?? false;
}

export function familyNumber(family: Family): number {
  return FAMILIES.indexOf(family);
}

/** The seats in a building in the order in which they entered. */
export function inside(observation: Observation, place: number): number[] {
  return observation.entered.filter((seat) => entry(observation.seats, seat).place === place);
}
