// Written from the declaration of the game by `python -m tools.states`.

/** Whatever can happen in Rattus Cartus, as one viewer may know it. */
export type GameEvent =
  | { event: "BuildingChosen"; building_card: number }
  | { event: "RoundBegan"; seat: number; number: number }
  | { event: "BuildingDrawn"; place: number; building_card: number }
  | { event: "BuildingReplaced"; building_card: number }
  | { event: "SupplyTaken"; seat: number; building_card: number }
  | { event: "SuppliesRevealed" }
  | { event: "CardDrawn"; seat: number; card: number }
  | { event: "DeckShuffled"; count: number }
  | { event: "NunCardSeen"; seat: number; nun_place: number; card: number }
  | { event: "RatsTaken"; seat: number; count: number }
  | { event: "RatsDiscarded"; seat: number; count: number }
  | { event: "RatGiven"; seat: number; receiver: number }
  | { event: "PassPlayed"; seat: number }
  | { event: "BuildingEntered"; seat: number; building_card: number; space: number }
  | { event: "CardLaid"; seat: number; card: number }
  | { event: "CardsAnnounced"; seat: number; count: number }
  | { event: "CardsRevealed"; seat: number; cards: number[] }
  | { event: "InfluenceScored"; seat: number; family: number; count: number }
  | { event: "SpecialResolved"; seat: number; victim: number; card: number }
  | { event: "CardGiven"; seat: number; receiver: number; card: number }
  | { event: "ActionUsed"; seat: number; building_card: number; premium: number }
  | { event: "ActionDeclined"; seat: number; building_card: number }
  | { event: "CardsTaken"; seat: number; card: number; count: number }
  | { event: "TokensTaken"; seat: number; count: number }
  | { event: "CardDiscarded"; seat: number; card: number }
  | { event: "StartPassed"; seat: number }
  | { event: "HandShown"; seat: number; cards: number[] }
  | { event: "NunRowRevealed"; cards: number[]; count: number }
  | { event: "PlagueKilled"; seat: number; count: number };
