/** Which answer a thing on the board stands for. */
import type { AnswerInfo } from "$lib/api/types.ts";
import type { GameView } from "./table.ts";
import { entry } from "$lib/sure.ts";

/** The answer that touches this thing, if there is just one; otherwise the list decides. */
export function touching(game: GameView, id: string): AnswerInfo | null {
  const found = game.question?.answers.filter((answer) => answer.touch.includes(id)) ?? [];
  return found.length === 1 ? entry(found, 0) : null;
}
