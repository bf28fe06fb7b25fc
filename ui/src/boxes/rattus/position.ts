// Written from the declaration of the game by `python -m tools.states`.

/** Which part of the turn it is, and which parts are behind. */
export interface TurnFacts {
  part: "increase" | "card" | "abilities" | "plague";
  done: ("increase" | "card" | "abilities" | "plague")[];
}

/** A state of Rattus as plain data, as far as it is declared. */
export interface Position {
  players: number;
  start: number;
  phase: "setup" | "turns" | "final round" | "last plague";
  active: number;
  last: number | null;
  ending: "ongoing" | "rats exhausted" | "all citizens placed";
  plague: string | null;
  caravan: string | null;
  struck: string | null;
  supply: number;
  strays: number;
  increased: boolean;
  took_card: boolean;
  used: string[];
  limit_minus: number;
  hand: number[];
  haven: number[];
  cards: Record<string, number | null>;
  discarded: number[];
  regions: Record<string, { citizens: number[]; rats: ({ pool: string; face: number | null; seen: number[] })[]; diplomats?: number[]; potions?: number[]; carrying_both?: number[] }>;
  stored: number[];
  saved_diplomats: number[];
  walls: string[][];
  bishops: string[];
  nuns: string[];
  turned_up: number[];
  recycled_from: number[];
  region_cards: { place: ("face down" | "aside" | "discarded" | "removed")[]; shuffles: number; shuffle_of: number[]; left: number; hands: number[][]; drawn: number[]; drawn_by: number | null; shields: [string, number][] } | null;
  pending: { kind: string; seat: number; [held: string]: unknown }[];
  facts: TurnFacts;
}
