/** Where the clans sit: in a ring, each beside its neighbours, mine at the bottom. */
import type { Rect } from "./scene.ts";

const WIDE = 30;
const NEAR = 8;

function columnsFor(players: number, w: number): number {
  if (w < 560) return players <= 3 ? players : players <= 4 ? 2 : 3;
  return players <= 4 ? players : Math.ceil(players / 2);
}

/** A place in the ring; a turned board is seen from across, its left pipe to the right. */
export interface Place extends Rect {
  readonly turned: boolean;
}

/**
 * Places by seat. Along the bottom the left neighbour sits to the left; the row above goes the
 * other way round, as people do who sit across.
 */
export function ring(players: number, me: number, at: Rect): Place[] {
  const columns = columnsFor(players, at.w);
  const rows = Math.ceil(players / columns);
  const gap = at.w < 560 ? NEAR : Math.min(WIDE, Math.max(14, at.w / columns / 6));
  const w = Math.min(players > 2 ? 260 : 320, (at.w - gap * (columns + 1)) / columns);
  const h = Math.min(262, (at.h - gap * (rows + 1)) / rows);
  const places: Place[] = Array.from({ length: players });
  const mine = Math.floor((Math.min(columns, players) - 1) / 2);
  let step = 0;
  for (let row = 0; row < rows; row += 1) {
    const here = Math.min(columns, players - step);
    const left = at.x + (at.w - here * w - (here - 1) * gap) / 2;
    const y = at.y + (at.h - rows * h - (rows - 1) * gap) / 2 + (rows - 1 - row) * (h + gap);
    for (let place = 0; place < here; place += 1) {
      const column = row % 2 === 0 ? here - 1 - place : place;
      const first = Math.min(columns, players) - 1 - mine;
      const seat = (((me - first + step) % players) + players) % players;
      places[seat] = { x: left + column * (w + gap), y, w, h, turned: row % 2 === 1 };
      step += 1;
    }
  }
  return places;
}

/** How much of a clan a place has room for. */
export interface Size {
  readonly small: boolean;
  readonly tiny: boolean;
  /** All four spaces stand side by side. */
  readonly flat: boolean;
  /** There is room for words and for every rat. */
  readonly roomy: boolean;
}

export function sizeOf({ w, h }: Place): Size {
  const tiny = h < 92;
  const flat = tiny || w / h > 1.45;
  return { small: w < 130 || h < 140, tiny, flat, roomy: w >= 150 && h >= (flat ? 130 : 190) };
}
