/** Where a replay stops: after every step of the game, and on the way through a long one. */
import type { MomentInfo, ToldEvent } from "$lib/api/types.ts";
import { entry } from "$lib/sure.ts";

/** A step of the game, or a part of it: its events up to one of them. */
export interface Stop extends MomentInfo {
  /** Which part of its step this is, from 0. */
  readonly part: number;
  /** How many events of the step have happened by now; null: all, and the step is over. */
  readonly until: number | null;
}

/** A step that tells more than this is gone through in parts… */
const LONG = 6;
/** …of at most so many sentences each. */
const AT_ONCE = 8;

const whose = (told: ToldEvent): unknown => ("seat" in told.event ? told.event.seat : undefined);

/** Cut a step into parts, one for each seat that something happens to. */
export function stopsOf(moment: MomentInfo): Stop[] {
  const { events } = moment;
  const ends: number[] = [];
  if (events.filter((told) => told.sentence).length > LONG) {
    let said = 0;
    events.forEach((told, place) => {
      const other = place > 0 && whose(told) !== whose(entry(events, place - 1));
      if (said && (other || said >= AT_ONCE)) {
        ends.push(place);
        said = 0;
      }
      if (told.sentence) said += 1;
    });
  }
  return [...ends, events.length].map((end, part) => ({
    ...moment,
    events: events.slice(ends[part - 1] ?? 0, end),
    part,
    until: part < ends.length ? end : null,
  }));
}

/** How a stop is called in an address: its step, and the part where it has several. */
export const nameOf = ({ number, part }: Stop): string =>
  part ? `${number}.${part}` : `${number}`;
