/** What each seat has drawn in the area that is searched, in the order in which it was told. */
import type { GameEvent } from "./events.ts";
import { COLOURS, type Colour, type GameView } from "./table.ts";

type Found = Readonly<Record<number, readonly Colour[]>>;
interface Known {
  readonly where: string;
  readonly beat: number;
  readonly found: Found;
}

const known = new WeakMap<GameView, Known>();

/** Every part of the board asks this, so all of them show the same; another area begins with nothing. */
export function found(game: GameView): Found {
  const { beat, moment, observation } = game;
  const where = observation.phase === "search" ? `${observation.round} ${observation.area}` : "";
  const last = known.get(game);
  const before = last?.where === where ? last.found : {};
  const now = moment && last?.beat !== beat ? after(before, moment.event) : before;
  known.set(game, { where, beat, found: now });
  return now;
}

function after(before: Found, event: GameEvent): Found {
  if (event.event === "BagFilled") return {};
  if (event.event !== "PieceDrawn" && event.event !== "PiecePutBack") return before;
  const pieces = before[event.seat] ?? [],
    colour = COLOURS[event.colour]!;
  if (event.event === "PieceDrawn") return { ...before, [event.seat]: [...pieces, colour] };
  return { ...before, [event.seat]: pieces.toSpliced(pieces.lastIndexOf(colour), 1) };
}
