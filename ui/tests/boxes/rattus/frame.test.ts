import { panned, zoomed, type Frame } from "$lib/boxes/rattus/frame.ts";
import { figureSpot, footOf, plagueSpot, ratSpots } from "$lib/boxes/rattus/layout.ts";
import { rowsOf } from "$lib/boxes/rattus/parts/rows.ts";
import { expect, test } from "vitest";

const home: Frame = { x: 0, y: 0, width: 100, height: 60, scale: 1, piece: 1 };

test("looking nearer keeps the point under the pointer where it is", () => {
  const near = zoomed(home, home, [50, 30], 2);
  expect(near).toMatchObject({ x: 25, y: 15, width: 50, height: 30 });
});

test("nobody looks from farther away than all regions in play, or nearer than a fifth", () => {
  expect(zoomed(home, home, [50, 30], 0.1)).toMatchObject({ x: 0, y: 0, width: 100 });
  expect(zoomed(home, home, [50, 30], 100).width).toBe(20);
});

test("the map is not moved out of view", () => {
  const near = zoomed(home, home, [0, 0], 2);
  expect(panned(near, home, 500, 500)).toMatchObject({ x: 0, y: 0 });
  expect(panned(near, home, -500, -500)).toMatchObject({ x: 50, y: 30 });
});

test("rats and figures of a region stand around its middle", () => {
  for (const count of [1, 2, 3]) {
    const middle = ratSpots(count).reduce((sum, spot) => sum + spot.x, 0);
    expect(middle).toBeCloseTo(0);
  }
  expect(figureSpot(0, 1)).toMatchObject({ x: 0, y: 0, size: 1 });
});

test("more than three colours stand smaller in two rows, and everything else below them", () => {
  const rows = new Set([0, 1, 2, 3, 4].map((place) => figureSpot(place, 5).y));
  expect(rows.size).toBe(2);
  expect(figureSpot(0, 5).size).toBeLessThan(1);
  expect(footOf(5)).toBeGreaterThan(Math.max(...rows));
});

test("the plague stands beside the rats, however many there are", () => {
  const last = ratSpots(3).at(-1)?.x ?? 0;
  expect(plagueSpot(3, false).x).toBeGreaterThan(last);
});

test("the symbols of a rat stand in one row up to four, more in two, and none is lost", () => {
  expect(rowsOf(["a", "b", "c", "d"]).map((row) => row.symbols.length)).toEqual([4]);
  const seven = rowsOf([..."abcdefg"]);
  expect(seven.map((row) => row.symbols.length)).toEqual([5, 2]);
  expect(Math.max(...seven.map((row) => row.symbols.length * row.step))).toBeLessThanOrEqual(84);
});
