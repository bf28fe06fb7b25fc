/** What an event does to a clan, in one small sign: so many cheeses or rats come, go or suffer. */
import type { GameEvent } from "./events.ts";
import type { GameView } from "./table.ts";

export interface Flash {
  readonly sign: "cheese" | "rat" | "poison" | "lost" | "dead" | "wound";
  readonly text: string;
  readonly good: boolean;
}

const plus = (sign: Flash["sign"], count: number): Flash => ({
  sign,
  text: `+${count}`,
  good: true,
});
const minus = (sign: Flash["sign"], count: number): Flash => ({
  sign,
  text: `−${count}`,
  good: false,
});
const some = (count: number | undefined, flash: (count: number) => Flash): Flash | null =>
  count ? flash(count) : null;

/** What happens to the seat that an event is about. */
function mine(e: GameEvent): Flash | null {
  switch (e.event) {
    case "CheeseGained":
      return plus("cheese", e.count);
    case "CheesePaid":
      return minus("cheese", e.count);
    case "CheeseStolen":
      return plus("cheese", e.count);
    case "CheeseGiven":
      return minus("cheese", 1);
    case "RatsJoined":
      return plus("rat", e.count);
    case "RatsReturned":
      return plus("rat", e.poisoned + e.lost);
    case "RatLeft":
    case "PoisonedRatLeft":
    case "RatGiven":
      return minus("rat", 1);
    case "RatPoisoned":
      return minus("poison", 1);
    case "RatLost":
      return minus("lost", 1);
    case "RatFreed":
      return { sign: "dead", text: "−1", good: true };
    default:
      return null;
  }
}

/** What happens to any seat. */
function theirs(e: GameEvent, seat: number): Flash | null {
  switch (e.event) {
    case "CheeseStolen":
      return e.victim === seat ? minus("cheese", e.count) : null;
    case "CheeseGiven":
      return e.musician === seat ? plus("cheese", 1) : null;
    case "RatGiven":
      return e.taker === seat ? plus("rat", 1) : null;
    case "RatWounded":
      return e.victim === seat ? minus("wound", 1) : null;
    case "RatsStarved":
      return some(e.counts[seat], (count) => minus("dead", count));
    case "CheeseTransmuted":
      return some(e.counts[seat], (count) => plus("rat", count));
    case "SwapsRevealed":
      return some(e.choices[seat], () => plus("cheese", 1));
    default:
      return null;
  }
}

/** The sign that a seat's board shows for a moment. */
export function flashOf(moment: GameView["moment"], seat: number): Flash | null {
  if (!moment) return null;
  const { event } = moment;
  return ("seat" in event && event.seat === seat ? mine(event) : null) ?? theirs(event, seat);
}
