/** The analysis of a finished game: asked for once, waited for with its progress, then read. */
import { ask, Refusal } from "$lib/api/ask.ts";
import type { AnalysisInfo, JobInfo } from "$lib/api/types.ts";

const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

export class Study {
  found = $state.raw<AnalysisInfo | null>(null);
  progress = $state<number | null>(null);
  failed = $state("");
  #left = false;

  constructor(readonly table: string) {}

  /** Read what is known already; nothing is thought about yet. */
  async look(): Promise<void> {
    try {
      this.found = await ask<AnalysisInfo>("GET", `/tables/${this.table}/analysis`);
    } catch (refusal) {
      if ((refusal as Refusal).code !== "unknown") this.failed = (refusal as Error).message;
    }
  }

  /** Let the server think, and read what it found. */
  async start(): Promise<void> {
    this.failed = "";
    this.progress = 0;
    try {
      let job = await ask<JobInfo>("POST", `/tables/${this.table}/analysis`);
      while (job.status === "waiting" && !this.#left) {
        await sleep(500);
        job = await ask<JobInfo>("GET", `/jobs/${job.id}`);
        this.progress = Math.max(this.progress, job.progress);
      }
      if (!this.#left) await this.look();
    } catch (refusal) {
      this.failed = (refusal as Error).message;
    }
    this.progress = null;
  }

  /** Nobody waits any more; the server goes on and keeps what it finds. */
  leave(): void {
    this.#left = true;
  }
}
