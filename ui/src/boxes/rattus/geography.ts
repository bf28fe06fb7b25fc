/** The map for the regions that the box names: their shapes and places, borders and ways over the sea. */
import type { RegionInfo } from "$lib/api/types.ts";
import map from "./map.json";
import type { Observation } from "./observation.ts";
import { BY_SHAPE, type Place, type Places, type Point, type ShapeName } from "./places.ts";
import { entry, isKeyOf, namesOf } from "$lib/sure.ts";

export interface Shape {
  readonly path: string;
  readonly band: string;
}
export interface Border {
  readonly pair: string;
  readonly at: Point;
  readonly turn: number;
}
export interface Way {
  readonly between: readonly string[];
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

interface Pair {
  readonly names: readonly [string, string];
  readonly shapes: readonly [ShapeName, ShapeName];
}

export let SHAPES: Readonly<Record<string, Shape>> = {};
export let PLACES: Places = {};
/** The same places where the map is small. */
export let NARROW_PLACES: Places = {};
/** Ways that no common border shows: over the sea, and those that only an owner's board has. */
export let WAYS: readonly Way[] = [];
let all: readonly (Border & Pick<Pair, "names">)[] = [];

/** Draw the regions of a box on our map; a region with a name of its own takes a shape that is left. */
export function drawMap(regions: readonly RegionInfo[]): void {
  const shapes = shapesFor(regions);
  const named = <T>(what: (shape: ShapeName, region: RegionInfo) => T) =>
    Object.fromEntries(
      regions.map((region, number) => [region.name, what(entry(shapes, number), region)]),
    );
  SHAPES = named((shape, { band }) => ({ path: map.regions[shape].path, band }));
  PLACES = named((shape) => BY_SHAPE[shape]);
  NARROW_PLACES = named((shape) => ({ ...BY_SHAPE[shape], ...BY_SHAPE[shape].narrow }));
  const pairs = regions.flatMap(({ neighbours }, here) =>
    neighbours
      .filter((there) => there > here)
      .map((there): Pair => ({
        names: [entry(regions, here).name, entry(regions, there).name],
        shapes: [entry(shapes, here), entry(shapes, there)],
      })),
  );
  WAYS = pairs.flatMap((pair) => (bordering(pair) ? [] : [wayOf(pair)]));
  all = pairs.map((pair) => ({ names: pair.names, pair: pair.names.join("|"), ...middleOf(pair) }));
}

/** The borders of the regions in play, in the order in which the server numbers them. */
export const borders = (now: Observation): Border[] =>
  all.filter(({ names }) => names.every((name) => name in now.regions));

function shapesFor(regions: readonly RegionInfo[]): ShapeName[] {
  const left = namesOf(map.regions, Object.keys(map.regions)).filter((shape) =>
    regions.every(({ name }) => name !== shape),
  );
  return regions.map(({ name, band }) => {
    if (isKeyOf(map.regions, name)) return name;
    const alike = left.findIndex((shape) => map.regions[shape].band === band);
    return entry(left.splice(Math.max(0, alike), 1), 0);
  });
}

const joins = (between: readonly string[], { shapes }: Pair) =>
  shapes.every((shape) => between.includes(shape));
const bordering = (pair: Pair) => map.land.find(({ between }) => joins(between, pair));

function wayOf(pair: Pair): Way {
  const sea = map.sea.find(({ between }) => joins(between, pair));
  if (sea)
    return { between: pair.names, from: point(sea.from), over: point(sea.over), to: point(sea.to) };
  const [from, to] = [spot(BY_SHAPE[pair.shapes[0]]), spot(BY_SHAPE[pair.shapes[1]])] as const;
  return { between: pair.names, from, over: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to };
}

function middleOf(pair: Pair): { at: Point; turn: number } {
  const land = bordering(pair);
  if (land) return { at: point(land.at), turn: land.turn };
  const { from, over, to } = wayOf(pair);
  return {
    at: [(from[0] + 2 * over[0] + to[0]) / 4, (from[1] + 2 * over[1] + to[1]) / 4],
    turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90,
  };
}

const spot = ({ anchor, plaza }: Place): Point => anchor ?? plaza;
const point = (numbers: readonly number[]): Point => [entry(numbers, 0), entry(numbers, 1)];
