/** The three best answers, as the bot sees them. */
import { ask } from "$lib/api/ask.ts";
import type { JobInfo } from "$lib/api/types.ts";

export interface Hint {
  choice: number;
  label: string;
  chance: number;
  share: number;
}

const LOOK_AGAIN = 250;

/** Ask for advice and wait until it is found. */
export async function advice(table: string, seat: number, secret: string): Promise<Hint[]> {
  let job = await ask<JobInfo>("POST", `/tables/${table}/hints?seat=${seat}`, undefined, secret);
  while (job.status === "waiting") {
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
    job = await ask<JobInfo>("GET", `/jobs/${job.id}`);
  }
  return job.status === "done" ? (job.result as Hint[]) : [];
}
