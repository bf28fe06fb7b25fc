/** The state of a game of Rattus as the server writes it for one viewer. */
export interface RatFacts { readonly pool: string; readonly face: number | null; readonly seen: readonly number[] }

export interface RegionFacts {
  citizens: number[];
  rats: RatFacts[];
  diplomats?: number[];
  potions?: number[];
  /** 1 where a seat's diplomat has a potion too. */
  carrying_both?: number[];
}

export interface RegionDeckFacts {
  left: number;
  hands: number[][];
  drawn: number[];
  drawn_by: number | null;
  shields: [string, number][];
}

export interface Observation {
  players: number;
  phase: "setup" | "turns" | "final round" | "last plague";
  active: number;
  plague: string | null;
  caravan: string | null;
  struck: string | null;
  supply: number;
  increased: boolean;
  took_card: boolean;
  used: string[];
  limit_minus: number;
  hand: number[];
  haven: number[];
  cards: Record<string, number | null>;
  discarded: number[];
  regions: Record<string, RegionFacts>;
  stored: number[];
  saved_diplomats: number[];
  walls: [string, string][];
  bishops: string[];
  nuns: string[];
  turned_up: number[];
  region_cards: RegionDeckFacts | null;
  pending: { kind: string; seat: number }[];
}

/** What an answer would do, as the server tells it. */
export interface PreviewFacts {
  region?: number;
  origin?: number;
  citizens?: number;
  rats?: number;
  plague?: number;
  caravan?: number;
  new_rats?: number;
  revealed?: number;
  at_stake?: number[];
}

/** An event as data: its name, and its facts by number. */
export type EventFacts = { event: string } & Record<string, number>;
