/** The games of the house, and tables that are dealt with one click. */
import { ask } from "$lib/api/ask.ts";
import type { GameInfo, NewTable, Seated, SeatWish, TableInfo } from "$lib/api/types.ts";
import { capital } from "$lib/seats/names.ts";
import { language, settings } from "./settings.svelte.ts";
import { entry } from "$lib/sure.ts";

export const ORDER = ["rattus", "cartus", "ratland"];

/** Who sits down first, second and so on: nobody meets three who play alike. */
const MIXED = [
  "clara",
  "anselm",
  "wulfric",
  "odo",
  "gesche",
  "ines",
  "corvo",
  "pip",
  "hildegard",
  "tancred",
  "beatrix",
];

/** The games that bring no box of their own to these pages. */
export const others = async (): Promise<GameInfo[]> =>
  (await games()).filter((game) => !ORDER.includes(game.name));

const known: Record<string, Promise<GameInfo[]>> = {};

/** List the games with their options; asked for once in each language. */
export function games(): Promise<GameInfo[]> {
  const told = language();
  return (known[told] ??= ask<GameInfo[]>("GET", "/games").catch((refusal) => {
    delete known[told];
    throw refusal;
  }));
}

/** How many can play a game; two, as long as nobody knows. */
export const playersOf = (all: readonly GameInfo[], game: string): readonly number[] =>
  all.find((one) => one.name === game)?.players ?? [2];

/** Somebody at this screen: me, or another one of the family; without a name the colour is the name. */
export const me = (place = 0): SeatWish => ({
  kind: "me",
  name: (place ? (settings.family[place - 1] ?? "") : settings.name).trim(),
  level: "",
});

/** Keep what people at this screen are called, for the next time. */
export function keepNames(seats: readonly SeatWish[]): void {
  const names = seats.filter((seat) => seat.kind === "me").map((seat) => seat.name.trim());
  names.forEach((name, place) => {
    if (place) settings.family[place - 1] = name;
    else settings.name = name;
  });
}

/** A character; the place says which one, where nobody was chosen. */
export const bot = (
  place: number,
  level = entry(MIXED, (place + 10) % MIXED.length),
): SeatWish => ({
  kind: "bot",
  name: capital(level),
  level,
});

let dealt: TableInfo | null = null;

/** Set a table up; where nobody has to be waited for, the game begins at once. */
export async function deal(wish: Partial<NewTable> & { game: string }): Promise<Seated> {
  const seated = await ask<Seated>("POST", "/tables", { bot: "medium", ...wish });
  if (seated.table.seats.every((seat) => seat.taken)) {
    dealt = await ask<TableInfo>("POST", `/tables/${seated.table.id}/start`);
  }
  return seated;
}

/** The table that was dealt a moment ago, if it is this one: nobody has to ask for it again. */
export function justDealt(id: string): TableInfo | null {
  const found = dealt?.id === id ? dealt : null;
  dealt = null;
  return found;
}

const usualBots = (): SeatWish[] => [1, 2, 3].map((place) => bot(place));

/** A game against three characters of different strength and temper. */
export function dealUsual(game: string): Promise<Seated> {
  return deal({ game, options: { players: 4 }, seats: [me(), ...usualBots()] });
}

/** A seat beside whoever looks for others now; bots stand by for those that stay empty. */
export function meetSomebody(game: string): Promise<Seated> {
  const bots = usualBots().map(({ name, level }) => ({ name, level }));
  return ask<Seated>("POST", "/quick", { game, bots, name: me().name });
}

/** A game of two against one character. */
export function dealAgainst(game: string, character: string): Promise<Seated> {
  return deal({ game, options: { players: 2 }, seats: [me(), bot(1, character)] });
}
