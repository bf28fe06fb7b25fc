/** What is printed in the box, read from the same files as the rules. */
import cards from "../../../../src/ratking/games/rattus/data/cards.json";
import regionCards from "../../../../src/ratking/games/rattus/data/region_cards.json";
import tokens from "../../../../src/ratking/games/rattus/data/tokens.json";
import map from "./map.json";

export const FAMILIES = ["peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty", "islamic"] as const;
export type Family = (typeof FAMILIES)[number];
export type SymbolName = Family | "majority" | "everyone";
const SYMBOLS: readonly SymbolName[] = [...FAMILIES, "majority", "everyone"];

export interface Face { readonly limit: number; readonly symbols: readonly SymbolName[] }

/** The hidden sides of the rats, each with its symbols in the order in which they count. */
export const FACES: readonly Face[] = tokens.tokens.map((token) => ({
  limit: token.limit,
  symbols: [
    ...Array<SymbolName>(token.majority).fill("majority"),
    ...(token.classes as Family[]).toSorted((a, b) => FAMILIES.indexOf(a) - FAMILIES.indexOf(b)),
    ...Array<SymbolName>(token.all).fill("everyone"),
  ],
}));

export type RegionName = keyof typeof map.regions;
export const REGIONS = Object.keys(map.regions) as RegionName[];

/** The class cards by number, the first one at place 0. */
const PRINTED = Object.entries(cards.cards).toSorted(([, one], [, other]) => one.number - other.number);
export const CARDS = PRINTED.map(([name]) => name);
const FAMILY_OF = new Map(PRINTED.map(([name, { family }]) => [name, family as Family]));

/** The class of a card. */
export const familyOf = (card: string): Family => FAMILY_OF.get(card)!;

export interface RegionCard { readonly region: RegionName; readonly classes: readonly Family[] | null }

/** The region cards by number; null stands for any class. */
export const REGION_CARDS: readonly RegionCard[] = REGIONS.flatMap((region) =>
  (regionCards.region_cards[region] as (Family[] | "?")[]).map((classes) => ({
    region, classes: classes === "?" ? null : classes,
  })),
);

/** The symbol with the number that events use. */
export const symbolNamed = (number: number): SymbolName => SYMBOLS[number] ?? "everyone";

/** How the messages call a card: PiedPiper is card-pied-piper. */
export const messageOf = (card: string): string =>
  "card" + card.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
