/** Finds what somebody asks about on the board: things carry data-touch, and data-thing for their text. */
import { elementOf, isWithin } from "$lib/site/elements.ts";
import type { QuestionInfo } from "$lib/api/types.ts";
import { say } from "$lib/words/words.svelte.ts";
import type { TableState } from "./table_state.svelte.ts";
import { entry, present } from "$lib/sure.ts";

const PATIENCE = 250;

export interface Asked {
  readonly touch: string;
  readonly thing: string;
  /** Whether it is among the answers, or nothing is asked. */
  readonly legal: boolean;
}

export class WhyNot {
  /** What is asked about, whether it can be chosen or not. */
  asked = $state.raw<Asked | null>(null);

  #timer = 0;
  #touched = false;
  #still = true; // a board that appears under a mouse at rest is no question either

  constructor(readonly table: TableState) {}

  /** Why it cannot be chosen: the server's word for this thing, for its kind, or none of its own. */
  reason(question: QuestionInfo): string {
    const { touch } = present(this.asked);
    const { barred } = question;
    return barred[touch] ?? barred[entry(touch.split(":"), 0)] ?? say("why-not");
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

  /** A finger that taps asks as well: nothing else happens where nothing can be chosen. */
  up = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    clearTimeout(this.#timer);
    if (event.type === "pointerup") this.#show(thingAt(event.target));
  };

  focus = (event: FocusEvent): void => {
    const inside = isWithin(event, ".reads");
    if (inside) return;
    if (elementOf(event.target)?.matches(":focus-visible")) this.#show(thingAt(event.target));
  };

  /**
   * The second button opens the text; a long touch says what the thing does, and "More" opens the text.
   *
   * On a busy phone the browser's own long touch can come before our timer: it means the same.
   */
  menu = (event: MouseEvent): void => {
    const found = thingAt(event.target);
    if (!found || event.defaultPrevented) return;
    event.preventDefault();
    clearTimeout(this.#timer);
    if (this.#touched) this.#show(found);
    else this.table.read(found.thing);
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

  #show(found: Found | null): void {
    const question = this.table.question;
    const isLegal =
      !question ||
      !found?.touch ||
      question.answers.some((answer) => answer.touch.includes(found.touch));
    this.asked = found && { ...found, legal: isLegal };
  }
}

type Found = Omit<Asked, "legal">;

function thingAt(target: EventTarget | null): Found | null {
  const found = elementOf(target)?.closest<HTMLElement>("[data-touch], [data-thing]");
  if (!found) return null;
  const { touch = "", thing = touch } = found.dataset;
  return { touch, thing };
}
