// Written from the declaration of the game by `python -m tools.states`.

/** A state of Rattus Cartus as plain data, as far as it is declared. */
export interface Position {
  players: number;
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
}
