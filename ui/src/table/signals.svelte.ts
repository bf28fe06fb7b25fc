/** What tells a person who looks elsewhere: sounds, the title of the tab, and a notification. */
import { untrack } from "svelte";
import { notify } from "$lib/site/notices.ts";
import { sound } from "$lib/sound/sounds.ts";
import type { TableState } from "./table_state.svelte.ts";

/** Follow a table; to be called while a component is made. */
export function signal(table: TableState): void {
  const asked = $derived(table.question ? (table.playback.shown?.version ?? 0) : null);
  const over = $derived(table.status === "over");

  $effect(() => {
    if (table.beat) sound(untrack(() => soundOf(table)));
  });
  $effect(() => {
    if (asked === null) return;
    sound("bell");
    notify(table.info.title, table.question?.prompt ?? "", table.info.id);
  });
  $effect(() => {
    if (over && table.beat) sound(untrack(() => hasWon(table)) ? "victory" : "end");
  });
}

/** Each box says how its events sound; most are a knock on wood. */
const soundOf = (table: TableState) =>
  (table.moment && table.box.sounds?.[table.moment.event.event]) ?? "knock";

function hasWon(table: TableState): boolean {
  const outcome = table.view?.outcome;
  return outcome?.places[table.me ?? -1] === 1 && !outcome.everybody_lost;
}
