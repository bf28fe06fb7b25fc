/** What tells a person who looks elsewhere: sounds, the title of the tab, and a notification. */
import { notify } from "$lib/site/notices.ts";
import { sound } from "$lib/sound/sounds.ts";
import type { AtTable } from "./at_table.svelte.ts";

/** Follow a table; to be called while a component is made. */
export function signal(table: AtTable): void {
  const asked = $derived(table.question ? (table.showing.shown?.version ?? 0) : null);
  const over = $derived(table.status === "over");

  $effect(() => {
    if (table.beat) sound("knock");
  });
  $effect(() => {
    if (asked === null) return;
    sound("bell");
    notify(table.info.title, table.question?.prompt ?? "", table.info.id);
  });
  $effect(() => {
    if (over && table.beat) sound("end");
  });
}
