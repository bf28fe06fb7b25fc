/** Where a game of Rattus stands: whose turn, and the parts of a turn. */
import { say } from "$lib/words/words.svelte.ts";
import type { Phase, Sitting } from "../box.ts";
import type { Observation } from "./observation.ts";

const STEPS = ["increase", "card", "abilities", "plague"] as const;
const BEFORE_THE_PLAGUE = new Set(["act", "how_many", "card", "release", "take_diplomat", "take_potions", "join_caravan"]);

export function standing(sitting: Sitting): { title: string; phases: readonly Phase[] } {
  const now = sitting.observation as Observation;
  if (now.phase !== "turns") return { title: say(`rattus-phase-${now.phase.replace(" ", "-")}`), phases: [] };
  const seat = sitting.seats[now.active];
  const title = say("rattus-turn", { mine: now.active === sitting.me ? "yes" : "no", name: seat?.name || seat?.colour || "" });
  const acting = now.pending.some(({ kind }) => BEFORE_THE_PLAGUE.has(kind));
  const done = [now.increased, now.took_card, now.used.length > 0, false].map((one) => one || !acting);
  const open = done.slice(0, STEPS.length - 1).indexOf(false);
  const first = !acting ? STEPS.length - 1 : open >= 0 ? open : STEPS.indexOf("abilities");
  const phases = STEPS.map((step, place): Phase => ({
    name: say(`rattus-step-${step}`), when: place === first ? "now" : done[place] && place < STEPS.length - 1 ? "done" : "next",
  }));
  return { title, phases };
}
