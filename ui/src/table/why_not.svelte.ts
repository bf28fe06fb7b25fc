/** Finds what somebody asks about on the board: things carry data-touch, and data-thing for their text. */
import type { AtTable } from "./at_table.svelte.ts";

const PATIENCE = 450;

export interface Asked {
  readonly touch: string;
  readonly thing: string;
  readonly at: DOMRect;
}

export class WhyNot {
  /** What cannot be chosen now, and where it lies. */
  asked = $state.raw<Asked | null>(null);

  #timer = 0;
  #touched = false;
  #still = true; // a board that appears under a mouse at rest is no question either

  constructor(readonly table: AtTable) {}

  /** The rules that say what can be chosen instead. */
  get rules(): readonly string[] {
    return this.table.question?.rules ?? [];
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !this.#still) this.#wait(event.target);
  };

  /** A board that moves under a mouse at rest, where it last clicked or beside a finger, is no question. */
  move = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || !this.#still || !(event.movementX || event.movementY))
      return;
    this.#still = this.#touched = false;
    this.#wait(event.target);
  };

  down = (event: PointerEvent): void => {
    this.#still = true;
    this.#touched = event.pointerType === "touch";
    if (this.#touched) this.#wait(event.target);
    else this.hide();
  };

  up = (event: PointerEvent): void => {
    if (event.pointerType === "touch") clearTimeout(this.#timer);
  };

  /** A reason that comes up under a mouse at rest, and finds its place, is not left by the mouse. */
  leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !this.#still) this.hide();
  };

  focus = (event: FocusEvent): void => {
    if ((event.target as Element).matches?.(":focus-visible")) this.#show(thingAt(event.target));
  };

  /**
   * The second button, or a long touch on something that may be chosen, opens the text.
   *
   * On a busy phone the browser's own long touch can come before our timer: it means the same.
   */
  menu = (event: MouseEvent): void => {
    const found = thingAt(event.target);
    if (!found || event.defaultPrevented) return;
    event.preventDefault();
    clearTimeout(this.#timer);
    if (this.#touched && !this.asked) this.#show(found);
    if (!this.#touched || !this.asked) this.table.read(found.thing);
  };

  hide = (): void => {
    clearTimeout(this.#timer);
    this.asked = null;
  };

  #wait(target: EventTarget | null): void {
    clearTimeout(this.#timer);
    const found = thingAt(target);
    if (this.asked && found?.touch !== this.asked.touch) this.asked = null;
    if (!found || this.asked) return;
    this.#timer = window.setTimeout(() => this.#show(found), PATIENCE);
  }

  #show(found: Asked | null): void {
    const question = this.table.question;
    const legal =
      !question ||
      !found?.touch ||
      question.answers.some((answer) => answer.touch.includes(found.touch));
    this.asked = legal || !this.rules.length ? null : found;
  }
}

function thingAt(target: EventTarget | null): Asked | null {
  const found = (target as Element | null)?.closest?.<HTMLElement>("[data-touch], [data-thing]");
  if (!found) return null;
  const { touch = "", thing = touch } = found.dataset;
  return { touch, thing, at: found.getBoundingClientRect() };
}
