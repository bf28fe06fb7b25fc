/** Where everything stands in the cross-section, from street to cellar, for any size. */
import type { Space } from "./table.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Scene {
  readonly narrow: boolean;
  /** Too low for rats that are drawn beside their number, as under the words of a coach. */
  readonly low: boolean;
  readonly w: number;
  readonly h: number;
  readonly sky: Rect;
  readonly grass: Rect;
  readonly gallery: Rect;
  readonly rooms: Record<Space, Rect>;
  /** Where what counts in two rooms stands, and whether in one line, so that no stepper is covered. */
  readonly double: { readonly y: number; readonly line: boolean };
}

const NARROW = 560;
const LOW = 440;
const LOW_ROOM = 210;
const LINE = 40;
const BAND = 34;
const BAND_WITH_DOUBLE = 50;
const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** The street takes the top, then ground, gallery, and the cellar with arches and pipes. */
export function sceneOf(w: number, h: number, hasDouble = false): Scene {
  return w < NARROW ? narrowScene(w, h, hasDouble ? BAND_WITH_DOUBLE : BAND) : wideScene(w, h);
}

function wideScene(w: number, h: number): Scene {
  const isLow = h < LOW;
  const street = Math.max(isLow ? 130 : 200, h * 0.345);
  const ground = isLow ? 18 : Math.max(48, h * 0.115);
  const band = isLow ? 34 : 42;
  const cellar = street + ground + band + (isLow ? 6 : 16);
  const deep = h - cellar;
  const arch = Math.min(230, w * 0.235);
  const gap = w * 0.014;
  const pipe = Math.min(210, (w - 2 * arch - 2 * gap) / 2 - w * 0.035);
  const low = cellar + Math.min(46, deep * 0.16);
  const pipes = h - low - Math.min(30, deep * 0.09);
  const pantry = rect(w / 2 - gap / 2 - arch, cellar + 6, arch, deep - 20);
  const line = pantry.h < LOW_ROOM;
  return {
    narrow: false,
    low: isLow,
    w,
    h,
    sky: rect(0, 0, w, street),
    grass: rect(0, street, w, 12),
    gallery: rect(0, street + ground, w, band),
    rooms: {
      ...areas(w, 6, street - 12),
      "left pipe": rect(0, low, pipe, pipes),
      "right pipe": rect(w - pipe, low, pipe, pipes),
      pantry,
      nursery: rect(w / 2 + gap / 2, cellar + 6, arch, deep - 20),
    },
    double: { y: pantry.y + pantry.h - (line ? LINE : 74), line },
  };
}

/** On a phone what counts in two rooms stands in the gallery, for nothing may cover a stepper. */
function narrowScene(w: number, h: number, band: number): Scene {
  const street = Math.min(150, Math.max(126, h * 0.3));
  const cellar = street + 18 + band;
  const row = Math.min(126, (h - cellar - 24) / 2);
  const half = (w - 30) / 2;
  const below = cellar + 16 + row;
  return {
    narrow: true,
    low: false,
    w,
    h,
    sky: rect(0, 0, w, street),
    grass: rect(0, street, w, 8),
    gallery: rect(0, street + 18, w, band),
    rooms: {
      ...areas(w, 4, street),
      pantry: rect(10, cellar + 8, half, row),
      nursery: rect(20 + half, cellar + 8, half, row),
      "left pipe": rect(10, below, half, row),
      "right pipe": rect(20 + half, below, half, row),
    },
    double: { y: street + 18, line: true },
  };
}

function areas(w: number, top: number, bottom: number): Record<"dump" | "city" | "fields", Rect> {
  const third = w / 3;
  return {
    dump: rect(0, top, third, bottom - top),
    city: rect(third, top, third, bottom - top),
    fields: rect(2 * third, top, third, bottom - top),
  };
}
