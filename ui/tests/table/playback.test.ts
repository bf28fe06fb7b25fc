import type { StepInfo, ToldEvent, View } from "$lib/api/types.ts";
import { Playback } from "$lib/table/playback.svelte.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { question, step, told, view } from "../positions.ts";

const LONG = 1000;
let seen: string[] = [];

const playback = (): Playback =>
  new Playback({
    duration: (one: ToldEvent) => (one.event.event === "Quiet" ? 0 : LONG),
    began: (one: StepInfo) => seen.push(`step ${one.version}`),
    told: (_: StepInfo, one: ToldEvent) => seen.push(one.sentence),
    forgot: () => seen.push("anew"),
  });

/** A view in which some events led on, each of which raised a count. */
const played = (version: number, ...sentences: string[]): View =>
  view(version, {
    observation: { count: version },
    steps: sentences.map((sentence, at) =>
      step(
        version,
        told("Raised", sentence, [{ path: ["count"], value: version - 1 + (at + 1) / 10 }]),
      ),
    ),
  });

const passes = (time: number) => vi.advanceTimersByTimeAsync(time);
const count = (play: Playback) => (play.observation as { count: number }).count;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
});
afterEach(() => void vi.useRealTimers());

test("the first view is there at once, with everything that was told before", () => {
  const play = playback();
  play.hear(played(1, "Anna begins."));
  expect([play.busy, play.shown?.version]).toEqual([false, 1]);
  expect(seen).toEqual(["anew", "step 1", "Anna begins."]);
});

test("events are shown one after the other, each with what it changed, then the position", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one", "two"));
  await passes(1);
  expect([play.moment?.sentence, count(play), play.shown?.version]).toEqual(["one", 1.1, 1]);
  await passes(LONG);
  expect([play.moment?.sentence, count(play)]).toEqual(["two", 1.2]);
  await passes(LONG);
  expect([play.moment, count(play), play.shown?.version, play.busy]).toEqual([null, 2, 2, false]);
});

test("each event that is shown is a beat of its own", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one", "two"));
  await passes(2 * LONG + 1);
  expect(play.beat).toBe(2);
});

test("an event that shows nothing takes no time and is no beat", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(view(2, { steps: [step(2, told("Quiet", "a draw"))] }));
  await passes(0);
  expect([play.busy, play.beat, play.shown?.version]).toEqual([false, 0, 2]);
  expect(seen).toContain("a draw");
});

test("a view that comes while another is shown waits for its turn", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one"));
  play.hear(played(3, "two"));
  await passes(1);
  expect([play.moment?.sentence, play.latest]).toEqual(["one", 3]);
  await passes(LONG);
  expect(play.moment?.sentence).toBe("two");
});

test("whoever is far behind sees things faster", async () => {
  const play = playback();
  play.hear(played(1));
  for (let version = 2; version < 20; version += 1) play.hear(played(version, `event ${version}`));
  await passes(16 * LONG);
  expect(play.shown?.version).toBe(19);
});

test("skip ends the event that is shown, and the next one has its time", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one", "two"));
  await passes(1);
  play.skip();
  await passes(1);
  expect(play.moment?.sentence).toBe("two");
});

test("hurry passes over everything until something is asked of me", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one", "two"));
  await passes(1);
  play.hurry();
  await passes(1);
  expect([play.shown?.version, play.hurrying]).toEqual([2, true]);
  play.hear({ ...played(3, "three"), questions: [question()] });
  await passes(1);
  expect([play.shown?.version, play.hurrying]).toEqual([3, false]);
  expect(seen).toEqual(expect.arrayContaining(["one", "two", "three"]));
});

test("an answer that is forced does not end the hurry, the end of the game does", async () => {
  const play = playback();
  play.hear(played(1));
  play.hurry();
  play.hear(view(2, { questions: [question({ forced: true })] }));
  await passes(1);
  expect(play.hurrying).toBe(true);
  play.hear(view(3, { status: "over" }));
  await passes(1);
  expect(play.hurrying).toBe(false);
});

test("what is told once more, in another language, is there at once", () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one"));
  play.hear(view(2, { steps: [step(1, told("Raised", "eins"))] }));
  expect(play.busy && play.moment !== null).toBe(false);
  expect(seen.slice(seen.lastIndexOf("anew"))).toEqual(["anew", "step 1", "eins"]);
});

test("a jump leaves behind whatever was being told", async () => {
  const play = playback();
  play.hear(played(1));
  play.hear(played(2, "one", "two"));
  await passes(1);
  play.jump(view(9));
  await passes(5 * LONG);
  expect([play.shown?.version, count(play), play.moment]).toEqual([9, undefined, null]);
});

test("where a lesson jumps nobody waits for what happens on the way", async () => {
  const play = playback();
  play.hear(played(1));
  const lesson = { stop: "", number: 1, stops: 1, lines: [], wrong: {}, at: "", jump: true };
  play.hear({ ...played(2, "one", "two"), lesson });
  await passes(0);
  expect(play.shown?.version).toBe(2);
});
