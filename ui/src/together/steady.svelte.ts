/** Something that others change: asked for again and again as long as somebody looks. */
import { ask, sentenceOf } from "$lib/api/ask.ts";
import { say } from "$lib/words/words.svelte.ts";

const EVERY = 3000;

export class Steady<Of> {
  now = $state.raw<Of | null>(null);
  trouble = $state("");
  /** The refusal of the first look; nothing can be shown then. */
  missing = $state("");
  #timer = 0;

  constructor(private readonly path: string) {
    void this.#look();
  }

  /** Do something about it; the reply is how it is now. */
  async send(method: "POST" | "PUT", deed: string, body: object = {}): Promise<boolean> {
    this.trouble = "";
    try {
      this.now = await ask<Of>(method, this.path + deed, body);
      return true;
    } catch (refusal) {
      this.trouble = sentenceOf(refusal) || say("away");
      return false;
    }
  }

  async #look(): Promise<void> {
    if (!this.now || document.visibilityState === "visible") {
      try {
        this.now = await ask<Of>("GET", this.path);
        this.missing = "";
      } catch (refusal) {
        if (!this.now) this.missing = sentenceOf(refusal) || say("away");
      }
    }
    if (this.#timer >= 0) this.#timer = window.setTimeout(() => void this.#look(), EVERY);
  }

  /** Look no longer. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = -1;
  }
}
