/** Cards, classes and buildings by number, as records and events name them, with their pictures. */
import type { CartusTables } from "$lib/api/types.ts";
import { entry, namesOf } from "$lib/sure.ts";

export type IconName = `game:${string}`;

/** The Church has no icon in the set: its cross is drawn by Symbol. */
export const SYMBOLS = {
  peasantry: "game:wheat",
  bourgeoisie: "game:two-coins",
  church: null,
  chivalry: "game:crossed-swords",
  magic: "game:pentacle",
  royalty: "game:crown",
} as const satisfies Record<string, IconName | null>;
export type Family = keyof typeof SYMBOLS;

interface Kind {
  readonly name: string;
  readonly icon: IconName;
}

export const ICONS: Readonly<Record<string, IconName>> = {
  Peasant: "game:farmer",
  Merchant: "game:scales",
  Monk: "game:monk-face",
  Knight: "game:mounted-knight",
  Witch: "game:witch-face",
  King: "game:crown",
  Joker: "game:jester-hat",
  Sword: "game:broadsword",
  Flute: "game:flute",
  Pass: "game:hourglass",
  Gold: "game:gold-bar",
  Farm: "game:barn",
  Brewery: "game:beer-stein",
  Marketplace: "game:cornucopia",
  Office: "game:scroll-quill",
  Monastery: "game:church",
  Hospital: "game:hospital",
  Castle: "game:white-tower",
  "Guard Tower": "game:guarded-tower",
  "Pied Piper's Hut": "game:hut",
  "Fortune-teller's Tent": "game:crystal-ball",
  Palace: "game:throne-king",
  Treasury: "game:open-treasure-chest",
};

export let FAMILIES: readonly Family[] = [];
export let OTHERS: readonly Kind[] = [];
let figures: readonly Kind[] = [];
let buildings: readonly Kind[] = [];
let nunsOfAFigure = 0;
let copies = 0;

/** Lay out the box in the order in which the server numbers its things. */
export function lay(tables: CartusTables): void {
  const kinds = (names: readonly string[]) =>
    names.map((name): Kind => ({ name, icon: entry(ICONS, name) }));
  FAMILIES = namesOf(SYMBOLS, tables.families);
  OTHERS = kinds(tables.others);
  figures = kinds(tables.figures);
  buildings = kinds(tables.buildings);
  nunsOfAFigure = tables.nuns;
  copies = tables.copies;
}

const population = () => figures.length * nunsOfAFigure;

/** A hand card: what stands on it. */
export interface Face {
  readonly number: number;
  /** The message that names it: card-monk. */
  readonly message: string;
  readonly icon: IconName;
  readonly family: Family | null;
  readonly nuns: number | null;
}

export function faceOf(number: number): Face {
  if (number < population()) {
    const kind = Math.floor(number / nunsOfAFigure);
    const { name, icon } = entry(figures, kind);
    return {
      number,
      message: spelt("card", name),
      icon,
      family: entry(FAMILIES, kind),
      nuns: number % nunsOfAFigure,
    };
  }
  const { name, icon } = entry(OTHERS, number - population());
  return { number, message: spelt("card", name), icon, family: null, nuns: null };
}

/** Find the number of a card by its name in records: "Monk 4", "Joker". */
export function cardNumber(name: string): number {
  const [figure, nuns] = name.split(" ");
  const other = OTHERS.findIndex((kind) => kind.name === name);
  if (other >= 0) return population() + other;
  return figures.findIndex((kind) => kind.name === figure) * nunsOfAFigure + Number(nuns);
}

/** The picture of a card or a building as the rules name it: `building:3`. */
export function pictureOf(thing: string): IconName | null {
  const [kind, number] = thing.split(":");
  if (kind === "building") return buildings[Number(number)]?.icon ?? null;
  return kind === "card" ? faceOf(Number(number)).icon : null;
}

/** A building card of the row: "Farm a" is the first of five. */
export interface BuildingFace {
  readonly thing: string;
  readonly message: string;
  readonly icon: IconName;
  readonly family: Family;
}

export function buildingOf(card: string): BuildingFace {
  const name = card.slice(0, -2);
  const number = buildings.findIndex((building) => building.name === name);
  const family = entry(FAMILIES, Math.floor((number * FAMILIES.length) / buildings.length));
  return {
    thing: `building:${number}`,
    message: spelt("building", name),
    icon: entry(buildings, number).icon,
    family,
  };
}

/** The building of a card that goes by number, as in events. */
export function buildingNumbered(card: number): BuildingFace {
  return buildingOf(`${entry(buildings, Math.floor(card / copies)).name} a`);
}

/** Find a building card of an event, which goes by number, in the row. */
export function isBuildingCard(card: string, number: number): boolean {
  return (
    card === `${entry(buildings, Math.floor(number / copies)).name} ${"abcde"[number % copies]}`
  );
}

function spelt(subject: string, name: string): string {
  return `${subject}-${name.replace("'", "").replaceAll(" ", "-").toLowerCase()}`;
}
