/** One screen that several people share: whose eyes it looks with, and who is to have it next. */
import type { SharedSeat, TableInfo } from "$lib/api/types.ts";
import type { Box } from "$lib/boxes/box.ts";
import { TableState } from "./table_state.svelte.ts";
import type { LogLine } from "./game_log.svelte.ts";
import { present } from "$lib/sure.ts";

/** So long may a person with secrets look at the last answer before the curtain falls. */
const LAST_LOOK = 1200;

export class SharedScreen {
  /** What everybody may see; it goes on behind whatever a person looks at. */
  readonly common: TableState;
  /** What one person sees; nothing of it is kept when somebody else has the screen. */
  #person = $state.raw<TableState | null>(null);
  /** Who gets the screen as soon as the server has said what this person may see. */
  #coming = $state.raw<TableState | null>(null);
  #last = -1;
  #left: Record<number, number> = {};

  constructor(
    info: TableInfo,
    readonly secret: string,
    readonly box: Box,
  ) {
    this.common = new TableState(info, secret, box);
  }

  /** The table as it is seen now. */
  get table(): TableState {
    return this.#person ?? this.common;
  }

  /** Who has to take the screen before anything more is shown. */
  get curtain(): SharedSeat | null {
    if (this.#person || !this.#isSettled(this.common)) return null;
    const next = this.#next();
    return next?.secret ? next : null;
  }

  /** Others who are asked as well: who answers first is for the people to say. */
  get others(): readonly SharedSeat[] {
    return this.common.shared.filter((one) => one.asked && one.seat !== this.curtain?.seat);
  }

  /** What everybody saw happen since a person had the screen; nothing before the first time. */
  since(seat: number): readonly LogLine[] {
    const left = this.#left[seat] ?? Infinity;
    return this.common.log.lines.filter((line) => line.version > left);
  }

  /** Give the screen to a person: only now the server is asked for what that seat may see. */
  lift(seat: number): void {
    this.#coming?.close();
    this.#coming = new TableState(this.common.info, this.secret, this.box, seat);
  }

  /** See to it that the right person has the screen; to be called in an effect. */
  follow(): (() => void) | void {
    if (this.#coming) return this.#welcome(this.#coming);
    const table = this.table;
    if (!this.#isSettled(table)) return;
    const person = table.shared.find((one) => one.seat === table.eyes);
    if (person?.asked) return;
    if (person?.secret) {
      const timer = setTimeout(() => this.#cover(), LAST_LOOK);
      return () => clearTimeout(timer);
    }
    const next = this.#next();
    if (next?.secret) this.#cover();
    else if (next) this.lift(next.seat);
  }

  speak(language: string): void {
    this.common.speak(language);
    this.#person?.speak(language);
  }

  close(): void {
    for (const table of [this.common, this.#person, this.#coming]) table?.close();
  }

  #welcome(coming: TableState): void {
    if (!coming.playback.shown) return;
    this.#cover();
    this.#person = coming;
    this.#coming = null;
    this.#last = present(coming.eyes);
  }

  #cover(): void {
    if (!this.#person) return;
    this.#left[this.#last] = this.common.playback.latest;
    this.#person.close();
    this.#person = null;
  }

  /** Whoever is asked next, round the table from whoever had the screen last. */
  #next(): SharedSeat | undefined {
    const asked = this.table.shared.filter((one) => one.asked);
    return asked.find((one) => one.seat > this.#last) ?? asked[0];
  }

  #isSettled(table: TableState): boolean {
    return !table.playback.busy && !table.past && !table.isAway;
  }
}
