/** Where a game of Rattus stands: whose turn, and the parts of a turn. */
import { say } from "$lib/words/words.svelte.ts";
import type { Phase } from "../box.ts";
import type { GameView } from "./observation.ts";

const PARTS = ["increase", "card", "abilities", "plague"] as const;

export function standing(game: GameView): { title: string; phases: readonly Phase[] } {
  const { phase, active, facts } = game.observation;
  if (phase !== "turns")
    return { title: say(`rattus-phase-${phase.replace(" ", "-")}`), phases: [] };
  const title = say("rattus-turn", {
    mine: active === game.me ? "yes" : "no",
    name: game.name(active),
  });
  const phases = PARTS.map((part): Phase => ({
    name: say(`rattus-step-${part}`),
    when: part === facts.part ? "now" : facts.done.includes(part) ? "done" : "next",
  }));
  return { title, phases };
}
