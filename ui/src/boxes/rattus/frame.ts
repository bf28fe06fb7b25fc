/** Which part of the map is in view, and how large pieces are drawn on it. */
import { PLACES } from "./geography.ts";
import type { Point } from "./places.ts";
import type { RegionName } from "./printed.ts";
import { entry } from "$lib/sure.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels for one unit of the map, before anybody zooms. */
  readonly scale: number;
  /** Units of the map for one unit of a piece. */
  readonly piece: number;
}

const PAD = 6;
const SMALLEST = 0.72,
  LARGEST = 1.35;
const WIDE = 1600;

/** Show every region in play in the free middle, as large as it goes. */
export function fitted(inPlay: readonly RegionName[], size: Size, edges: Edges): Frame {
  const rooms = inPlay.map((name) => entry(PLACES, name).room);
  const least = (side: 0 | 1) => Math.min(...rooms.map((room) => room[side]));
  const most = (side: 2 | 3) => Math.max(...rooms.map((room) => room[side]));
  const [left, top, right, bottom] = [least(0), least(1), most(2), most(3)] as const;
  const free = {
    width: size.width - edges.left - edges.right - 2 * PAD,
    height: size.height - edges.top - edges.bottom - 2 * PAD,
  };
  const scale = Math.max(0.2, Math.min(free.width / (right - left), free.height / (bottom - top)));
  const x = (left + right) / 2 - (edges.left + PAD + free.width / 2) / scale;
  const y = (top + bottom) / 2 - (edges.top + PAD + free.height / 2) / scale;
  const piece =
    Math.min(LARGEST, Math.max(SMALLEST, scale * (size.width >= WIDE ? 1.22 : 1.08))) / scale;
  return { x, y, width: size.width / scale, height: size.height / scale, scale, piece };
}

/** Look nearer, keeping a point of the map where it is; never farther than all regions in play. */
export function zoomed(frame: Frame, home: Frame, at: Point, factor: number): Frame {
  const width = Math.min(home.width, Math.max(home.width / 5, frame.width / factor));
  const ratio = width / frame.width;
  return kept(
    {
      ...frame,
      width,
      height: frame.height * ratio,
      x: at[0] - (at[0] - frame.x) * ratio,
      y: at[1] - (at[1] - frame.y) * ratio,
    },
    home,
  );
}

export function panned(frame: Frame, home: Frame, dx: number, dy: number): Frame {
  return kept({ ...frame, x: frame.x - dx, y: frame.y - dy }, home);
}

function kept(frame: Frame, home: Frame): Frame {
  const x = Math.min(Math.max(frame.x, home.x), home.x + home.width - frame.width);
  const y = Math.min(Math.max(frame.y, home.y), home.y + home.height - frame.height);
  return { ...frame, x, y };
}
