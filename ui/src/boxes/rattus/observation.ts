/** What the server tells of a game of Rattus. */
import type { GameView as AnyGameView } from "../box.ts";
import type { GameEvent } from "./events.ts";
import type { Position } from "./position.ts";

export type Observation = Position;
export interface Wire {
  readonly observation: Observation;
  readonly event: GameEvent;
}
export type GameView = AnyGameView<Wire>;
