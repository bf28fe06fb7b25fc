/** Which answer a thing on the board stands for. */
import type { AnswerInfo } from "$lib/api/types.ts";
import type { Sitting } from "./table.ts";

/** The answer that touches this thing, if there is just one; otherwise the list decides. */
export function touching(sitting: Sitting, id: string): AnswerInfo | null {
  const found = sitting.question?.answers.filter((answer) => answer.touch.includes(id)) ?? [];
  return found.length === 1 ? found[0]! : null;
}
