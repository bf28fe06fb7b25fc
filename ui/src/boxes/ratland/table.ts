/** The table of RatLand as the server describes it, with the names printed in the box. */

import type { RatlandTables } from "$lib/api/types.ts";
import { namesOf } from "$lib/sure.ts";
import type { GameView as AnyGameView } from "../box.ts";
import type { GameEvent } from "./events.ts";
import type { Position } from "./position.ts";
import { CLAN_ICONS, EVENT_ICONS } from "./icons.ts";

export type Area = "dump" | "city" | "fields";
export type Pipe = "left pipe" | "right pipe";
export type Space = Area | Pipe | "nursery" | "pantry";
export type Colour = "yellow" | "orange" | "white" | "black" | "purple" | "blue";
export type EventName = keyof typeof EVENT_ICONS;
export type ClanName = keyof typeof CLAN_ICONS;
export type Pieces = Partial<Record<Colour, number>>;

export const AREAS: readonly Area[] = ["dump", "city", "fields"];
export const PIPES: readonly Pipe[] = ["left pipe", "right pipe"];
export const PHASES = [
  "event",
  "rats",
  "attack",
  "nursery",
  "return",
  "search",
  "feeding",
] as const;

const EVERY_SPACE: Readonly<Record<Space, true>> = {
  dump: true,
  city: true,
  fields: true,
  "left pipe": true,
  "right pipe": true,
  nursery: true,
  pantry: true,
};
const EVERY_COLOUR: Readonly<Record<Colour, true>> = {
  yellow: true,
  orange: true,
  white: true,
  black: true,
  purple: true,
  blue: true,
};

export let SPACES: readonly Space[] = [];
export let COLOURS: readonly Colour[] = [];
export let EVENTS: readonly EventName[] = [];
export let CLANS: readonly ClanName[] = [];

/** Lay out the box in the order in which the server numbers its things. */
export function lay(tables: RatlandTables): void {
  SPACES = namesOf(EVERY_SPACE, tables.spaces);
  COLOURS = namesOf(EVERY_COLOUR, tables.colours);
  EVENTS = namesOf(EVENT_ICONS, tables.events);
  CLANS = namesOf(CLAN_ICONS, tables.clans);
}

/** The picture of an event or a clan as the rules name it: `clan:3`. */
export function pictureOf(thing: string): `game:${string}` | null {
  const [kind, number] = thing.split(":");
  const [event, clan] = [EVENTS[Number(number)], CLANS[Number(number)]];
  if (kind === "event") return event ? EVENT_ICONS[event] : null;
  return kind === "clan" && clan ? CLAN_ICONS[clan] : null;
}

/** A slot of a plan: a space, or the rats that count twice. */
export type Slot = Space | "double";

export type Clan = Position["seats"][number];

export type Table = Position;
export interface Wire {
  readonly observation: Table;
  readonly event: GameEvent;
}
export type GameView = AnyGameView<Wire>;

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
/** The rats on the seven spaces. */
export const healthy = (clan: Clan): number => sum(Object.values(clan.rats));
/** All living rats: the poisoned and the lost ones too. */
export const alive = (clan: Clan): number => healthy(clan) + clan.poisoned + clan.lost;
/** Whether the screens are gone: until then all rats are shown at home. */
export const isLifted = (table: Table): boolean =>
  table.phase !== "rats" || table.seats.some((clan) => healthy(clan) > clan.rats.pantry);
export const pieces = (counts: Pieces): number => sum(Object.values(counts));

/** The place of a name in the messages: "left pipe" and "DrCheese" become left-pipe and dr-cheese. */
export const spelt = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .replaceAll(/[ _]/g, "-")
    .toLowerCase();
