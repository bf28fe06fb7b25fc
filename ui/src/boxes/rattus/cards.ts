/** What a class card looks like: a picture in ink, and the symbol of its class. */
import type { Family, SymbolName } from "./printed.ts";

export type IconName = `game:${string}`;
export interface Look { readonly icon: IconName; readonly family: Family }

export const LOOKS: Readonly<Record<string, Look>> = {
  Peasant: { icon: "game:farmer", family: "peasantry" },
  Monk: { icon: "game:monk-face", family: "church" },
  Merchant: { icon: "game:scales", family: "bourgeoisie" },
  Witch: { icon: "game:witch-face", family: "magic" },
  King: { icon: "game:crown", family: "royalty" },
  Knight: { icon: "game:mounted-knight", family: "chivalry" },
  Baker: { icon: "game:bread", family: "peasantry" },
  Serf: { icon: "game:sickle", family: "peasantry" },
  Bishop: { icon: "game:pope-crown", family: "church" },
  Nun: { icon: "game:nun-face", family: "church" },
  Courier: { icon: "game:cloaked-figure-on-horseback", family: "bourgeoisie" },
  Mayor: { icon: "game:three-keys", family: "bourgeoisie" },
  PiedPiper: { icon: "game:flute", family: "magic" },
  Wizard: { icon: "game:wizard-face", family: "magic" },
  Emperor: { icon: "game:imperial-crown", family: "royalty" },
  Queen: { icon: "game:queen-crown", family: "royalty" },
  Crusader: { icon: "game:templar-shield", family: "chivalry" },
  Soldier: { icon: "game:spears", family: "chivalry" },
  Astronomer: { icon: "game:astrolabe", family: "islamic" },
  Explorer: { icon: "game:compass", family: "islamic" },
  Caravanner: { icon: "game:camel", family: "islamic" },
  Sultan: { icon: "game:turban", family: "islamic" },
};

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
