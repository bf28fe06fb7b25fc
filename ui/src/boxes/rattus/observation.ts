/** What the server tells of a game of Rattus. */
import type { Sitting as AnySitting } from "../box.ts";
import type { GameEvent } from "./events.ts";
import type { Position } from "./position.ts";

export type Observation = Position;
export interface Wire {
  readonly observation: Observation;
  readonly event: GameEvent;
}
export type Sitting = AnySitting<Wire>;
