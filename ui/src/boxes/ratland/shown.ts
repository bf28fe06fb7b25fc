/** The table as it is shown now: the observation, and on it the events that were shown since. */
import { told } from "./fold.ts";
import type { Sitting, Table } from "./table.ts";

let base: Table | null = null;
let beat = -1;
let table: Table;

/** Keep what was found in an area while somebody thinks in the middle of it. */
function begin(fresh: Table, before: Table | null): Table {
  const goes_on =
    before?.found && fresh.phase === "search" && before.round === fresh.round && before.area === fresh.area;
  return goes_on ? { ...fresh, found: before.found } : fresh;
}

/** Every part of the board asks this, so all of them show the same moment; at first there is none. */
export function shown(sitting: Sitting): Table {
  const { observation, moment } = sitting;
  if (observation !== base) {
    table = begin(observation, base && table);
    base = observation;
    if (!moment) beat = sitting.beat;
  }
  if (moment && sitting.beat !== beat) {
    table = told(table, moment.event);
    beat = sitting.beat;
  }
  return table;
}
