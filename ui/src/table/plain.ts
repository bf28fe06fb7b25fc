import type { Box } from "$lib/boxes/box.ts";
import Nothing from "./Nothing.svelte";
import Plain from "./Plain.svelte";

/** A table without a board: everything can be played from the list of answers. */
export function box(name: string): Box {
  return {
    name,
    Board: Plain,
    Beside: Nothing,
    Aside: Nothing,
    SeatFacts: Nothing,
    Stage: Nothing,
    Controls: null,
    controls: () => false,
    standing: () => ({ title: "", phases: [] }),
    duration: () => 300,
  };
}
