/** What a round of Cartus brought everybody, counted from what was told. */
import { say } from "$lib/words/words.svelte.ts";
import type { Column, RoundSummary } from "../box.ts";
import type { GameEvent } from "./events.ts";

type Counts = Record<"influence" | "actions" | "rats" | "rid" | "points", number[]>;

/** Add one event to the counts of its seats. */
function count(counts: Counts, event: GameEvent): void {
  const add = (what: keyof Counts, seat: number, by: number) =>
    (counts[what][seat] = (counts[what][seat] ?? 0) + by);
  if (event.event === "InfluenceScored") add("influence", event.seat, event.count);
  else if (event.event === "ActionUsed") add("actions", event.seat, 1);
  else if (event.event === "RatsTaken") add("rats", event.seat, event.count);
  else if (event.event === "RatsDiscarded") add("rid", event.seat, event.count);
  else if (event.event === "TokensTaken") add("points", event.seat, event.count);
  else if (event.event === "RatGiven") {
    add("rid", event.seat, 1);
    add("rats", event.receiver, 1);
  }
}

/** The last of the events says which round begins now. */
export function roundSummary(events: readonly GameEvent[]): RoundSummary {
  const next = events.at(-1);
  const counts: Counts = { influence: [], actions: [], rats: [], rid: [], points: [] };
  for (const event of events) count(counts, event);
  const column = (what: keyof Counts, icon: Column["icon"], bad = false): Column => ({
    name: say(`cartus-sum-${what}`),
    icon,
    counts: counts[what],
    bad,
  });
  return {
    number: next?.event === "RoundBegan" ? next.number - 1 : 0,
    columns: [
      column("influence", "game:crown"),
      column("actions", "game:white-tower"),
      column("points", "game:laurel-crown"),
      column("rid", "game:broom"),
      column("rats", "game:rat", true),
    ],
  };
}
