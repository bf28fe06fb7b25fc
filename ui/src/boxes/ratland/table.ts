/** The table of RatLand as the server describes it, with the names printed in the box. */

export const SPACES = ["dump", "city", "fields", "left pipe", "right pipe", "nursery", "pantry"] as const;
export const AREAS = ["dump", "city", "fields"] as const;
export const PIPES = ["left pipe", "right pipe"] as const;
export const COLOURS = ["yellow", "orange", "white", "black", "purple", "blue"] as const;
export const EVENTS = [
  "Abundance", "MassiveAttack", "CousinsVisit", "HelmetRat", "YellowIsTheNewBlack", "DrCheese",
  "Tacticians", "Drunk", "HideTheCheese", "JustInTime", "HolyRat", "RattibalLecter",
  "LockedAndLoaded", "EndOfTheGame",
] as const;
export const CLANS = [
  "Recyclers", "Mutants", "Explorers", "Scavengers", "Alchemists", "Ninjas", "Breeders",
  "Warriors", "Musicians", "Athletes", "Corrupt", "Seers",
] as const;
export const PHASES = ["event", "rats", "attack", "nursery", "return", "search", "feeding"] as const;

export type Space = (typeof SPACES)[number];
export type Area = (typeof AREAS)[number];
export type Pipe = (typeof PIPES)[number];
export type Colour = (typeof COLOURS)[number];
export type EventName = (typeof EVENTS)[number];
export type ClanName = (typeof CLANS)[number];
export type Pieces = Partial<Record<Colour, number>>;
/** A slot of a plan: a space, or the rats that count twice. */
export type Slot = Space | "double";

export interface Clan {
  readonly board: "normal" | "aggressive";
  readonly clan: ClanName | null;
  readonly offers: readonly (ClanName | null)[];
  readonly rats: Record<Space, number>;
  readonly double: number;
  readonly poisoned: number;
  readonly lost: number;
  readonly graveyard: number;
  readonly cheese: number;
  readonly hidden: number;
  readonly plan: Record<Slot | "hidden", number>;
  readonly sent: readonly number[];
}

/** What the server counts for a seat; the lists say what none, one, two ... rats count as. */
export interface CountedSeat {
  readonly neighbours: readonly [number, number];
  readonly alive: number;
  readonly hides: boolean;
  readonly upkeep: number;
  readonly strength: readonly number[];
  readonly guard: readonly number[];
  readonly young: readonly number[];
}

export interface Counted {
  readonly final: boolean;
  readonly food: readonly Pieces[];
  readonly feeding: readonly (readonly [number, number])[];
  readonly costs: readonly number[];
  readonly asks: readonly Slot[];
  readonly twice: number;
  readonly most_at_home: number | null;
  readonly guarding: readonly Space[];
  readonly seats: readonly CountedSeat[];
}

export interface Table {
  readonly players: number;
  readonly phase: "setup" | (typeof PHASES)[number] | "over";
  readonly round: number;
  readonly active: number;
  readonly supply: number;
  readonly event: EventName | null;
  readonly next_event: EventName | null;
  readonly food_cards: readonly number[];
  readonly next_food: number | null;
  readonly area: Area;
  readonly drawer: number | null;
  readonly bag: Pieces;
  readonly drawn: Pieces;
  readonly seats: readonly Clan[];
  readonly counted: Counted;
  /** What each seat has drawn in this area, in order; gathered from the events. */
  readonly found?: Readonly<Record<number, readonly Colour[]>>;
}

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
/** The rats on the seven spaces. */
export const healthy = (clan: Clan): number => sum(Object.values(clan.rats));
/** All living rats: the poisoned and the lost ones too. */
export const alive = (clan: Clan): number => healthy(clan) + clan.poisoned + clan.lost;
export const pieces = (counts: Pieces): number => sum(Object.values(counts));

/** The place of a name in the messages: "left pipe" and "DrCheese" become left-pipe and dr-cheese. */
export const spelt = (name: string): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").replaceAll(/[ _]/g, "-").toLowerCase();
