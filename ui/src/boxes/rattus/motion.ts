/** How long things take at speed 1, and from where to where pieces travel. */
import type { GameEvent } from "./events.ts";
import { REGIONS, type RegionName } from "./printed.ts";
import { entry } from "$lib/sure.ts";

const WALK = 450,
  SLIDE = 380,
  FLIP = 520,
  COUNT = 350,
  LEAVE = 700,
  CARD = 420,
  PAUSE = 260,
  READ = 900;

/** How long each event is shown, in milliseconds at speed 1. */
export const DURATIONS: Readonly<Record<GameEvent["event"], number>> = {
  CardChosen: PAUSE,
  PlagueMoved: WALK + PAUSE,
  CaravanMoved: WALK,
  TurnBegan: READ / 2,
  CitizensPlaced: WALK,
  CitizensMoved: WALK,
  CitizenSaved: WALK,
  CitizensDied: LEAVE,
  CardTaken: CARD,
  CardUsed: CARD,
  RatAdded: SLIDE,
  RatMoved: SLIDE,
  RatsSwapped: SLIDE,
  RatSeen: FLIP,
  RatRevealed: FLIP + READ,
  OutbreakBegan: COUNT,
  SymbolCounted: COUNT,
  LastTurnEnded: READ,
  FinalTurnBegan: READ / 2,
  LastPlagueBegan: READ,
  PotionsDrunk: LEAVE,
  DiplomatSent: PAUSE,
  PotionGiven: PAUSE,
  CitizenStored: WALK,
  CitizensReleased: WALK,
  BishopPlaced: WALK,
  NunPlaced: WALK,
  WallBuilt: SLIDE,
  RegionCardDrawn: CARD,
  RegionCardKept: CARD,
  RegionCardShown: CARD,
  RegionCardDiscarded: CARD,
  RegionCardPlayed: CARD + PAUSE,
  RegionDeckShuffled: PAUSE,
  RegionChosen: PAUSE,
};

export type Spot = { region: RegionName } | { spot: string };
export type Piece = "citizen" | "dead" | "rat" | "plague" | "caravan" | "bishop" | "nun";

export interface Flight {
  readonly piece: Piece;
  readonly seat: number;
  readonly count: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly time: number;
  readonly easing: string;
}

/** So many rats lie in a region at most; events number them through. */
const SLOTS = 3;
const IN_OUT = "cubic-bezier(.4,0,.2,1)",
  AWAY = "cubic-bezier(.4,0,1,1)";
const at = (region: number): Spot => ({ region: entry(REGIONS, region) });
const ratAt = (rat: number): Spot => at(Math.floor(rat / SLOTS));
const by = (seat: number): Spot => ({ spot: `seat-${seat}` });
const spot = (name: string): Spot => ({ spot: name });

/** The journey of a piece that an event tells of, if it tells of one. */
export function flightOf(
  e: GameEvent,
  plague: RegionName | null,
  caravan: RegionName | null,
): Flight | null {
  const trip = (piece: Piece, from: Spot, to: Spot, time = WALK, easing = IN_OUT): Flight => ({
    piece,
    seat: "seat" in e ? e.seat : 0,
    count: "count" in e ? e.count : 1,
    from,
    to,
    time,
    easing,
  });
  switch (e.event) {
    case "CitizensPlaced":
      return trip("citizen", by(e.seat), at(e.region));
    case "CitizensMoved":
      return trip("citizen", at(e.origin), at(e.goal));
    case "CitizenSaved":
      return trip("citizen", at(e.region), spot("haven"));
    case "CitizensDied":
      return trip("dead", at(e.region), by(e.seat), LEAVE, AWAY);
    case "CitizenStored":
      return trip("citizen", by(e.seat), spot("card-Baker"));
    case "CitizensReleased":
      return trip("citizen", spot("card-Baker"), at(e.region));
    case "RatAdded":
      return trip("rat", spot("supply"), at(e.region), SLIDE);
    case "RatMoved":
      return trip("rat", ratAt(e.rat), at(e.region), SLIDE);
    case "RatsSwapped":
      return trip("rat", ratAt(e.rat), ratAt(e.other_rat), SLIDE);
    case "PlagueMoved":
      return plague ? trip("plague", { region: plague }, at(e.region)) : null;
    case "CaravanMoved":
      return caravan ? trip("caravan", { region: caravan }, at(e.region)) : null;
    case "BishopPlaced":
      return trip("bishop", spot("card-Bishop"), at(e.region));
    case "NunPlaced":
      return trip("nun", spot("card-Nun"), at(e.region));
    default:
      return null;
  }
}
