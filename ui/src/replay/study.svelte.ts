/** The analysis of a finished game: asked for once, waited for with its progress, then read. */
import { ask, sentenceOf, Refusal } from "$lib/api/ask.ts";
import type { AnalysisInfo, CostlyAnswer, JobInfo } from "$lib/api/types.ts";

const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** How many moments of a game are worth a chapter. */
const CHAPTERS = 6;

export class Study {
  found = $state.raw<AnalysisInfo | null>(null);
  progress = $state<number | null>(null);
  failed = $state("");
  #left = false;

  constructor(readonly table: string) {}

  /** The costliest moments of all seats, in the order of the game; null until somebody has looked. */
  get chapters(): readonly CostlyAnswer[] | null {
    const worst = this.found?.mistakes.toSorted((a, b) => b.cost - a.cost).slice(0, CHAPTERS);
    return worst?.sort((a, b) => a.place - b.place) ?? null;
  }

  /** Read what is known already; nothing is thought about yet. */
  async look(): Promise<void> {
    try {
      this.found = await ask<AnalysisInfo>("GET", `/tables/${this.table}/analysis`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.code === "unknown"))
        this.failed = sentenceOf(refusal);
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
      this.failed = sentenceOf(refusal);
    }
    this.progress = null;
  }

  /** Nobody waits any more; the server goes on and keeps what it finds. */
  leave(): void {
    this.#left = true;
  }
}
