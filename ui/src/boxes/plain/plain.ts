/** A plain box for any game that brings none: what is declared is drawn by its names, and answers are a list. */
import type { Box } from "../box.ts";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import SeatFacts from "./SeatFacts.svelte";

const A_MOMENT = 420;

export const plainBox = (name: string): Box => ({
  name,
  lay: () => undefined,
  Board,
  LeftSidebar: Nothing,
  RightSidebar: Nothing,
  SeatFacts,
  PromptDetail: Nothing,
  Controls: null,
  controls: () => false,
  standing: () => ({ title: "", phases: [] }),
  prompt: [236, 300],
  durations: new Proxy<Record<string, number>>({}, { get: () => A_MOMENT }),
});
