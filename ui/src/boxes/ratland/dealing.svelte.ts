/** The rats that I deal out behind my screen, until I am ready. */
import { perTable } from "../per_table.svelte.ts";
import { type GameView, type Slot, sum, type Table, type Wire } from "./table.ts";
import { entry, present } from "$lib/sure.ts";

export type Plan = Record<Slot, number>;

/** The spaces from street to cellar and from left to right: the order of the number keys. */
export const KEYS: readonly Slot[] = [
  "dump",
  "city",
  "fields",
  "left pipe",
  "pantry",
  "nursery",
  "right pipe",
  "double",
];
const DEALS = ["hide_cheese", "place", "ready"];
const empty = (): Plan => ({
  dump: 0,
  city: 0,
  fields: 0,
  "left pipe": 0,
  "right pipe": 0,
  nursery: 0,
  pantry: 0,
  double: 0,
});

/** Whether this question belongs to the dealing out of rats. */
export const isDealing = (game: GameView): boolean =>
  game.me !== null && DEALS.includes(game.question?.kind ?? "");

export class Dealing {
  plan = $state<Plan>(empty());
  hides = $state(false);
  total = $state(0);
  #history = $state<Plan[]>([]);
  #key = "";
  #last = $state<Plan | null>(null);
  #table = $state.raw<Table | null>(null);

  get waiting(): number {
    return this.total - sum(Object.values(this.plan));
  }

  get canUndo(): boolean {
    return this.#history.length > 0;
  }

  get last(): Plan | null {
    return this.#last;
  }

  get ready(): boolean {
    const limit = this.#table?.counted.most_at_home ?? null;
    return this.waiting === 0 && (limit === null || this.plan.pantry <= limit);
  }

  /** Take all rats in hand when a new round asks for them. */
  sit(game: GameView): void {
    const table = game.observation;
    this.#table = table;
    const mine = entry(table.seats, present(game.me));
    const key = [table.round, game.me, mine.rats.pantry].join();
    if (key === this.#key) return;
    this.#key = key;
    this.total = mine.rats.pantry;
    this.plan = { ...empty(), ...pick(mine.plan) };
    this.hides = mine.plan.hidden > 0;
    this.#history = [];
    if (game.question?.kind === "ready") this.plan.pantry = this.waiting;
  }

  /** Whether a space is asked for; the pantry always takes rats. */
  takes(slot: Slot): boolean {
    return slot === "pantry" || (this.#table?.counted.asks.includes(slot) ?? false);
  }

  mayAdd(slot: Slot): boolean {
    const full = slot === "double" && this.plan.double >= (this.#table?.counted.twice ?? 0);
    return this.takes(slot) && this.waiting > 0 && !full;
  }

  add(slot: Slot): void {
    if (this.mayAdd(slot)) this.#change({ ...this.plan, [slot]: this.plan[slot] + 1 });
  }

  remove(slot: Slot): void {
    if (this.plan[slot] > 0) this.#change({ ...this.plan, [slot]: this.plan[slot] - 1 });
  }

  /** Carry a rat from the gallery (null) or a space to another, or back to the gallery. */
  carry(from: Slot | null, to: Slot | null): void {
    if (from === to) return;
    const before = $state.snapshot(this.plan);
    if (from) this.remove(from);
    if (to && this.mayAdd(to)) this.add(to);
    else if (to && from) this.#change(before);
  }

  clear(): void {
    if (this.waiting < this.total) this.#change(empty());
  }

  /** As many as last round wherever the rats suffice. */
  repeat(): void {
    const plan = empty();
    let left = this.total;
    for (const slot of KEYS) {
      if (!this.takes(slot)) continue;
      plan[slot] = Math.min(this.last?.[slot] ?? 0, left);
      left -= plan[slot];
    }
    this.#change(plan);
  }

  /** Take over a whole plan. */
  adopt({ hidden, ...plan }: Readonly<Record<string, number>>): void {
    this.#change({ ...empty(), ...plan });
    this.hides = Boolean(hidden);
  }

  undo(): void {
    const before = this.#history.at(-1);
    if (!before) return;
    this.plan = before;
    this.#history = this.#history.slice(0, -1);
  }

  /** Say the whole plan; the server puts it into answers, from wherever the questions stand. */
  say(game: GameView): void {
    this.#last = $state.snapshot(this.plan);
    game.plan({ ...this.plan, hidden: Number(this.hides) });
  }

  #change(plan: Plan): void {
    this.#history = [...this.#history, $state.snapshot(this.plan)];
    this.plan = plan;
  }
}

const pick = ({ hidden: _, ...plan }: Table["seats"][number]["plan"]): Plan => plan;

/** What the person at one table deals out; another table knows nothing of it. */
export const dealingOf = perTable<Wire, Dealing>(() => new Dealing());
