/** Cards taken in hand before they are laid, given or discarded: known to this page alone. */
import { SvelteSet } from "svelte/reactivity";
import type { AnswerInfo } from "$lib/api/types.ts";
import { held, type Held, type Sitting } from "./observation.ts";

const KINDS = new Set(["lay", "give", "discard_for_rat"]);

const chosen = new SvelteSet<string>();
let asked = $state("");

/** Whether my question is about cards of my hand, several of them in one go. */
export function picking(sitting: Sitting): boolean {
  return sitting.me !== null && KINDS.has(sitting.question?.kind ?? "");
}

/** What was chosen belongs to one question: another one begins with none. */
function key({ question, observation }: Sitting): string {
  return JSON.stringify([
    question?.kind,
    question?.held,
    observation.round,
    question?.answers.map((a) => a.choice),
  ]);
}

export function picked(sitting: Sitting): Held[] {
  if (!picking(sitting) || asked !== key(sitting)) return [];
  return held(sitting.observation.seats[sitting.me!]!.hand).filter((card) => chosen.has(card.key));
}

export function isPicked(sitting: Sitting, card: Held): boolean {
  return picking(sitting) && asked === key(sitting) && chosen.has(card.key);
}

/** Take a card up or put it back; above the limit the last one gives way. */
export function toggle(sitting: Sitting, card: Held): void {
  if (asked !== key(sitting)) clear(sitting);
  if (chosen.delete(card.key)) return;
  const most = sitting.observation.facts.most;
  if (most && chosen.size >= most) chosen.delete([...chosen].at(-1)!);
  chosen.add(card.key);
}

export function clear(sitting: Sitting): void {
  chosen.clear();
  asked = key(sitting);
}

/** The answers for the chosen cards, in the order of the list. */
export function answersPicked(sitting: Sitting): AnswerInfo[] {
  const numbers = picked(sitting).map((card) => card.number);
  return numbers.flatMap((number) =>
    sitting.question!.answers.filter((answer) => answer.choice === number),
  );
}

/** The answer that names no card: that was all. */
export function ending(sitting: Sitting): AnswerInfo | null {
  return (
    sitting.question?.answers.find(
      (answer) => !answer.touch.some((thing) => thing.startsWith("card:")),
    ) ?? null
  );
}

/** Whether the chosen cards may go: enough of them, or the question may end before. */
export function isReady(sitting: Sitting): boolean {
  return ending(sitting) !== null || picked(sitting).length === sitting.observation.facts.most;
}

/** Say all chosen cards in a row, and that this was all where that is asked. */
export function send(sitting: Sitting): void {
  if (!isReady(sitting)) return;
  const choices = answersPicked(sitting).map((answer) => answer.choice);
  const end = ending(sitting);
  const most = sitting.observation.facts.most;
  if (end && (!most || choices.length < most)) choices.push(end.choice);
  sitting.chooseAll(choices);
}

/** How many of the chosen cards touch a thing: a track, my rats. */
export function touching(sitting: Sitting, thing: string): number {
  return answersPicked(sitting).filter((answer) => answer.touch.includes(thing)).length;
}
