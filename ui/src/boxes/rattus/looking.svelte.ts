/** Looking at the map: fitted to the free middle, nearer with wheel or pinch, moved by dragging. */
import { fitted, panned, zoomed, type Edges, type Frame, type Size } from "./frame.ts";
import type { Point } from "./places.ts";
import type { RegionName } from "./printed.ts";
import { present } from "$lib/sure.ts";

const SLACK = 6;

export class Looking {
  size = $state.raw<Size>({ width: 1000, height: 700 });
  edges = $state.raw<Edges>({ left: 0, top: 0, right: 0, bottom: 0 });
  #names: () => readonly RegionName[];
  home = $derived.by((): Frame => fitted(this.#names(), this.size, this.edges));
  #near = $state.raw<Frame | null>(null);
  #fingers = new Map<number, Point>();
  #travelled = 0;

  constructor(names: () => readonly RegionName[]) {
    this.#names = names;
  }

  get frame(): Frame {
    return this.#near ?? this.home;
  }

  /** Measure the sheet that is drawn on, and its free middle. */
  watch(sheet: Element, middle: Element): () => void {
    const measure = () => {
      const whole = sheet.getBoundingClientRect(),
        free = middle.getBoundingClientRect();
      this.size = { width: whole.width || 1, height: whole.height || 1 };
      this.edges = {
        left: free.left - whole.left,
        top: free.top - whole.top,
        right: whole.right - free.right,
        bottom: whole.bottom - free.bottom,
      };
      this.#near = null;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    observer.observe(middle);
    measure();
    return () => observer.disconnect();
  }

  handle = (picture: SVGSVGElement) => {
    const place = (event: PointerEvent | WheelEvent | Point): Point => {
      const [x, y] = event instanceof Event ? [event.clientX, event.clientY] : event;
      const at = new DOMPoint(x, y).matrixTransform(present(picture.getScreenCTM()).inverse());
      return [at.x, at.y];
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.#near = zoomed(this.frame, this.home, place(event), Math.exp(-event.deltaY * 0.0015));
    };
    const down = (event: PointerEvent) => {
      if (this.#fingers.size === 0) this.#travelled = 0;
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const move = (event: PointerEvent) => this.#move(event, place);
    const up = (event: PointerEvent) => void this.#fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (this.#travelled > SLACK) event.stopPropagation();
    };
    picture.addEventListener("wheel", wheel, { passive: false });
    picture.addEventListener("pointerdown", down);
    picture.addEventListener("click", click, true);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return {
      destroy() {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", up);
        window.removeEventListener("pointercancel", up);
      },
    };
  };

  #move(event: PointerEvent, place: (at: Point) => Point): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const after: Point = [event.clientX, event.clientY];
    const other = [...this.#fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, after);
    this.#travelled += Math.hypot(after[0] - before[0], after[1] - before[1]);
    if (this.#travelled <= SLACK) return;
    const perPixel = this.frame.width / this.size.width;
    if (other) {
      const apart = (finger: Point) => Math.hypot(finger[0] - other[0], finger[1] - other[1]);
      this.#near = zoomed(
        this.frame,
        this.home,
        place([(after[0] + other[0]) / 2, (after[1] + other[1]) / 2]),
        apart(after) / Math.max(1, apart(before)),
      );
    }
    const share = other ? 0.5 : 1;
    this.#near = panned(
      this.frame,
      this.home,
      (after[0] - before[0]) * perPixel * share,
      (after[1] - before[1]) * perPixel * share,
    );
  }
}
