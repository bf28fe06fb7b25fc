/** What each seat has drawn in the area that is searched, in the order in which it was told. */
import { perTable } from "../per_table.svelte.ts";
import type { GameEvent } from "./events.ts";
import { COLOURS, type Colour, type GameView, type Wire } from "./table.ts";
import { entry } from "$lib/sure.ts";

type Found = Readonly<Record<number, readonly Colour[]>>;
interface Known {
  readonly where: string;
  readonly beat: number;
  readonly found: Found;
}

const memory = perTable<Wire, { last?: Known }>(() => ({}));

/** Every part of the board asks this, so all of them show the same; another area begins with nothing. */
export function found(game: GameView): Found {
  const { beat, moment, observation } = game;
  const where = observation.phase === "search" ? `${observation.round} ${observation.area}` : "";
  const mine = memory(game);
  const { last } = mine;
  const before = last?.where === where ? last.found : {};
  const now = moment && last?.beat !== beat ? after(before, moment.event) : before;
  mine.last = { where, beat, found: now };
  return now;
}

function after(before: Found, event: GameEvent): Found {
  if (event.event === "BagFilled") return {};
  if (event.event !== "PieceDrawn" && event.event !== "PiecePutBack") return before;
  const pieces = before[event.seat] ?? [],
    colour = entry(COLOURS, event.colour);
  if (event.event === "PieceDrawn") return { ...before, [event.seat]: [...pieces, colour] };
  return { ...before, [event.seat]: pieces.toSpliced(pieces.lastIndexOf(colour), 1) };
}
