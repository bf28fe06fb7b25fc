/** Results counted: how often one played and won, and where one came out. */
import type { MyResult } from "$lib/api/types.ts";
import { entry } from "$lib/sure.ts";

export interface Tally {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly places: readonly number[];
}

/** Count the results of every game; places[0] counts victories. */
export function tallies(results: readonly MyResult[], order: readonly string[]): Tally[] {
  return order.flatMap((game) => {
    const mine = results.filter((one) => one.game === game);
    if (!mine.length) return [];
    const most = Math.max(...mine.map((one) => one.players));
    const places = Array.from(
      { length: most },
      (_, place) => mine.filter((one) => one.place === place + 1).length,
    );
    return [{ game, games: mine.length, wins: entry(places, 0), places }];
  });
}

/** How well one did over time: 1 for first, 0 for last, averaged over the latest games up to each. */
export function form(results: readonly MyResult[], over = 5): number[] {
  const worth = [...results]
    .reverse()
    .map((one) => 1 - (one.place - 1) / Math.max(1, one.players - 1));
  return worth.map((_, place) => {
    const latest = worth.slice(Math.max(0, place - over + 1), place + 1);
    return latest.reduce((sum, one) => sum + one, 0) / latest.length;
  });
}
