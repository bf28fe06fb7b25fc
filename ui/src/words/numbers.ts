/** Numbers as people read them. */
import { say } from "./words.svelte.ts";

/** A chance in hundredths. */
export const percent = (chance: number): string =>
  say("percent", { percent: Math.round(chance * 100) });

/** Points of a chance, with their sign. */
export function signed(part: number): string {
  const points = Math.round(part * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A count with a true minus where it is below nothing. */
export const signedCount = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
