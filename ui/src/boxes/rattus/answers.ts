/** A long list of answers in groups: what belongs together stands together, and says it once. */
import type { AnswerInfo } from "$lib/api/types.ts";
import { say } from "$lib/words/words.svelte.ts";
import type { GameView } from "./observation.ts";
import { CARDS, messageOf, REGIONS } from "./printed.ts";
import { entry } from "$lib/sure.ts";

export interface Chip {
  readonly answer: AnswerInfo;
  readonly text: string;
  readonly seat: number | null;
}
export interface Group {
  readonly title: string;
  readonly chips: readonly Chip[];
}

const MANY = 8;

/** Whether the plain list would cover the board. */
export const isLong = (game: GameView): boolean => (game.question?.answers.length ?? 0) > MANY;

/** The answers to "what do you do" by deed; those to any other question in one group. */
export function grouped(game: GameView): Group[] {
  const answers = game.question?.answers.filter((answer) => answer.touch.length > 0) ?? [];
  if (game.question?.domain !== "action")
    return [
      { title: "", chips: answers.map((answer) => ({ answer, text: answer.label, seat: null })) },
    ];
  const cards = game.observation.cards;
  const groups = new Map<string, Chip[]>();
  for (const answer of answers) {
    const [kind = "", number = ""] = entry(answer.touch, 0).split(":");
    const card = entry(CARDS, Number(number)),
      holder = cards[card] ?? null;
    const deed = kind === "region" ? "increase" : holder === game.me ? "use" : "take";
    const chips = groups.get(deed) ?? [];
    groups.set(deed, chips);
    if (deed === "increase")
      chips.push({
        answer,
        text: `${REGIONS[Number(number)]} +${answer.preview.citizens ?? 0}`,
        seat: null,
      });
    else chips.push({ answer, text: say(messageOf(card)), seat: deed === "take" ? holder : null });
  }
  return [...groups].map(([deed, chips]) => ({ title: say(`rattus-deed-${deed}`), chips }));
}

/** Answers that touch nothing: being done, or no more. */
export const loose = (game: GameView): AnswerInfo[] =>
  game.question?.answers.filter((answer) => answer.touch.length === 0) ?? [];
