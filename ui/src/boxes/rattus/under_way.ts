/** The table while pieces travel: what has left is gone, and what comes is not there yet. */
import type { Observation } from "./observation.ts";

const fewer = (before: readonly number[], after: readonly number[]) =>
  before.map((count, place) => Math.min(count, after[place] ?? count));
const shorter = <T>(before: T[], after: T[]): T[] =>
  after.length < before.length ? after : before;
const steady = <T>(before: T, after: T): T | null => (before === after ? before : null);

/** What stands still between two views; all else stays as it was before. */
export function underWay(before: Observation, after: Observation): Observation {
  const regions = Object.entries(before.regions).map(([name, here]) => {
    const then = after.regions[name] ?? here;
    return [
      name,
      {
        ...here,
        citizens: fewer(here.citizens, then.citizens),
        rats: shorter(here.rats, then.rats),
      },
    ];
  });
  return {
    ...before,
    regions: Object.fromEntries(regions),
    hand: fewer(before.hand, after.hand),
    haven: fewer(before.haven, after.haven),
    stored: fewer(before.stored, after.stored),
    supply: Math.min(before.supply, after.supply),
    plague: steady(before.plague, after.plague),
    caravan: steady(before.caravan, after.caravan),
    struck: after.struck,
  };
}
