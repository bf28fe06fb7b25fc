/** Cards taken in hand before they are laid, given or discarded: known to this page alone. */
import { SvelteSet } from "svelte/reactivity";
import type { AnswerInfo } from "$lib/api/types.ts";
import { perTable } from "../per_table.svelte.ts";
import { held, type Held, type GameView, type Wire } from "./observation.ts";
import { entry, present } from "$lib/sure.ts";

const KINDS = new Set(["lay", "give", "discard_for_rat"]);

class Picks {
  readonly chosen = new SvelteSet<string>();
  /** The question that they were chosen for. */
  asked = $state("");
}
const picksOf = perTable<Wire, Picks>(() => new Picks());

/** Whether my question is about cards of my hand, several of them in one go. */
export function picking(game: GameView): boolean {
  return game.me !== null && !game.single && KINDS.has(game.question?.kind ?? "");
}

/** What was chosen belongs to one question: another one begins with none. */
function key({ question, observation }: GameView): string {
  return JSON.stringify([
    question?.kind,
    question?.held,
    observation.round,
    question?.answers.map((a) => a.choice),
  ]);
}

export function picked(game: GameView): Held[] {
  const { asked, chosen } = picksOf(game);
  if (!picking(game) || asked !== key(game)) return [];
  return held(entry(game.observation.seats, present(game.me)).hand).filter((card) =>
    chosen.has(card.key),
  );
}

export function isPicked(game: GameView, card: Held): boolean {
  const { asked, chosen } = picksOf(game);
  return picking(game) && asked === key(game) && chosen.has(card.key);
}

/** Take a card up or put it back; above the limit the last one gives way. */
export function toggle(game: GameView, card: Held): void {
  if (picksOf(game).asked !== key(game)) clear(game);
  const { chosen } = picksOf(game);
  if (chosen.delete(card.key)) return;
  const most = game.observation.facts.most;
  if (most && chosen.size >= most) chosen.delete(present([...chosen].at(-1)));
  chosen.add(card.key);
}

export function clear(game: GameView): void {
  const picks = picksOf(game);
  picks.chosen.clear();
  picks.asked = key(game);
}

/** The answers for the chosen cards, in the order of the list. */
export function answersPicked(game: GameView): AnswerInfo[] {
  const numbers = picked(game).map((card) => card.number);
  return numbers.flatMap((number) =>
    present(game.question).answers.filter((answer) => answer.choice === number),
  );
}

/** The answer that names no card: that was all. */
export function ending(game: GameView): AnswerInfo | null {
  return (
    game.question?.answers.find(
      (answer) => !answer.touch.some((thing) => thing.startsWith("card:")),
    ) ?? null
  );
}

/** Whether the chosen cards may go: enough of them, or the question may end before. */
export function isReady(game: GameView): boolean {
  return ending(game) !== null || picked(game).length === game.observation.facts.most;
}

/** Say all chosen cards in a row, and that this was all where that is asked. */
export function send(game: GameView): void {
  if (!isReady(game)) return;
  const choices = answersPicked(game).map((answer) => answer.choice);
  const end = ending(game);
  const most = game.observation.facts.most;
  if (end && (!most || choices.length < most)) choices.push(end.choice);
  game.chooseAll(choices);
}

/** How many of the chosen cards touch a thing: a track, my rats. */
export function touching(game: GameView, thing: string): number {
  return answersPicked(game).filter((answer) => answer.touch.includes(thing)).length;
}
