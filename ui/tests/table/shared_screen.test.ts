import type { SharedSeat } from "$lib/api/types.ts";
import type { Box } from "$lib/boxes/box.ts";
import { SharedScreen } from "$lib/table/shared_screen.svelte.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableInfo, view } from "../positions.ts";
import { layWires, Wire, wire } from "../sockets.ts";

const box = { name: "cartus", durations: {} } as Box;
const open: SharedScreen[] = [];

const people = (...asked: number[]): SharedSeat[] =>
  [0, 1, 2].map((one) => ({ seat: one, asked: asked.includes(one), secret: true }));

/** A screen whose server has said who is asked. */
function shared(seats: SharedSeat[]): SharedScreen {
  const screen = new SharedScreen(tableInfo(), "s3cret", box);
  open.push(screen);
  wire().opens();
  wire().hears({ type: "view", view: view(1, { seat: null, shared: seats }) });
  return screen;
}

/** Somebody takes the screen, and the server says what that seat may see. */
function lifts(screen: SharedScreen, seat: number, seats: SharedSeat[]): void {
  screen.lift(seat);
  wire().opens();
  wire().hears({ type: "view", view: view(1, { seat, shared: seats }) });
  screen.follow();
}

beforeEach(layWires);
afterEach(() => {
  for (const screen of open.splice(0)) screen.close();
  vi.useRealTimers();
});

test("before anybody's secrets are shown the curtain names whoever is asked", () => {
  const screen = shared(people(1));
  expect([screen.curtain?.seat, screen.table]).toEqual([1, screen.common]);
});

test("the server is asked for a hand only when its owner has lifted the curtain", () => {
  const screen = shared(people(1));
  expect(Wire.made.flatMap((one) => one.said).filter((one) => "seat" in one)).toEqual([]);
  lifts(screen, 1, people(1));
  expect(wire().said[0]).toMatchObject({ type: "hello", seat: 1 });
  expect([screen.table.me, screen.curtain]).toEqual([1, null]);
});

test("after the last answer the curtain falls, and nothing of the hand is kept", async () => {
  const screen = shared(people(1));
  lifts(screen, 1, people(1));
  const hers = screen.table;
  wire().hears({ type: "view", view: view(2, { seat: 1, shared: people(2) }) });
  await vi.advanceTimersByTimeAsync(100);
  screen.follow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.table).toBe(screen.common);
  expect(hers.connection.status).toBe("closed");
});

test("the next to be asked is found round the table from whoever had the screen", async () => {
  const screen = shared(people(0, 1, 2));
  expect(screen.curtain?.seat).toBe(0);
  expect(screen.others.map((one) => one.seat)).toEqual([1, 2]);
  lifts(screen, 1, people(0, 1, 2));
  Wire.made[0]?.hears({ type: "view", view: view(2, { seat: null, shared: people(0, 2) }) });
  wire().hears({ type: "view", view: view(2, { seat: 1, shared: people(0, 2) }) });
  await vi.advanceTimersByTimeAsync(100);
  screen.follow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.curtain?.seat).toBe(2);
});

test("whoever has no secrets gets the screen without a curtain", () => {
  const screen = shared([{ seat: 0, asked: true, secret: false }]);
  expect(screen.curtain).toBeNull();
  screen.follow();
  wire().opens();
  expect(wire().said[0]).toMatchObject({ type: "hello", seat: 0 });
});
