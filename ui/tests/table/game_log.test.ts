import { folded, GameLog } from "$lib/table/game_log.svelte.ts";
import { expect, test } from "vitest";
import { step, told } from "../positions.ts";

function logOf(...sentences: string[]): GameLog {
  const log = new GameLog();
  sentences.forEach((sentence, at) => {
    const one = step(at + 1);
    log.began(one);
    log.told(one, told("CardTaken", sentence));
  });
  return log;
}

test("every sentence becomes a line that knows where it led", () => {
  const log = logOf("Anna takes the Monk.", "Bert takes the Witch.");
  expect(log.lines.map((line) => [line.version, line.sentence])).toEqual([
    [1, "Anna takes the Monk."],
    [2, "Bert takes the Witch."],
  ]);
  expect(log.spoken).toBe("Bert takes the Witch.");
});

test("an event without a sentence leaves no line", () => {
  expect(logOf("").lines).toEqual([]);
});

test("what is taken back is gone from the log", () => {
  const log = logOf("one", "two", "three");
  log.began({ ...step(4), takes_back: [2, 3] });
  expect(log.lines.map((line) => line.sentence)).toEqual(["one"]);
  expect(log.versions).toEqual([1, 2, 3, 4]);
});

test("a version that is told in parts is listed once", () => {
  const log = new GameLog();
  log.began(step(7));
  log.began(step(7));
  expect(log.versions).toEqual([7]);
});

test("lines keep a key of their own after everything was told anew", () => {
  const log = logOf("one");
  const before = log.lines[0]?.key;
  log.forget();
  log.told(step(1), told("CardTaken", "one"));
  expect(log.lines[0]?.key).not.toBe(before);
});

test("equal lines of one seat in a row fold into one that leads to the last of them", () => {
  const lines = logOf("draws a card", "draws a card", "places two").lines;
  expect(folded(lines)).toMatchObject([
    { sentence: "draws a card", times: 2, version: 2 },
    { sentence: "places two", times: 1, version: 3 },
  ]);
});

test("equal words of two seats stay two lines", () => {
  const [line] = logOf("draws a card").lines;
  expect(folded(line ? [line, { ...line, seat: 1 }] : [])).toHaveLength(2);
});
