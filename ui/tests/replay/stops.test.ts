import type { MomentInfo } from "$lib/api/types.ts";
import { nameOf, stopsOf } from "$lib/replay/stops.ts";
import { expect, test } from "vitest";
import { told } from "../positions.ts";

const moment = (...seats: number[]): MomentInfo => ({
  number: 4,
  place: 9,
  seat: 0,
  by: "",
  events: seats.map((seat, at) =>
    told({ event: "Drawn", seat } as unknown as { event: string }, `${at}`),
  ),
});

test("a step that tells little is one stop", () => {
  const stops = stopsOf(moment(0, 1, 0));
  expect(stops.map(({ part, until }) => [part, until])).toEqual([[0, null]]);
});

test("a long step stops once for each seat that something happens to", () => {
  const stops = stopsOf(moment(0, 0, 0, 1, 1, 1, 2));
  expect(stops.map(({ until, events }) => [until, events.length])).toEqual([
    [3, 3],
    [6, 3],
    [null, 1],
  ]);
});

test("so much happens to one seat that it takes several stops", () => {
  const stops = stopsOf(moment(...Array.from({ length: 20 }, () => 0)));
  expect(stops.map(({ events }) => events.length)).toEqual([8, 8, 4]);
});

test("no event is lost or told twice", () => {
  const whole = moment(0, 1, 1, 0, 2, 2, 2, 1, 0, 0);
  expect(stopsOf(whole).flatMap(({ events }) => events)).toEqual(whole.events);
});

test("a stop is called after its step, and after its part where there are several", () => {
  expect(stopsOf(moment(0, 0, 0, 1, 1, 1, 2)).map(nameOf)).toEqual(["4", "4.1", "4.2"]);
});
