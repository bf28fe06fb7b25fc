// Written from the declaration of the game by `python -m tools.states`.

/** What is counted for a clan; the lists say what none, one, two and more rats count as. */
export interface CountedSeat {
  neighbours: number[];
  alive: number;
  hides: boolean;
  upkeep: number;
  strength: number[];
  guard: number[];
  young: number[];
}

/** What everybody could count at the table. */
export interface Counted {
  final: boolean;
  food: Record<string, number>[];
  feeding: number[][];
  costs: number[];
  asks: string[];
  twice: number;
  most_at_home: number | null;
  guarding: string[];
  seats: CountedSeat[];
}

/** A state of RatLand as plain data, as far as it is declared. */
export interface Position {
  players: number;
  start: number;
  food: string;
  clans: string;
  boards: string;
  locked_and_loaded: string;
  aggressive_defenders: string;
  phase: "setup" | "event" | "rats" | "attack" | "nursery" | "return" | "search" | "feeding" | "over";
  round: number;
  active: number;
  supply: number;
  event: "Abundance" | "MassiveAttack" | "CousinsVisit" | "HelmetRat" | "YellowIsTheNewBlack" | "DrCheese" | "Tacticians" | "Drunk" | "HideTheCheese" | "JustInTime" | "HolyRat" | "RattibalLecter" | "LockedAndLoaded" | "EndOfTheGame" | null;
  next_event: "Abundance" | "MassiveAttack" | "CousinsVisit" | "HelmetRat" | "YellowIsTheNewBlack" | "DrCheese" | "Tacticians" | "Drunk" | "HideTheCheese" | "JustInTime" | "HolyRat" | "RattibalLecter" | "LockedAndLoaded" | "EndOfTheGame" | null;
  event_seen_by: number[];
  events_gone: ("Abundance" | "MassiveAttack" | "CousinsVisit" | "HelmetRat" | "YellowIsTheNewBlack" | "DrCheese" | "Tacticians" | "Drunk" | "HideTheCheese" | "JustInTime" | "HolyRat" | "RattibalLecter" | "LockedAndLoaded" | "EndOfTheGame")[];
  food_cards: number[];
  next_food: number | null;
  food_seen_by: number[];
  food_left: number[];
  clans_left: Record<"Recyclers" | "Mutants" | "Explorers" | "Scavengers" | "Alchemists" | "Ninjas" | "Breeders" | "Warriors" | "Musicians" | "Athletes" | "Corrupt" | "Seers", number>;
  area: "dump" | "city" | "fields";
  turn: number;
  drawer: number | null;
  draws_left: number;
  bag: Record<"yellow" | "orange" | "white" | "black" | "purple" | "blue", number>;
  drawn: Record<"yellow" | "orange" | "white" | "black" | "purple" | "blue", number>;
  seats: ({ board: "normal" | "aggressive"; clan: "Recyclers" | "Mutants" | "Explorers" | "Scavengers" | "Alchemists" | "Ninjas" | "Breeders" | "Warriors" | "Musicians" | "Athletes" | "Corrupt" | "Seers" | null; offers: ("Recyclers" | "Mutants" | "Explorers" | "Scavengers" | "Alchemists" | "Ninjas" | "Breeders" | "Warriors" | "Musicians" | "Athletes" | "Corrupt" | "Seers" | null)[]; rats: Record<"dump" | "city" | "fields" | "left pipe" | "right pipe" | "nursery" | "pantry", number>; double: number; poisoned: number; poisoned_here: number; lost: number; graveyard: number; cheese: number; hidden: number; used: number; plan: Record<"dump" | "city" | "fields" | "left pipe" | "right pipe" | "nursery" | "pantry" | "double" | "hidden", number>; secret: number; starving: number; sent: number[] })[];
  pending: { kind: string; seat: number; [held: string]: unknown }[];
  counted: Counted;
}
