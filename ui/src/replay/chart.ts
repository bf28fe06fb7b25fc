/** The geometry of the curve: where a chance lies on the paper. */
import type { AnalysisInfo } from "$lib/api/types.ts";
import { entry, present } from "$lib/sure.ts";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How the lines of others are broken, one after the other. */
export const DASHES = [
  "",
  "9 5",
  "2.500 4.500",
  "12 4 2.500 4",
  "5 3",
  "1.500 3",
  "16 5",
  "9 3 2.500 3 2.500 3",
  "3 6",
  "14 3 3 3",
  "7 7",
  "1.500 6",
];

export class Plot {
  readonly rows: readonly (readonly number[])[];

  /** The moment of the game at which each row was reached. */
  readonly moments: readonly number[];

  constructor(
    readonly analysis: AnalysisInfo,
    readonly frame: Frame,
    momentOf: (place: number) => number,
  ) {
    this.rows = [analysis.start, ...analysis.curve.map((point) => point.chances)];
    this.moments = [0, ...analysis.curve.map((point) => momentOf(point.place) + 1)];
  }

  get last(): number {
    return this.rows.length - 1;
  }
  x(step: number): number {
    return this.across(entry(this.moments, step));
  }
  /** Where a moment lies. */
  across(moment: number): number {
    const { left, right, width } = this.frame;
    return left + ((width - left - right) * moment) / Math.max(1, entry(this.moments, this.last));
  }
  y(chance: number): number {
    const { top, bottom, height } = this.frame;
    return top + (height - top - bottom) * (1 - chance);
  }
  /** The line of a seat. */
  line(seat: number): string {
    return this.rows
      .map(
        (row, step) =>
          `${step ? "L" : "M"}${this.x(step).toFixed(1)} ${this.y(entry(row, seat)).toFixed(1)}`,
      )
      .join("");
  }
  /** The line of a seat with all that lies under it. */
  area(seat: number): string {
    const floor = this.y(0).toFixed(1);
    return `${this.line(seat)}L${this.x(this.last).toFixed(1)} ${floor}L${this.x(0).toFixed(1)} ${floor}z`;
  }
  /** The moment that lies nearest to a point of the paper. */
  momentAt(x: number): number {
    const { left, right, width } = this.frame;
    const share = (x - left) / (width - left - right);
    return Math.round(Math.min(1, Math.max(0, share)) * entry(this.moments, this.last));
  }
  /** The last step that belongs to the answers before a place of the record. */
  stepBefore(place: number): number {
    return this.analysis.curve.findLastIndex((point) => point.place < place) + 1;
  }
  /** Names at the ends of the lines, moved apart where they would meet. */
  ends(gap: number): { seat: number; y: number }[] {
    const seats = this.analysis.start.map((_, seat) => ({
      seat,
      y: this.y(entry(entry(this.rows, this.last), seat)),
    }));
    seats.sort(
      (a, b) =>
        a.y - b.y ||
        entry(present(this.rows.at(-2)), b.seat) - entry(present(this.rows.at(-2)), a.seat),
    );
    for (let place = seats.length - 2; place >= 0; place--) {
      entry(seats, place).y = Math.min(entry(seats, place).y, entry(seats, place + 1).y - gap);
    }
    for (let place = 0; place < seats.length; place++) {
      const least = place ? entry(seats, place - 1).y + gap : this.frame.top;
      entry(seats, place).y = Math.max(entry(seats, place).y, least);
    }
    return seats;
  }
}
