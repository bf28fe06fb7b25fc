import type { Box } from "$lib/boxes/box.ts";
import { TableState } from "$lib/table/table_state.svelte.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, question, seat, tableInfo, view } from "../positions.ts";
import { layWires, wire } from "../sockets.ts";

const box = { name: "rattus", durations: {} } as Box;
const open: TableState[] = [];

/** A table at which something is asked. */
function asked(part: Parameters<typeof question>[0] = {}, eyes: number | null = null): TableState {
  const table = new TableState(tableInfo(), "s3cret", box, eyes);
  open.push(table);
  wire().opens();
  wire().hears({ type: "view", view: view(3, { questions: [question(part)], can_undo: true }) });
  return table;
}
const said = (type: string) => wire().said.filter((one) => one.type === type);

beforeEach(layWires);
afterEach(() => {
  for (const table of open.splice(0)) table.close();
  vi.useRealTimers();
});

test("a plain answer is given by the first touch", () => {
  const table = asked();
  table.choose(answer(1));
  expect(said("answer")).toMatchObject([{ version: 3, choices: [1] }]);
});

test("an answer without a way back is picked first, and given by the second touch", () => {
  const table = asked();
  const final = answer(1, { final: true });
  table.choose(final);
  expect([table.picked, said("answer").length]).toEqual([final, 0]);
  table.choose(final);
  expect([table.picked, said("answer").length]).toEqual([null, 1]);
});

test("another answer takes the place of the picked one", () => {
  const table = asked();
  table.choose(answer(0, { final: true }));
  const other = answer(1, { final: true });
  table.choose(other);
  expect([table.picked, said("answer").length]).toEqual([other, 0]);
});

test("the only answer need not be confirmed", () => {
  const only = answer(0, { final: true });
  const table = asked({ answers: [only] });
  table.choose(only);
  expect(said("answer")).toHaveLength(1);
});

test("what was answered is asked no more, until the server has refused it", () => {
  const table = asked();
  table.choose(answer(1));
  expect(table.question).toBeNull();
  const request = said("answer")[0]?.request;
  wire().hears({ type: "refused", request, code: "not_now", sentence: "Not now." });
  expect([table.question?.prompt, table.notice]).toEqual(["What do you do?", "Not now."]);
});

test("nothing is asked of whom the server cannot hear", () => {
  const table = asked();
  wire().breaks(1006);
  expect([table.isAway, table.question, table.canUndo]).toEqual([true, null, false]);
});

test("an answer that is forced is no question", () => {
  const table = asked({ forced: true });
  expect([table.question, table.isForced]).toEqual([null, true]);
});

test("what is pointed at comes before what is picked", () => {
  const table = asked();
  const [picked, pointed] = [answer(0, { final: true }), answer(1)];
  table.choose(picked);
  expect(table.pointed).toBe(picked);
  table.point(pointed);
  expect(table.pointed).toBe(pointed);
  table.point(null);
  expect(table.pointed).toBe(picked);
});

test("undo is sent for the version that is seen", () => {
  const table = asked();
  table.undo();
  expect(said("undo")).toMatchObject([{ version: 3 }]);
});

test("while an earlier position is looked at nothing is asked and nothing taken back", () => {
  const table = asked();
  table.past = view(1);
  expect([table.question, table.canUndo, table.view?.version]).toEqual([null, false, 1]);
});

test("a screen that several people share asks with the eyes of one of them", () => {
  const table = asked({}, 1);
  expect(wire().said[0]).toMatchObject({ type: "hello", seat: 1 });
  expect(table.path("risk")).toBe("/tables/t1/risk?seat=1");
  expect(asked().path("risk")).toBe("/tables/t1/risk");
});

test("somebody without a name is called by the colour", () => {
  const table = asked();
  wire().hears({
    type: "table",
    table: tableInfo({ seats: [seat(0), seat(1, { name: "", colour: "blue" })] }),
  });
  expect([table.name(0), table.name(1), table.name(9)]).toEqual(["Seat 0", "Blue", ""]);
});

test("in a lesson an answer that does not lead on is not sent, and the coach has a word for it", async () => {
  const table = asked();
  const lesson = { stop: "s", number: 1, stops: 2, lines: [[1]], wrong: { 0: "greedy" } };
  wire().hears({
    type: "view",
    view: view(4, { questions: [question()], lesson: { ...lesson, at: "", jump: false } }),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.lesson?.number).toBe(1);
  table.chooseAll([0]);
  expect([table.advice, said("answer").length]).toEqual(["wrong-greedy", 0]);
  table.chooseAll([1]);
  expect([table.advice, said("answer").length]).toEqual(["", 1]);
});
