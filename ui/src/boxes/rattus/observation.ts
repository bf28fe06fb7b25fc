/** The state of a game of Rattus as the server writes it for one viewer. */
import type { Position } from "./position.ts";

export type Observation = Position;
export type RegionFacts = Position["regions"][string];
export type RatFacts = RegionFacts["rats"][number];
export type RegionDeckFacts = NonNullable<Position["region_cards"]>;

/** What an answer would do, as the server tells it. */
export interface PreviewFacts {
  region?: number;
  origin?: number;
  citizens?: number;
  rats?: number;
  plague?: number;
  caravan?: number;
  new_rats?: number;
  revealed?: number;
  at_stake?: number[];
}

/** An event as data: its name, and its facts by number. */
export type EventFacts = { event: string } & Record<string, number>;
