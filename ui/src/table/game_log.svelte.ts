/** The log of a table: every event as a sentence, tied to the position it led to. */
import type { StepInfo, ToldEvent } from "$lib/api/types.ts";

export interface LogLine {
  readonly key: number | string;
  /** The step that it belongs to, and leads to. */
  readonly version: number;
  readonly seat: number;
  readonly sentence: string;
}

export class GameLog {
  lines = $state.raw<readonly LogLine[]>([]);
  versions = $state.raw<readonly number[]>([]);
  /** What a screen reader says next. */
  spoken = $state("");

  #count = 0;

  /** Begin anew: everything is told once more. */
  forget(): void {
    this.lines = [];
    this.versions = [];
  }

  began(step: StepInfo): void {
    if (step.takes_back.length) {
      const gone = new Set(step.takes_back);
      this.lines = this.lines.filter((line) => !gone.has(line.version));
    }
    if (this.versions.at(-1) !== step.version) this.versions = [...this.versions, step.version];
  }

  told(step: StepInfo, told: ToldEvent): void {
    if (!told.sentence) return;
    const line = { version: step.version, seat: step.seat, sentence: told.sentence };
    this.lines = [...this.lines, { ...line, key: this.#count++ }];
    this.spoken = told.sentence;
  }
}

/** A line of a log as it is shown. */
export interface Told extends LogLine {
  /** How often the same was said in a row. */
  readonly times: number;
}

/** Fold equal lines in a row into one; it leads to where the last of them led. */
export function folded(lines: readonly LogLine[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.sentence === line.sentence && last.seat === line.seat)
      found[found.length - 1] = { ...last, version: line.version, times: last.times + 1 };
    else found.push({ ...line, times: 1 });
  }
  return found;
}
