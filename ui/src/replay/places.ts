/** Where things lie on a board, found by the ids that answers touch. */
import type { Weighed } from "$lib/api/types.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
}

/** An answer on the board: the thing that it touches, and the one that it moves from. */
export interface Way {
  readonly to: Spot;
  readonly from: Spot | null;
}

/** How large the signs of the two answers are, and how far they stand apart on one thing. */
const SIGN = 12;
const APART = 32;
/** A thing that is smaller than this keeps its sign above it. */
const SMALL = 70;

/** The middle of a thing, seen from the corner of a sheet; a thing may name its spot itself. */
function spotOf(sheet: Element, id: string): Spot | null {
  const found = ["data-place", "data-touch", "data-thing"]
    .map((name) => sheet.querySelector(`[${name}="${id}"]`))
    .find(Boolean);
  const box = found?.getBoundingClientRect(),
    corner = sheet.getBoundingClientRect();
  if (!box || (!box.width && !box.height)) return null;
  const x = box.left + box.width / 2 - corner.left,
    y = box.top + box.height / 2 - corner.top;
  const inside = x > 0 && y > 0 && x < corner.width && y < corner.height;
  return inside ? { x, y, width: box.width, height: box.height } : null;
}

/** The way of an answer over the board, or null where it has no place there. */
export function wayOf(sheet: Element, { touch, source }: Weighed): Way | null {
  const to = touch.map((id) => spotOf(sheet, id)).find((spot) => spot !== null) ?? null;
  return to && { to, from: source ? spotOf(sheet, source) : null };
}

/** A bow between two spots that stops short of both; its sign sits where it bends. */
export function bow(
  { from, to }: Way,
  side: number,
): { path: string; end: Point; sign: Point; turn: number } | null {
  if (!from) return null;
  const across = to.x - from.x,
    down = to.y - from.y,
    far = Math.hypot(across, down);
  if (far < 2 * SIGN) return null;
  const bulge = Math.max(0.3, 34 / far) * side;
  const bent = { x: (from.x + to.x) / 2 - down * bulge, y: (from.y + to.y) / 2 + across * bulge };
  const short = (end: Spot, gap: number): Point => {
    const x = bent.x - end.x,
      y = bent.y - end.y,
      long = Math.hypot(x, y) || 1;
    return { x: end.x + (x / long) * gap, y: end.y + (y / long) * gap };
  };
  const start = short(from, SIGN),
    end = short(to, Math.min(22, far / 4));
  return {
    path: `M${start.x} ${start.y}Q${bent.x} ${bent.y} ${end.x} ${end.y}`,
    end,
    sign: { x: (start.x + 2 * bent.x + end.x) / 4, y: (start.y + 2 * bent.y + end.y) / 4 },
    turn: (Math.atan2(end.y - bent.y, end.x - bent.x) * 180) / Math.PI,
  };
}

/** Where a sign stands beside a thing: left of a point, above something small, in the corner of something large. */
export function beside({ x, y, width, height }: Spot): Point {
  if (width < 2 * SIGN) return { x: x - 2.4 * SIGN, y };
  if (width < SMALL) return { x, y: Math.max(SIGN + 2, y - height / 2) };
  return { x: x + width / 2 - SIGN - 5, y: Math.max(SIGN + 4, y - height / 2 + SIGN + 5) };
}

/** Two signs on one thing stand below each other, with their words. */
export const stacked = ({ x, y, width }: Spot, place: number): Point => ({
  x: x - Math.min(width / 2 - SIGN, 34),
  y: y + (place - 0.5) * APART,
});
