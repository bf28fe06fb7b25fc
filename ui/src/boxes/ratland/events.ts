// Written from the declaration of the game by `python -m tools.states`.

/** Whatever can happen in RatLand, as one viewer may know it. */
export type GameEvent =
  | { event: "ClanDealt"; seat: number; clan: number }
  | { event: "ClansChosen"; aggressive: number[]; clans: number[] }
  | { event: "RoundBegan"; active: number }
  | { event: "EventRevealed"; card: number }
  | { event: "FoodRevealed"; card: number }
  | { event: "EventForeseen"; seat: number; card: number }
  | { event: "FoodForeseen"; seat: number; card: number }
  | { event: "ScreensLifted"; rats: number[]; double: number[]; hidden: number[] }
  | { event: "AthletesMoved"; rats: number[]; double: number[] }
  | { event: "CheeseGained"; seat: number; count: number }
  | { event: "CheeseStolen"; seat: number; victim: number; count: number }
  | { event: "CheeseGiven"; seat: number; musician: number }
  | { event: "CheesePaid"; seat: number; count: number }
  | { event: "RatsJoined"; seat: number; space: number; count: number }
  | { event: "RatLeft"; seat: number; space: number }
  | { event: "PoisonedRatLeft"; seat: number }
  | { event: "RatPoisoned"; seat: number; space: number }
  | { event: "RatLost"; seat: number; space: number }
  | { event: "RatGiven"; seat: number; taker: number }
  | { event: "RatsReturned"; seat: number; poisoned: number; lost: number }
  | { event: "RatFreed"; seat: number }
  | { event: "BagFilled"; area: number; pieces: number[] }
  | { event: "PieceAdded"; seat: number; colour: number }
  | { event: "RatWounded"; seat: number; victim: number; area: number }
  | { event: "PieceDrawn"; seat: number; colour: number }
  | { event: "PiecePutBack"; seat: number; colour: number }
  | { event: "SwapsRevealed"; choices: number[] }
  | { event: "RatsStarved"; counts: number[]; poisoned: number[] }
  | { event: "CheeseTransmuted"; counts: number[] };
