/** What an event does to a clan, in one small sign: so many cheeses or rats come, go or suffer. */
import type { Told } from "$lib/api/types.ts";

export interface Flash {
  readonly sign: "cheese" | "rat" | "poison" | "lost" | "dead" | "wound";
  readonly text: string;
  readonly good: boolean;
}

type Facts = Record<string, any>;

const plus = (sign: Flash["sign"], count: number): Flash => ({ sign, text: `+${count}`, good: true });
const minus = (sign: Flash["sign"], count: number): Flash => ({ sign, text: `−${count}`, good: false });
const some = (count: number, flash: Flash): Flash | null => (count ? flash : null);

const MINE: Record<string, (facts: Facts) => Flash> = {
  CheeseGained: ({ count }) => plus("cheese", count),
  CheesePaid: ({ count }) => minus("cheese", count),
  CheeseStolen: ({ count }) => plus("cheese", count),
  CheeseGiven: () => minus("cheese", 1),
  RatsJoined: ({ count }) => plus("rat", count),
  RatsReturned: ({ poisoned, lost }) => plus("rat", poisoned + lost),
  RatLeft: () => minus("rat", 1),
  PoisonedRatLeft: () => minus("rat", 1),
  RatPoisoned: () => minus("poison", 1),
  RatLost: () => minus("lost", 1),
  RatGiven: () => minus("rat", 1),
  RatFreed: () => ({ sign: "dead", text: "−1", good: true }),
};
const THEIRS: Record<string, (facts: Facts, seat: number) => Flash | null> = {
  CheeseStolen: ({ victim, count }, seat) => (victim === seat ? minus("cheese", count) : null),
  CheeseGiven: ({ musician }, seat) => (musician === seat ? plus("cheese", 1) : null),
  RatGiven: ({ taker }, seat) => (taker === seat ? plus("rat", 1) : null),
  RatWounded: ({ victim }, seat) => (victim === seat ? minus("wound", 1) : null),
  RatsStarved: ({ counts }, seat) => some(counts[seat], minus("dead", counts[seat])),
  CheeseTransmuted: ({ counts }, seat) => some(counts[seat], plus("rat", counts[seat])),
  SwapsRevealed: ({ choices }, seat) => some(choices[seat], plus("cheese", 1)),
};

/** The sign that a seat's board shows for a moment. */
export function flashOf(moment: Told | null, seat: number): Flash | null {
  if (!moment) return null;
  const facts = moment.event as Facts;
  const name = facts.event as string;
  if (facts.seat === seat && MINE[name]) return MINE[name]!(facts);
  return THEIRS[name]?.(facts, seat) ?? null;
}
