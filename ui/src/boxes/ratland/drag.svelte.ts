/** Carrying a rat with the pointer from one place to another. */
import { perTable } from "../per_table.svelte.ts";
import { type Dealing, dealingOf } from "./dealing.svelte.ts";
import { SPACES, type Slot, type Wire } from "./table.ts";

const FAR_ENOUGH = 6;

export class Dragging {
  seat = $state(0);
  x = $state(0);
  y = $state(0);
  active = $state(false);
  /** The place below the pointer: a space, the gallery, or nothing that takes rats. */
  over = $state<string | null>(null);

  constructor(readonly dealing: Dealing) {}

  /** Take a rat from a space, or from the gallery (null); a mere tap carries nothing. */
  grab(event: PointerEvent, from: Slot | null, seat: number): void {
    if (event.button !== 0) return;
    this.seat = seat;
    const stop = new AbortController();
    const { signal } = stop;
    const mine = (then: (now: PointerEvent) => void) => (now: PointerEvent) => {
      if (now.pointerId === event.pointerId) then(now);
    };
    const drop = mine((now) => {
      stop.abort();
      this.#drop(now, from);
    });
    window.addEventListener(
      "pointermove",
      mine((now) => this.#follow(now, event)),
      { signal },
    );
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", drop, { signal });
  }

  #follow(now: PointerEvent, start: PointerEvent): void {
    const far = Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY);
    if (far <= FAR_ENOUGH && !this.active) return;
    this.x = now.clientX;
    this.y = now.clientY;
    this.active = true;
    this.over = below(now);
  }

  #drop(now: PointerEvent, from: Slot | null): void {
    const over = now.type === "pointerup" && this.active ? below(now) : null;
    if (over) this.dealing.carry(from, slotNamed(over));
    this.active = false;
    this.over = null;
  }
}

function below(event: PointerEvent): string | null {
  const found = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>("[data-slot]");
  return found?.dataset.slot ?? null;
}

const SLOTS = (): readonly Slot[] => [...SPACES, "double"];
/** The gallery is no slot: rats that are carried there are in hand again. */
const slotNamed = (name: string): Slot | null => SLOTS().find((slot) => slot === name) ?? null;

export const draggingOf = perTable<Wire, Dragging>((game) => new Dragging(dealingOf(game)));
