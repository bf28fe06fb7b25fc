/** What my plan will cost to feed, from the lists that the server counted. */
import { dealing } from "./dealing.svelte.ts";
import { alive, type Sitting } from "./table.ts";

export interface Expected {
  readonly rats: number;
  readonly need: number;
  readonly have: number;
  readonly missing: number;
}

/** All living rats and the young that the nursery would bring, and the cheese they need. */
export function expected(sitting: Sitting): Expected {
  const table = sitting.observation;
  const clan = table.seats[sitting.me!]!;
  const young =
    table.counted.seats[sitting.me!]!.young[dealing.plan.nursery + dealing.plan.double] ?? 0;
  const rats = alive(clan) + young;
  const need = table.counted.costs[rats] ?? 0;
  return { rats, need, have: clan.cheese, missing: Math.max(0, need - clan.cheese) };
}
