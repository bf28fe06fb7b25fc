/** A symbol for every event and clan. */
type Named = `game:${string}`;

export const EVENT_ICONS = {
  Abundance: "game:cornucopia",
  MassiveAttack: "game:crossed-swords",
  CousinsVisit: "game:knapsack",
  HelmetRat: "game:mining-helmet",
  YellowIsTheNewBlack: "game:cheese-wedge",
  DrCheese: "game:bubbling-flask",
  Tacticians: "game:chess-knight",
  Drunk: "game:beer-stein",
  HideTheCheese: "game:locked-chest",
  JustInTime: "game:hourglass",
  HolyRat: "game:angel-wings",
  RattibalLecter: "game:meat-cleaver",
  LockedAndLoaded: "game:key-lock",
  EndOfTheGame: "game:checkered-flag",
} as const satisfies Record<string, Named>;

export const CLAN_ICONS = {
  Recyclers: "game:recycle",
  Mutants: "game:dna1",
  Explorers: "game:binoculars",
  Scavengers: "game:vulture",
  Alchemists: "game:round-bottom-flask",
  Ninjas: "game:ninja-head",
  Breeders: "game:nest-eggs",
  Warriors: "game:viking-helmet",
  Musicians: "game:lyre",
  Athletes: "game:run",
  Corrupt: "game:receive-money",
  Seers: "game:crystal-ball",
} as const satisfies Record<string, Named>;
