/** What my plan will cost to feed, from the lists that the server counted. */
import { dealing } from "./dealing.svelte.ts";
import { alive, type GameView } from "./table.ts";

export interface Expected {
  readonly rats: number;
  readonly need: number;
  readonly have: number;
  readonly missing: number;
}

/** All living rats and the young that the nursery would bring, and the cheese they need. */
export function expected(game: GameView): Expected {
  const table = game.observation;
  const clan = table.seats[game.me!]!;
  const young =
    table.counted.seats[game.me!]!.young[dealing.plan.nursery + dealing.plan.double] ?? 0;
  const rats = alive(clan) + young;
  const need = table.counted.costs[rats] ?? 0;
  return { rats, need, have: clan.cheese, missing: Math.max(0, need - clan.cheese) };
}
