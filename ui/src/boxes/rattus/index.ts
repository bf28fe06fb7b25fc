/** The box of Rattus for the table in the browser. */
import type { Box } from "../box.ts";
import { isLong } from "./answers.ts";
import { pictureOf } from "./cards.ts";
import RightSidebar from "./RightSidebar.svelte";
import LeftSidebar from "./LeftSidebar.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { DURATIONS } from "./motion.ts";
import type { Wire } from "./observation.ts";
import { lay } from "./printed.ts";
import SeatFacts from "./SeatFacts.svelte";
import PromptDetail from "./PromptDetail.svelte";
import { standing } from "./standing.ts";

export const box: Box<Wire> = {
  name: "rattus",
  lay,
  icon: pictureOf,
  Board,
  LeftSidebar,
  RightSidebar,
  SeatFacts,
  PromptDetail,
  Controls,
  controls: isLong,
  standing,
  hasLens: true,
  prompt: [252, 316],
  bleeds: true,
  sounds: { PlagueMoved: "plague", OutbreakBegan: "outbreak" },
  moods: { CitizensDied: "hurt", CardTaken: "glad" },
  durations: DURATIONS,
};
