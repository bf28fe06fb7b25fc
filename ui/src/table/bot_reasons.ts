/** Why bots did what they did; told when the game is over. */
import { ask } from "$lib/api/ask.ts";
import { type Hint, thought } from "./hints.svelte.ts";

/** How a log counts its steps: as the record does, or as a seat or a spectator heard them at the table. */
export interface Counted {
  readonly table: string;
  readonly secret: string;
  /** "" as the record does, else what the server is asked with. */
  readonly as: "" | "heard=1" | `heard=1&seat=${number}`;
}

/** For each step in which bots had a choice, their seats. */
export type Deciders = Readonly<Record<number, readonly number[]>>;

export const deciders = ({ table, secret, as }: Counted): Promise<Deciders> =>
  ask<Deciders>("GET", `/tables/${table}/why?${as}`, undefined, secret);

/** The move of a bot among the best plans that it had. */
export const reasons = (
  { table, secret, as }: Counted,
  step: number,
  seat: number,
): Promise<Hint[]> => thought(`/tables/${table}/why/${step}?about=${seat}&${as}`, secret);
