import type { AnalysisInfo } from "$lib/api/types.ts";
import { Plot } from "$lib/replay/chart.ts";
import { expect, test } from "vitest";

const frame = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };
const plot = (): Plot =>
  new Plot(
    {
      start: [0.5, 0.5],
      curve: [
        { place: 2, chances: [0.75, 0.25] },
        { place: 6, chances: [1, 0] },
      ],
    } as unknown as AnalysisInfo,
    frame,
    (place) => place + 1,
  );

test("the curve begins at the left edge and ends at the right one", () => {
  expect([plot().x(0), plot().x(2)]).toEqual([10, 110]);
});

test("a sure victory lies at the top, a sure loss at the bottom", () => {
  expect([plot().y(1), plot().y(0.5), plot().y(0)]).toEqual([0, 50, 100]);
});

test("the line of a seat goes through all its chances", () => {
  expect(plot().line(0)).toBe("M10.0 50.0L60.0 25.0L110.0 0.0");
});

test("the area below a line is closed along the bottom", () => {
  expect(plot().area(0)).toMatch(/^M10\.0 50\.0.*L110\.0 100\.0L10\.0 100\.0z$/);
});

test("a point of the paper leads to the nearest moment, and none lies beyond the edges", () => {
  expect([-50, 10, 60, 110, 500].map((x) => plot().momentAt(x))).toEqual([0, 0, 4, 8, 8]);
});

test("the last step before a place is the one whose answer came earlier", () => {
  expect([0, 2, 3, 9].map((place) => plot().stepBefore(place))).toEqual([0, 0, 1, 2]);
});

test("names at the ends of lines keep their distance", () => {
  const [upper, lower] = plot().ends(20);
  expect([upper?.seat, lower?.seat]).toEqual([0, 1]);
  expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeGreaterThanOrEqual(20);
});
