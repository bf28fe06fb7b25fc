/** RatLand: clans of rats, their sewer boards and the street above. */
import { say } from "$lib/words/words.svelte.ts";
import type { Box, Phase } from "../box.ts";
import type { GameEvent } from "./events.ts";
import RightSidebar from "./RightSidebar.svelte";
import LeftSidebar from "./LeftSidebar.svelte";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { dealingOf, isDealing } from "./dealing.svelte.ts";
import { roundSummary } from "./round.ts";
import SeatFacts from "./SeatFacts.svelte";
import PromptDetail from "./PromptDetail.svelte";
import { lay, PHASES, pictureOf, type GameView, spelt, type Wire } from "./table.ts";

const A_MOMENT = 420;
/** Milliseconds at speed 1. */
const DURATIONS: Readonly<Record<GameEvent["event"], number>> = {
  ClanDealt: A_MOMENT,
  RoundBegan: 500,
  EventRevealed: 1700,
  FoodRevealed: 500,
  EventForeseen: A_MOMENT,
  FoodForeseen: A_MOMENT,
  ClansChosen: 1500,
  ScreensLifted: 1700,
  AthletesMoved: 900,
  CheeseStolen: 850,
  CheeseGiven: A_MOMENT,
  CheesePaid: 320,
  CheeseGained: 320,
  RatsJoined: 380,
  RatsReturned: 380,
  RatLeft: A_MOMENT,
  PoisonedRatLeft: A_MOMENT,
  RatPoisoned: A_MOMENT,
  RatLost: A_MOMENT,
  RatGiven: A_MOMENT,
  RatFreed: A_MOMENT,
  BagFilled: 800,
  PieceDrawn: 260,
  PiecePutBack: 420,
  PieceAdded: 700,
  RatWounded: 700,
  RatsStarved: 1500,
  SwapsRevealed: 1000,
  CheeseTransmuted: 900,
};

function standing(game: GameView): { title: string; phases: readonly Phase[] } {
  const table = game.observation;
  if (table.phase === "setup") return { title: say("ratland-setup"), phases: [] };
  const now = PHASES.findIndex((phase) => phase === table.phase);
  const phases = PHASES.map((phase, place): Phase => ({
    name: say(`ratland-phase-${phase}`),
    when: place === now ? "now" : place < now || now < 0 ? "done" : "next",
  }));
  return { title: say("ratland-round", { round: table.round }), phases };
}

/** Events that list everything are told in a few words: the board shows the rest. */
const BRIEF: Partial<Record<GameEvent["event"], string>> = {
  ScreensLifted: "ratland-screens-lifted",
  AthletesMoved: "ratland-athletes-moved",
  FoodRevealed: "ratland-food-revealed",
  ClansChosen: "ratland-clans-chosen",
};

function title(game: GameView): string | null {
  if (isDealing(game)) return say("ratland-send", { count: dealingOf(game).waiting });
  const card = game.moment?.event.event === "EventRevealed" ? game.observation.event : null;
  if (card) return say(`happening-${spelt(card)}`);
  const brief = game.question ? null : game.moment && BRIEF[game.moment.event.event];
  return brief ? say(brief) : null;
}

export const box: Box<Wire> = {
  name: "ratland",
  lay,
  icon: pictureOf,
  Board,
  LeftSidebar,
  RightSidebar,
  SeatFacts,
  PromptDetail,
  Controls,
  controls: isDealing,
  adopt: (game, plan) => dealingOf(game).adopt(plan),
  prompt: [212, 256],
  title,
  standing,
  roundSummary,
  sounds: { CheeseStolen: "cheese", CheeseGained: "cheese", RatsStarved: "outbreak" },
  moods: { RatLost: "hurt", CheeseStolen: "glad" },
  durations: DURATIONS,
};
