/** What is printed in the box, as the server has it: its files, or an owner's. */
import type { RattusTables } from "$lib/api/types.ts";
import { drawMap } from "./geography.ts";
import { entry, present } from "$lib/sure.ts";

export const FAMILIES = [
  "peasantry",
  "bourgeoisie",
  "church",
  "chivalry",
  "magic",
  "royalty",
  "islamic",
] as const;
export type Family = (typeof FAMILIES)[number];
export type SymbolName = Family | "majority" | "everyone";
const SYMBOLS: readonly SymbolName[] = [...FAMILIES, "majority", "everyone"];

export interface Face {
  readonly limit: number;
  readonly symbols: readonly SymbolName[];
}
export type RegionName = string;
export interface RegionCard {
  readonly region: RegionName;
  readonly classes: readonly Family[] | null;
}

/** The hidden sides of the rats, each with its symbols in the order in which they count. */
export let FACES: readonly Face[] = [];
export let REGIONS: readonly RegionName[] = [];
/** The class cards by number, the first one at place 0. */
export let CARDS: readonly string[] = [];
let familyByCard: ReadonlyMap<string, Family> = new Map();
/** The region cards by number; null stands for any class. */
export let REGION_CARDS: readonly RegionCard[] = [];

/** Lay out what a table was dealt with; nothing is drawn before. */
export function lay(tables: RattusTables): void {
  FACES = tables.faces.map(({ limit, symbols }) => ({ limit, symbols: symbols.map(symbolOf) }));
  REGIONS = tables.regions.map(({ name }) => name);
  CARDS = tables.cards.map(({ name }) => name);
  familyByCard = new Map(tables.cards.map(({ name, family }) => [name, familyNamed(family)]));
  REGION_CARDS = tables.region_cards.map(({ region, classes }) => ({
    region: entry(REGIONS, region),
    classes: classes.length ? classes.map(familyNamed) : null,
  }));
  drawMap(tables.regions);
}

const symbolOf = (name: string): SymbolName =>
  present(
    SYMBOLS.find((symbol) => symbol === name),
    `no symbol ${name}`,
  );
const familyNamed = (name: string): Family =>
  present(
    FAMILIES.find((family) => family === name),
    `no class ${name}`,
  );

/** The class of a card. */
export const familyOf = (card: string): Family => present(familyByCard.get(card));

/** The symbol with the number that events use. */
export const symbolNamed = (number: number): SymbolName => SYMBOLS[number] ?? "everyone";

/** How the messages call a card: PiedPiper is card-pied-piper. */
export const messageOf = (card: string): string =>
  "card" + card.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
