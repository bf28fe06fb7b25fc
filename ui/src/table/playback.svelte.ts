/** Shows what happened one event after the other, each with what it changed, and then the position it led to. */
import type { StepInfo, ToldEvent, View } from "$lib/api/types.ts";
import { changed } from "./changes.ts";
import { present } from "$lib/sure.ts";

export interface Listening {
  /** How long an event is shown, with the pace of this browser in it. */
  duration(told: ToldEvent): number;
  /** Called once for each step, before its events are shown. */
  began(step: StepInfo): void;
  /** Called once for each event when it is shown. */
  told(step: StepInfo, told: ToldEvent): void;
  /** Called when everything is told once more, in another language. */
  forgot(): void;
}

export class Playback {
  shown = $state.raw<View | null>(null);
  /** What is seen: the position, or how far the events have led from it. */
  observation = $state.raw<object | null>(null);
  moment = $state.raw<ToldEvent | null>(null);
  beat = $state(0);
  busy = $state(false);
  /** Nothing is shown for long until something is asked. */
  hurrying = $state(false);

  #queue: View[] = [];
  #wake: (() => void) | null = null;
  #latest = 0;
  #telling = 0;

  constructor(readonly listening: Listening) {}

  /** The newest version that was heard, shown or not. */
  get latest(): number {
    return this.#latest;
  }

  /** Take in a view; the first one is shown at once, and so is one that tells everything anew. */
  hear(view: View): void {
    const anew = view.steps.some((step) => step.version <= this.#latest);
    const first = this.shown === null || anew;
    this.#latest = view.version;
    if (first) {
      this.#tell(view);
      return;
    }
    this.#queue.push(view);
    if (!this.busy) void this.#run();
  }

  /** Show a position at once, whatever is being told. */
  jump(view: View): void {
    this.#telling += 1;
    this.#queue = [];
    this.skip();
    this.#settle(view);
  }

  /** Jump to the end of the event that is shown now. */
  skip(): void {
    this.#wake?.();
  }

  /** Pass over what happens until something is asked of me, or the game is over. */
  hurry(): void {
    this.hurrying = true;
    this.skip();
  }

  #tell(view: View): void {
    this.listening.forgot();
    for (const step of view.steps) {
      this.listening.began(step);
      for (const told of step.events) this.listening.told(step, told);
    }
    this.jump(view);
  }

  #settle(view: View): void {
    this.moment = null;
    this.shown = view;
    this.observation = view.observation;
    if (view.questions.some((asked) => !asked.forced) || view.status === "over")
      this.hurrying = false;
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length) await this.#show(present(this.#queue.shift()));
    this.busy = false;
  }

  async #show(view: View): Promise<void> {
    const telling = this.#telling;
    for (const step of view.steps) {
      this.listening.began(step);
      for (const told of step.events) {
        this.listening.told(step, told);
        this.observation = changed(this.observation, told.changes);
        if (!view.lesson?.jump) await this.#hold(told);
        if (telling !== this.#telling) return;
      }
    }
    this.#settle(view);
  }

  async #hold(told: ToldEvent): Promise<void> {
    const time = this.listening.duration(told) * this.#hurry();
    if (time <= 0 || this.hurrying) return;
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
