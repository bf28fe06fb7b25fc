/** The borders of the regions in play, in the order in which the server numbers them. */
import map from "./map.json";
import type { Observation } from "./observation.ts";
import type { Point } from "./places.ts";
import { REGIONS, type RegionName } from "./printed.ts";

export interface Border { readonly pair: string; readonly at: Point; readonly turn: number }

interface Middle { readonly between: readonly string[]; readonly at: Point; readonly turn: number }

const overSea = map.sea.map(({ between, from, over, to }): Middle => ({
  between,
  at: [0, 1].map((axis) => (from[axis]! + 2 * over[axis]! + to[axis]!) / 4) as unknown as Point,
  turn: (Math.atan2(to[1]! - from[1]!, to[0]! - from[0]!) * 180) / Math.PI + 90,
}));
const overLand = map.land.map(({ between, at, turn }): Middle => ({ between, at: at as unknown as Point, turn }));

const ALL = [...overLand, ...overSea]
  .map(({ between, at, turn }) => {
    const ends = between.map((name) => REGIONS.indexOf(name as RegionName)).sort((a, b) => a - b);
    return { ends, pair: ends.map((end) => REGIONS[end]).join("|"), at, turn };
  })
  .sort((a, b) => a.ends[0]! - b.ends[0]! || a.ends[1]! - b.ends[1]!);

export const borders = (now: Observation): Border[] => ALL.filter(({ ends }) => ends.every((end) => REGIONS[end]! in now.regions));
