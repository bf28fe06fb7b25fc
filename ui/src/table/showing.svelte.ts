/** Shows what happened one event after the other, and only then the position it led to. */
import type { StepInfo, Told, View } from "$lib/api/types.ts";

export interface Listening {
  /** How long an event is shown, with the pace of this browser in it. */
  duration(told: Told): number;
  /** Called once for each step, before its events are shown. */
  began(step: StepInfo): void;
  /** Called once for each event when it is shown. */
  told(step: StepInfo, told: Told): void;
}

export class Showing {
  shown = $state.raw<View | null>(null);
  moment = $state.raw<Told | null>(null);
  beat = $state(0);
  busy = $state(false);

  #queue: View[] = [];
  #wake: (() => void) | null = null;
  #latest = 0;

  constructor(readonly listening: Listening) {}

  /** The newest version that was heard, shown or not. */
  get latest(): number {
    return this.#latest;
  }

  /** Take in a view; the first one is shown at once. */
  hear(view: View): void {
    const first = this.shown === null;
    this.#latest = view.version;
    if (first) {
      for (const step of view.steps) this.#write(step);
      this.shown = view;
      return;
    }
    this.#queue.push(view);
    if (!this.busy) void this.#run();
  }

  /** Jump to the end of the event that is shown now. */
  skip(): void {
    this.#wake?.();
  }

  #write(step: StepInfo): void {
    this.listening.began(step);
    for (const told of step.events) this.listening.told(step, told);
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length) await this.#show(this.#queue.shift()!);
    this.busy = false;
  }

  async #show(view: View): Promise<void> {
    for (const step of view.steps) {
      this.listening.began(step);
      for (const told of step.events) {
        this.listening.told(step, told);
        if (!view.lesson?.jump) await this.#hold(told);
      }
    }
    this.moment = null;
    this.shown = view;
  }

  async #hold(told: Told): Promise<void> {
    const time = this.listening.duration(told) * this.#hurry();
    if (time <= 0) return;
    this.moment = told;
    this.beat += 1;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }

  /** Whoever is far behind sees things faster. */
  #hurry(): number {
    const behind = this.#queue.length;
    return behind > 12 ? 0.15 : behind > 5 ? 0.5 : 1;
  }
}
