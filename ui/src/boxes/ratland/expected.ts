/** What my plan will cost to feed, from the lists that the server counted. */
import { dealingOf } from "./dealing.svelte.ts";
import { alive, type GameView } from "./table.ts";
import { entry, present } from "$lib/sure.ts";

export interface Expected {
  readonly rats: number;
  readonly need: number;
  readonly have: number;
  readonly missing: number;
}

/** All living rats and the young that the nursery would bring, and the cheese they need. */
export function expected(game: GameView): Expected {
  const table = game.observation;
  const { plan } = dealingOf(game);
  const clan = entry(table.seats, present(game.me));
  const young = entry(table.counted.seats, present(game.me)).young[plan.nursery + plan.double] ?? 0;
  const rats = alive(clan) + young;
  const need = table.counted.costs[rats] ?? 0;
  return { rats, need, have: clan.cheese, missing: Math.max(0, need - clan.cheese) };
}
