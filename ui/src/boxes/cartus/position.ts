// Written from the declaration of the game by `python -m tools.states`.

/** The nuns that the reader has seen, and how few or many there can be in the row. */
export interface NunFacts {
  seen: number;
  hidden: number;
  least: number;
  most: number;
}

/** What is printed on the cards in play, and what the rules count at this moment. */
export interface BoardFacts {
  rounds: number;
  draw: number;
  final: boolean;
  supplies: number[][];
  kinds: string[];
  prizes: number[];
  orders: Record<string, number[]>;
  nuns: NunFacts;
  most: number;
  alive: number[];
}

/** A state of Rattus Cartus as plain data, as far as it is declared. */
export interface Position {
  players: number;
  first_start: number;
  supplies_together: boolean;
  fewest_rats_survive: boolean;
  open_rats: boolean;
  phase: "setup" | "draw buildings" | "supplies" | "enter" | "resolve" | "over";
  round: number;
  start: number;
  buildings: string[];
  unseen_buildings: string[];
  building_left: number;
  replacement_left: number;
  replaced: string[];
  row: string[];
  seats: ({ rats: number; tokens: number; hand: Record<string, number>; laid: Record<string, number>; shown: boolean; place: number | null; supply: number | null })[];
  entered: number[];
  premium: number | null;
  queue: number[];
  least: number;
  tracks: Record<"peasantry" | "bourgeoisie" | "church" | "chivalry" | "magic" | "royalty", { influence: number[]; height: number[] }>;
  deck_left: number;
  shuffles: number;
  pool: Record<string, number>;
  row_pool: Record<string, number>;
  discard: Record<string, number>;
  outside: Record<string, number>;
  decks: Record<"Joker" | "Sword" | "Flute" | "Pass" | "Gold", number>;
  nun_row: ({ card: string | null; seen: number[] })[];
  tokens_left: number;
  known: { viewer: number | null; holder: number; cards: Record<string, number> }[];
  pending: { kind: string; seat: number; [held: string]: unknown }[];
  facts: BoardFacts;
}
