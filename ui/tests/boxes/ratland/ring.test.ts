import { ring } from "$lib/boxes/ratland/ring.ts";
import { expect, test } from "vitest";

const WIDE = { x: 0, y: 0, w: 1200, h: 700 };
const PHONE = { x: 0, y: 0, w: 390, h: 700 };
const SIZES = [
  ["a desktop", WIDE],
  ["a phone", PHONE],
] as const;

test.each(SIZES)("on %s every clan has a place of its own within the board", (_, at) => {
  for (let players = 2; players <= 12; players += 1) {
    const places = ring(players, 0, at);
    expect(places).toHaveLength(players);
    for (const place of places) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.w).toBeLessThanOrEqual(at.w + 0.5);
      expect(place.y + place.h).toBeLessThanOrEqual(at.h + 0.5);
    }
    const corners = new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`));
    expect(corners.size).toBe(players);
  }
});

test("my own clan sits in the row at the bottom, whichever seat it has", () => {
  for (let me = 0; me < 8; me += 1) {
    const places = ring(8, me, WIDE);
    expect(places[me]?.y).toBe(Math.max(...places.map((place) => place.y)));
    expect(places[me]?.turned).toBe(false);
  }
});

test("whoever sits across is seen from across", () => {
  const places = ring(8, 0, WIDE);
  const top = Math.min(...places.map((place) => place.y));
  expect(places.filter((place) => place.y === top).every((place) => place.turned)).toBe(true);
});
