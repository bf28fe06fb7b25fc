/** The best whole plans, as the bot sees them. */
import { ask } from "$lib/api/ask.ts";
import type { JobInfo } from "$lib/api/types.ts";

export interface Hint {
  /** The answers that make the plan, in a row; the first one belongs to the open question. */
  readonly choices: readonly number[];
  /** So many for each name, where the plan is a whole one. */
  readonly plan: Readonly<Record<string, number>>;
  readonly label: string;
  /** The chance to win, and how far it may be off. */
  readonly chance: number;
  readonly noise: number;
  /** What it comes to in the game's own figures; may be empty. */
  readonly why: string;
  /** Somebody has done just this. */
  readonly played: boolean;
}

type HintJob = Omit<JobInfo, "result"> & { readonly result?: Hint[] };

const LOOK_AGAIN = 250;

/** Ask for advice and wait until it is found. */
export const advice = (table: string, seat: number, secret: string): Promise<Hint[]> =>
  thought(`/tables/${table}/hints?seat=${seat}`, secret);

/** Ask for something to be thought about, and wait until it is. */
export async function thought(path: string, secret = ""): Promise<Hint[]> {
  let job = await ask<HintJob>("POST", path, undefined, secret);
  while (job.status === "waiting") {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
    job = await ask<HintJob>("GET", `/jobs/${job.id}`);
  }
  return job.status === "done" ? (job.result ?? []) : [];
}
