/** Options of a game as they are chosen; the server checks them. */
import type { CharacterInfo, GameInfo, OptionInfo, SeatWish } from "$lib/api/types.ts";
import { bot } from "$lib/site/games.ts";
import { say } from "$lib/words/words.svelte.ts";
import { entry } from "$lib/sure.ts";

export type Value = string | number | boolean | string[];
export type Chosen = Record<string, Value>;

const choosable = (info: GameInfo) => info.options.filter((option) => option.choices.length);

export function usualOptions(info: GameInfo): Chosen {
  return Object.fromEntries(
    choosable(info).map((option) => [option.name, valueOf(option.default)]),
  );
}

/** What an option is when nobody chooses: a word, a number, a yes or no, or a list of names. */
function valueOf(usual: unknown): Value {
  if (Array.isArray(usual)) return usual.map(String);
  return typeof usual === "number" || typeof usual === "boolean" ? usual : String(usual);
}

/** Surprise me: any choice of every option. */
export function randomOptions(info: GameInfo): Chosen {
  return Object.fromEntries(choosable(info).map((option) => [option.name, anyOf(option.choices)]));
}

const anyOf = (choices: readonly string[]) =>
  entry(choices, Math.floor(Math.random() * choices.length));

export const LEVELS = ["novice", "easy", "medium", "hard", "expert", "master"];

/** Name a level, and say if it is slow on this device. */
export function named(level: string, slow: Readonly<Record<string, number>>): string {
  const name = say(`level-${level}`);
  return level in slow ? say("slow-here", { level: name }) : name;
}

/** Seat bots of one strength, or as near to it as there are characters: nobody sits down twice. */
export function seatedAt(
  level: string,
  seats: readonly SeatWish[],
  characters: readonly CharacterInfo[],
): SeatWish[] {
  const off = (one: CharacterInfo) => Math.abs(LEVELS.indexOf(one.level) - LEVELS.indexOf(level));
  const nearest = [...characters].sort((a, b) => off(a) - off(b));
  return seats.map((seat, place) => {
    const next = seat.kind === "bot" ? nearest.shift() : undefined;
    return next ? bot(place, next.name) : seat;
  });
}

/** The things that an own list is made of, class by class. */
export function grouped(option: OptionInfo): [string, OptionInfo["items"]][] {
  const groups = new Map<string, OptionInfo["items"]>();
  for (const item of option.items)
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups];
}
