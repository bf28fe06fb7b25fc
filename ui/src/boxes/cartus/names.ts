/** Cards, classes and buildings by number, as records and events name them, with their pictures. */
export type IconName = `game:${string}`;

export const FAMILIES = ["peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"] as const;
export type Family = (typeof FAMILIES)[number];

/** The Church has no icon in the set: its cross is drawn by Symbol. */
export const SYMBOLS: Record<Family, IconName | null> = {
  peasantry: "game:wheat",
  bourgeoisie: "game:two-coins",
  church: null,
  chivalry: "game:crossed-swords",
  magic: "game:pentacle",
  royalty: "game:crown",
};

interface Kind { readonly name: string; readonly icon: IconName }

const FIGURES: readonly Kind[] = [
  { name: "Peasant", icon: "game:farmer" },
  { name: "Merchant", icon: "game:scales" },
  { name: "Monk", icon: "game:monk-face" },
  { name: "Knight", icon: "game:mounted-knight" },
  { name: "Witch", icon: "game:witch-face" },
  { name: "King", icon: "game:crown" },
];

export const OTHERS: readonly Kind[] = [
  { name: "Joker", icon: "game:jester-hat" },
  { name: "Sword", icon: "game:broadsword" },
  { name: "Flute", icon: "game:flute" },
  { name: "Pass", icon: "game:hourglass" },
  { name: "Gold", icon: "game:gold-bar" },
];

const BUILDINGS: readonly Kind[] = [
  { name: "Farm", icon: "game:barn" },
  { name: "Brewery", icon: "game:beer-stein" },
  { name: "Marketplace", icon: "game:cornucopia" },
  { name: "Office", icon: "game:scroll-quill" },
  { name: "Monastery", icon: "game:church" },
  { name: "Hospital", icon: "game:hospital" },
  { name: "Castle", icon: "game:white-tower" },
  { name: "Guard Tower", icon: "game:guarded-tower" },
  { name: "Pied Piper's Hut", icon: "game:hut" },
  { name: "Fortune-teller's Tent", icon: "game:crystal-ball" },
  { name: "Palace", icon: "game:throne-king" },
  { name: "Treasury", icon: "game:open-treasure-chest" },
];

const NUNS = 5;
const POPULATION = FIGURES.length * NUNS;

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
  if (number < POPULATION) {
    const kind = Math.floor(number / NUNS);
    const { name, icon } = FIGURES[kind]!;
    return { number, message: spelt("card", name), icon, family: FAMILIES[kind]!, nuns: number % NUNS };
  }
  const { name, icon } = OTHERS[number - POPULATION]!;
  return { number, message: spelt("card", name), icon, family: null, nuns: null };
}

/** Find the number of a card by its name in records: "Monk 4", "Joker". */
export function cardNumber(name: string): number {
  const [figure, nuns] = name.split(" ");
  const other = OTHERS.findIndex((kind) => kind.name === name);
  if (other >= 0) return POPULATION + other;
  return FIGURES.findIndex((kind) => kind.name === figure) * NUNS + Number(nuns);
}

/** A building card of the row: "Farm a" is the first of five. */
export interface BuildingFace { readonly thing: string; readonly message: string; readonly icon: IconName; readonly family: Family }

export function buildingOf(card: string): BuildingFace {
  const name = card.slice(0, -2);
  const number = BUILDINGS.findIndex((building) => building.name === name);
  const family = FAMILIES[Math.floor(number / 2)]!;
  return { thing: `building:${number}`, message: spelt("building", name), icon: BUILDINGS[number]!.icon, family };
}

/** The building of a card that goes by number, as in events. */
export function buildingNumbered(card: number): BuildingFace {
  return buildingOf(`${BUILDINGS[Math.floor(card / 5)]!.name} a`);
}

/** Find a building card of an event, which goes by number, in the row. */
export function isBuildingCard(card: string, number: number): boolean {
  return card === `${BUILDINGS[Math.floor(number / 5)]!.name} ${"abcde"[number % 5]}`;
}

function spelt(subject: string, name: string): string {
  return `${subject}-${name.replace("'", "").replaceAll(" ", "-").toLowerCase()}`;
}
