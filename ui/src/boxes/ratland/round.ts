/** What a round of RatLand brought and cost everybody, counted from what was told. */
import { say } from "$lib/words/words.svelte.ts";
import type { Column, RoundSummary } from "../box.ts";
import type { GameEvent } from "./events.ts";
import type { Table } from "./table.ts";

type Counts = Record<"found" | "stolen" | "robbed" | "young" | "dead" | "away", number[]>;

/** Add one event to the counts of its seats. */
function count(counts: Counts, event: GameEvent): void {
  const add = (what: keyof Counts, seat: number, by: number) =>
    (counts[what][seat] = (counts[what][seat] ?? 0) + by);
  if (event.event === "CheeseGained") add("found", event.seat, event.count);
  else if (event.event === "CheeseStolen") {
    add("stolen", event.seat, event.count);
    add("robbed", event.victim, event.count);
  } else if (event.event === "RatsJoined") add("young", event.seat, event.count);
  else if (event.event === "RatsStarved")
    event.counts.forEach((dead, seat) => add("dead", seat, dead));
  else if (event.event === "RatWounded") add("dead", event.victim, 1);
  else if (
    event.event === "RatLost" ||
    event.event === "RatPoisoned" ||
    event.event === "RatLeft" ||
    event.event === "PoisonedRatLeft"
  )
    add("away", event.seat, 1);
}

/** The table is still as it was before the next round began. */
export function roundSummary(events: readonly GameEvent[], before: Table): RoundSummary {
  const counts: Counts = { found: [], stolen: [], robbed: [], young: [], dead: [], away: [] };
  for (const event of events) count(counts, event);
  const column = (what: keyof Counts, icon: Column["icon"], bad = false): Column => ({
    name: say(`ratland-sum-${what}`),
    icon,
    counts: counts[what],
    bad,
  });
  return {
    number: before.round,
    columns: [
      column("stolen", "game:crossed-swords"),
      column("robbed", "game:swap-bag", true),
      column("found", "game:cheese-wedge"),
      column("young", "game:nest-eggs"),
      column("away", "game:run", true),
      column("dead", "game:death-skull", true),
    ],
  };
}
