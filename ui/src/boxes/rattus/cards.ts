/** What class cards and symbols look like: pictures in ink. */
import { CARDS, type SymbolName } from "./printed.ts";

export type IconName = `game:${string}`;

/** The drawings by card; a card without one shows the symbol of its class. */
export const PICTURES: Readonly<Partial<Record<string, IconName>>> = {
  Peasant: "game:farmer",
  Monk: "game:monk-face",
  Merchant: "game:scales",
  Witch: "game:witch-face",
  King: "game:crown",
  Knight: "game:mounted-knight",
  Baker: "game:bread",
  Serf: "game:sickle",
  Bishop: "game:pope-crown",
  Nun: "game:nun-face",
  Courier: "game:cloaked-figure-on-horseback",
  Mayor: "game:three-keys",
  PiedPiper: "game:flute",
  Wizard: "game:wizard-face",
  Emperor: "game:imperial-crown",
  Queen: "game:queen-crown",
  Crusader: "game:templar-shield",
  Soldier: "game:spears",
  Astronomer: "game:astrolabe",
  Explorer: "game:compass",
  Caravanner: "game:camel",
  Sultan: "game:turban",
};

/** The drawing of a card as the rules name it: `card:3`. */
export function pictureOf(thing: string): IconName | null {
  const [kind, number] = thing.split(":");
  return (kind === "card" && PICTURES[CARDS[Number(number)] ?? ""]) || null;
}

/** Symbols of the set; Church and Islamic are our own drawings. */
export const SYMBOL_ICONS: Readonly<Partial<Record<SymbolName, IconName>>> = {
  peasantry: "game:wheat",
  bourgeoisie: "game:two-coins",
  chivalry: "game:crossed-swords",
  magic: "game:pentacle",
  royalty: "game:crown",
  majority: "game:podium-winner",
  everyone: "game:minions",
};

/** Paths on a 512 x 512 field. */
export const OWN_SYMBOLS: Readonly<Partial<Record<SymbolName, string>>> = {
  church: "M206 56h100v110h110v96H306v194H206V262H96v-96h110z",
  islamic: "M326 92A186 186 0 1 0 430 330A150 150 0 1 1 326 92z",
};
