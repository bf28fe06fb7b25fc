/** Answers by the things they touch. */
import type { AnswerInfo, Preview } from "$lib/api/types.ts";
import type { Sitting } from "./observation.ts";

/** The answer to give by touching a thing, if there is just one. */
export function answerFor(sitting: Sitting, touch: string): AnswerInfo | null {
  const found = sitting.question?.answers.filter((answer) => answer.touch.includes(touch)) ?? [];
  return found.length === 1 ? found[0]! : null;
}

export const isPointed = (sitting: Sitting, touch: string): boolean =>
  sitting.pointed?.touch.includes(touch) ?? false;

export const previewOf = (sitting: Sitting, answer = sitting.pointed): Preview =>
  answer?.preview ?? {};

export interface Listening {
  onclick(): void;
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
}

/** What a thing listens to: it gives its answer or, without one, does something else. */
export function reaching(
  sitting: Sitting,
  answer: AnswerInfo | null,
  otherwise: () => void = () => {},
): Listening {
  const hovers = (event: PointerEvent) => answer !== null && event.pointerType !== "touch";
  return {
    onclick: () => (answer ? sitting.choose(answer) : otherwise()),
    onpointerenter: (event: PointerEvent) => hovers(event) && sitting.point(answer),
    onpointerleave: (event: PointerEvent) => hovers(event) && sitting.point(null),
  };
}
