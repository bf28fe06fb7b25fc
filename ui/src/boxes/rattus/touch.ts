/** Answers by the things they touch. */
import type { AnswerInfo, Preview } from "$lib/api/types.ts";
import type { GameView } from "./observation.ts";
import { entry } from "$lib/sure.ts";

/** The answer to give by touching a thing, if there is just one. */
export function answerFor(game: GameView, touch: string): AnswerInfo | null {
  const found = game.question?.answers.filter((answer) => answer.touch.includes(touch)) ?? [];
  return found.length === 1 ? entry(found, 0) : null;
}

export const isPointed = (game: GameView, touch: string): boolean =>
  game.pointed?.touch.includes(touch) ?? false;

export const previewOf = (game: GameView, answer = game.pointed): Preview => answer?.preview ?? {};

export interface Listening {
  onclick(): void;
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
}

/** What a thing listens to: it gives its answer or, without one, does something else. */
export function reaching(
  game: GameView,
  answer: AnswerInfo | null,
  otherwise: () => void = () => {},
): Listening {
  const hovers = (event: PointerEvent) => answer !== null && event.pointerType !== "touch";
  return {
    onclick: () => (answer ? game.choose(answer) : otherwise()),
    onpointerenter: (event: PointerEvent) => hovers(event) && game.point(answer),
    onpointerleave: (event: PointerEvent) => hovers(event) && game.point(null),
  };
}
