/** Rattus Cartus at the table: buildings, hand, influence tracks and the nun row. */
import { say } from "$lib/words/words.svelte.ts";
import type { Box, Phase } from "../box.ts";
import RightSidebar from "./RightSidebar.svelte";
import LeftSidebar from "./LeftSidebar.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { lay, pictureOf } from "./names.ts";
import type { GameEvent } from "./events.ts";
import type { Observation, Wire } from "./observation.ts";
import { picking } from "./picks.svelte.ts";
import { roundSummary } from "./round.ts";
import SeatFacts from "./SeatFacts.svelte";
import PromptDetail from "./PromptDetail.svelte";

const PHASES: readonly Observation["phase"][] = ["draw buildings", "supplies", "enter", "resolve"];

/** How long each event is shown, in milliseconds. */
const DURATIONS: Readonly<Record<GameEvent["event"], number>> = {
  RoundBegan: 600,
  BuildingDrawn: 420,
  BuildingReplaced: 420,
  SupplyTaken: 700,
  CardDrawn: 260,
  DeckShuffled: 420,
  NunCardSeen: 900,
  RatsTaken: 700,
  RatsDiscarded: 600,
  RatGiven: 800,
  PassPlayed: 800,
  BuildingEntered: 700,
  CardsAnnounced: 500,
  CardsRevealed: 1300,
  InfluenceScored: 900,
  SpecialResolved: 1100,
  CardGiven: 500,
  ActionUsed: 800,
  ActionDeclined: 500,
  CardsTaken: 700,
  TokensTaken: 700,
  CardDiscarded: 500,
  StartPassed: 300,
  HandShown: 900,
  NunRowRevealed: 3400,
  PlagueKilled: 1400,
  BuildingChosen: 0,
  SuppliesRevealed: 0,
  CardLaid: 0,
};

function phases(now: Observation["phase"]): Phase[] {
  const at = PHASES.indexOf(now);
  return PHASES.map((phase, number) => ({
    name: say(`phase-${phase.replace(" ", "-")}`),
    when: number < at || now === "over" ? "done" : number === at ? "now" : "next",
  }));
}

export const box: Box<Wire> = {
  name: "cartus",
  lay,
  icon: pictureOf,
  Board,
  LeftSidebar,
  RightSidebar,
  SeatFacts,
  PromptDetail,
  Controls,
  controls: picking,
  standing({ observation }) {
    const { round, phase, facts } = observation;
    return {
      title: say("standing-round", {
        round,
        rounds: facts.rounds,
        final: facts.final ? "yes" : "no",
      }),
      phases: phases(phase),
    };
  },
  asideWidth: 456,
  prompt: [256, 300],
  roundSummary,
  sounds: { NunRowRevealed: "plague", PlagueKilled: "outbreak" },
  moods: { RatsTaken: "hurt", InfluenceScored: "glad" },
  durations: DURATIONS,
};
