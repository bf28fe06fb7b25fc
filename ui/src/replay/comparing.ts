/** Two answers that are compared on a board: the one that was given, and a better one. */
import type { ShownAnswer, Weighed } from "$lib/api/types.ts";

export interface Comparing {
  readonly mistake: { readonly played: Weighed; readonly better: Weighed } | null;
  readonly pointed: ShownAnswer | null;
  point(answer: ShownAnswer | null): void;
}
