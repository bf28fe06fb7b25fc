/** Where names and pieces stand on the map, in its own units; adjusted by hand, region by region. */
import type map from "./map.json";

export type Point = readonly [number, number];

export interface Place {
  /** The middle of the region's name. */
  readonly name: Point;
  /** The line between rats above and citizens below. */
  readonly plaza: Point;
  /** A spot on the land that a line leads to, where the plaza stands beside the region. */
  readonly anchor?: Point;
  /** The side of the rats where the plague stands: to the right unless this is -1. */
  readonly side?: -1;
  /** Other spots where the map is small and its pieces are large. */
  readonly narrow?: { readonly name?: Point; readonly plaza?: Point; readonly side?: -1 };
  /** What must be in view while the region is in play: left, top, right, bottom. */
  readonly room: readonly [number, number, number, number];
}

/** The shapes of the map go by the names that our board has. */
export type ShapeName = keyof typeof map.regions;

export const BY_SHAPE: Readonly<Record<ShapeName, Place>> = {
  Anglia: {
    name: [318, 277],
    plaza: [400, 334],
    narrow: { name: [336, 276] },
    room: [282, 215, 445, 395],
  },
  France: {
    name: [424, 436],
    plaza: [424, 480],
    narrow: { name: [412, 428], plaza: [412, 472] },
    room: [325, 385, 500, 565],
  },
  Germania: {
    name: [532, 386],
    plaza: [534, 432],
    narrow: { name: [524, 378], plaza: [524, 424] },
    room: [455, 335, 610, 515],
  },
  Espagna: {
    name: [312, 532],
    plaza: [302, 578],
    narrow: { name: [308, 526], plaza: [300, 576] },
    room: [205, 490, 425, 655],
  },
  Hungaria: {
    name: [640, 447],
    plaza: [640, 486],
    narrow: { name: [648, 452], plaza: [640, 492] },
    room: [560, 425, 685, 575],
  },
  Italia: {
    name: [537, 632],
    plaza: [552, 546],
    narrow: { name: [462, 654], plaza: [548, 550], side: -1 },
    room: [465, 480, 645, 692],
  },
  Scandia: {
    name: [566, 190],
    plaza: [572, 236],
    narrow: { name: [566, 172], plaza: [572, 214] },
    room: [490, 70, 745, 355],
  },
  Bulgaria: {
    name: [700, 545],
    plaza: [700, 585],
    narrow: { name: [722, 572], plaza: [722, 612] },
    room: [635, 515, 780, 690],
  },
  Polonia: {
    name: [660, 314],
    plaza: [664, 358],
    narrow: { name: [664, 296], plaza: [668, 338] },
    room: [570, 220, 800, 450],
  },
  Turkiye: { name: [884, 552], plaza: [884, 596], room: [750, 510, 1050, 690] },
  Russia: { name: [830, 200], plaza: [834, 246], room: [720, 120, 960, 400] },
  "Golden Horde": {
    name: [800, 412],
    plaza: [806, 456],
    narrow: { name: [836, 398], plaza: [830, 440] },
    room: [655, 330, 1000, 550],
  },
  Morocco: { name: [222, 712], plaza: [226, 752], room: [140, 645, 315, 820] },
  Algeria: { name: [388, 716], plaza: [388, 760], room: [300, 660, 490, 840] },
  Tunis: { name: [572, 690], plaza: [574, 730], anchor: [500, 705], room: [470, 660, 620, 790] },
  Libya: { name: [616, 836], plaza: [616, 876], room: [480, 750, 770, 930] },
  Egypt: { name: [858, 806], plaza: [858, 846], room: [760, 755, 940, 900] },
};

/** Places by the names of the regions in the box. */
export type Places = Readonly<Record<string, Place>>;

/** A name above a plaza stays clear of the rats there, however large they are drawn. */
export function nameSpot({ name: [x, y], plaza }: Place, piece: number): Point {
  const above = y < plaza[1] && Math.abs(x - plaza[0]) < 60;
  return above ? [x, Math.min(y, plaza[1] - 29.5 * piece)] : [x, y];
}
