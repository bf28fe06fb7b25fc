// Written from the declaration of the game by `python -m tools.states`.

/** Whatever can happen in Rattus, as one viewer may know it. */
export type GameEvent =
  | { event: "CardChosen"; card: number }
  | { event: "PlagueMoved"; seat: number; region: number }
  | { event: "CaravanMoved"; seat: number; region: number }
  | { event: "TurnBegan"; seat: number }
  | { event: "CitizensPlaced"; seat: number; region: number; count: number }
  | { event: "CitizensMoved"; seat: number; origin: number; goal: number; count: number }
  | { event: "CitizenSaved"; seat: number; region: number }
  | { event: "CitizensDied"; seat: number; region: number; count: number }
  | { event: "CardTaken"; seat: number; card: number; loser: number }
  | { event: "CardUsed"; seat: number; card: number }
  | { event: "RatAdded"; seat: number; region: number }
  | { event: "RatMoved"; seat: number; rat: number; region: number }
  | { event: "RatsSwapped"; seat: number; rat: number; other_rat: number }
  | { event: "RatSeen"; seat: number; rat: number; face: number }
  | { event: "RatRevealed"; region: number; slot: number; face: number }
  | { event: "OutbreakBegan"; region: number; face: number }
  | { event: "SymbolCounted"; seat: number; region: number; symbol: number; card: number; count: number }
  | { event: "LastTurnEnded"; seat: number; ending: number }
  | { event: "FinalTurnBegan"; seat: number }
  | { event: "LastPlagueBegan"; seat: number }
  | { event: "PotionsDrunk"; seat: number; region: number; count: number }
  | { event: "DiplomatSent"; seat: number; region: number; both: number }
  | { event: "PotionGiven"; seat: number; region: number; both: number }
  | { event: "CitizenStored"; seat: number }
  | { event: "CitizensReleased"; seat: number; region: number; count: number }
  | { event: "BishopPlaced"; seat: number; region: number }
  | { event: "NunPlaced"; seat: number; region: number }
  | { event: "WallBuilt"; seat: number; region: number; other_region: number }
  | { event: "RegionCardDrawn"; seat: number; region_card: number }
  | { event: "RegionCardKept"; seat: number; region_card: number }
  | { event: "RegionCardShown"; seat: number; region_card: number }
  | { event: "RegionCardDiscarded"; seat: number; region_card: number }
  | { event: "RegionCardPlayed"; seat: number; region_card: number; card: number }
  | { event: "RegionDeckShuffled"; count: number }
  | { event: "RegionChosen"; seat: number; region: number };
