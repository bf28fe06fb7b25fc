/// <reference types="node" />
/** Games that Python played: after the events of each view the page has to show what the view says. */
import { readdirSync, readFileSync } from "node:fs";
import type { ToldEvent } from "$lib/api/types.ts";
import { Playback } from "$lib/table/playback.svelte.ts";
import { expect, test } from "vitest";
import { step, view } from "./positions.ts";

/**
 * What moves on with the position and with no event: what counts for the next question, and what a phase leaves
 * behind when it is over. Whatever else is different after the last event has been forgotten by the server.
 */
const UNTOLD: Readonly<Record<string, RegExp>> = {
  rattus: /^(limit_minus|region_cards\.(drawn|hands|place)|struck|turned_up)$/,
  cartus:
    /^(facts\.(most|nuns\.\w+)|least|phase|premium|queue|seats\.shown|(seats\.laid|decks|discard|outside)(\..+)?)$/,
  ratland:
    /^(area|drawer|draws_left|phase|turn|(bag|drawn)\.\w+|seats\.((plan|rats)\..+|poisoned_here|sent|starving))$/,
};

interface Heard {
  readonly before: object;
  readonly told: readonly ToldEvent[];
  readonly after: object;
}

const folder = process.env.RATKING_PLAYED ?? "";
const files = readdirSync(folder);

function heardIn(file: string): Heard[] {
  const lines = readFileSync(`${folder}/${file}`, "utf-8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Heard);
}

/** What is on the screen after the last of the events, before the position itself is put there. */
async function shownAfter({ before, told, after }: Heard): Promise<object | null> {
  let shown: object | null = before;
  const play: Playback = new Playback({
    duration: () => {
      shown = play.observation;
      return 0;
    },
    began: () => undefined,
    told: () => undefined,
    forgot: () => undefined,
  });
  play.hear(view(1, { observation: before }));
  play.hear(view(2, { observation: after, steps: [step(2, ...told)] }));
  while (play.busy) await Promise.resolve();
  return shown;
}

/** What lies on the table differently: "seats.cheese" for the cheese of any seat. */
function differing(shown: unknown, said: unknown, path = ""): string[] {
  if (typeof shown !== "object" || typeof said !== "object" || shown === null || said === null)
    return Object.is(shown, said) ? [] : [path];
  const names = new Set([...Object.keys(shown), ...Object.keys(said)]);
  return [...names].flatMap((name) =>
    differing(
      Reflect.get(shown, name),
      Reflect.get(said, name),
      /^\d+$/.test(name) ? path : path ? `${path}.${name}` : name,
    ),
  );
}

test.each(files)("%s: every view is what its events led to", async (file) => {
  const [game = ""] = file.split("-");
  const heard = heardIn(file).filter(({ told }) => told.length);
  expect(heard.length).toBeGreaterThan(0);
  const forgotten = new Map<string, string>();
  for (const one of heard)
    for (const path of differing(await shownAfter(one), one.after))
      if (!UNTOLD[game]?.test(path))
        forgotten.set(path, one.told.map(({ event }) => event.event).join());
  expect(Object.fromEntries(forgotten)).toEqual({});
});
