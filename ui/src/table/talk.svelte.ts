/** What the characters say: a line when they sit down, when something goes well or badly, and at the end. */
import { isFace } from "$lib/faces/faces.ts";
import { settings } from "$lib/site/settings.svelte.ts";
import type { TableState } from "./table_state.svelte.ts";
import { entry } from "$lib/sure.ts";

export type Occasion = "hello" | "glad" | "hurt" | "won" | "lost";

/** Long enough to read; the next line comes sooner if something happens. */
const SECONDS = 6;
/** What was said at which table: nobody repeats a line, whoever looks at the screen. */
const said = new Set<string>();

export class Talk {
  /** Who speaks now, and on what occasion. */
  line = $state.raw<{ seat: number; occasion: Occasion } | null>(null);
  #hush: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableState) {}

  /** The character at a seat, or nothing. */
  character(seat: number): string {
    const level = this.table.seats[seat]?.level ?? "";
    return isFace(level) ? level : "";
  }

  /** Let a character say its line, once. */
  speak(seat: number, occasion: Occasion): void {
    const key = `${this.table.info.id} ${seat} ${occasion}`;
    if (!this.character(seat) || !settings.talk || said.has(key)) return;
    said.add(key);
    clearTimeout(this.#hush);
    this.line = { seat, occasion };
    this.#hush = setTimeout(() => (this.line = null), SECONDS * 1000);
  }

  /** Greet, if the game has only begun. */
  greet(): void {
    const first = this.table.seats.find((seat) => this.character(seat.seat));
    if (first && (this.table.playback.shown?.version ?? 0) < 3) this.speak(first.seat, "hello");
  }

  /** Take what just happened to heart. */
  feel(): void {
    const event = this.table.moment?.event;
    const mood = event && this.table.box.moods?.[event.event];
    if (mood && "seat" in event) this.speak(Number(event.seat), mood);
  }

  close(): void {
    clearTimeout(this.#hush);
  }
}

/** Who has the last word at the end: the character that won, or else the one that came closest. */
export function lastWord(
  table: TableState,
  places: readonly number[],
): { character: string; seat: number; occasion: Occasion } | null {
  const bots = table.seats.filter((seat) => isFace(seat.level) && seat.kind === "bot");
  const best = bots.sort((a, b) => entry(places, a.seat) - entry(places, b.seat))[0];
  if (!best || !settings.talk) return null;
  const occasion = places[best.seat] === 1 ? "won" : "lost";
  return { character: best.level, seat: best.seat, occasion };
}
