/** Carrying a rat with the pointer from one place to another. */
import { dealing } from "./dealing.svelte.ts";
import type { Slot } from "./table.ts";

const FAR_ENOUGH = 6;

interface Dragging {
  seat: number;
  x: number;
  y: number;
  active: boolean;
  over: string | null;
}

export const dragging = $state<Dragging>({ seat: 0, x: 0, y: 0, active: false, over: null });

function below(event: PointerEvent): string | null {
  const found = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>("[data-slot]");
  return found?.dataset.slot ?? null;
}

/** Take a rat from a space, or from the gallery (null); a mere tap carries nothing. */
export function grab(event: PointerEvent, from: Slot | null, seat: number): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const stop = new AbortController();
  const follow = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    const far = Math.hypot(now.clientX - start.x, now.clientY - start.y) > FAR_ENOUGH;
    if (far || dragging.active) {
      Object.assign(dragging, {
        seat,
        x: now.clientX,
        y: now.clientY,
        active: true,
        over: below(now),
      });
    }
  };
  const drop = (now: PointerEvent): void => {
    if (now.pointerId !== event.pointerId) return;
    stop.abort();
    const over = now.type === "pointerup" && dragging.active ? below(now) : null;
    if (over) dealing.carry(from, over === "gallery" ? null : (over as Slot));
    Object.assign(dragging, { active: false, over: null });
  };
  const { signal } = stop;
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", drop, { signal });
}
