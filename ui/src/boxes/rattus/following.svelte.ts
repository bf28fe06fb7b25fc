/** The table as it is shown: the observation, and on top of it the events since, one by one. */
import { untrack } from "svelte";
import type { Sitting } from "../box.ts";
import type { EventFacts, Observation } from "./observation.ts";
import { flightOf, type Flight } from "./motion.ts";
import { REGIONS } from "./printed.ts";
import { arrived, departed } from "./unfold.ts";

export interface Counted { readonly symbol: number; readonly card: number; readonly seat: number; readonly count: number }
export interface Dead { readonly seat: number; readonly count: number }

/** The rat that was turned over last, and what came of it so far. */
export interface Revealed {
  readonly region: number;
  readonly face: number;
  /** How many citizens were there when it was turned over. */
  readonly crowd: number;
  readonly outbreak: boolean;
  readonly counted: readonly Counted[];
  readonly dead: readonly Dead[];
  readonly saved: readonly Dead[];
}

export class Following {
  now: Observation;
  revealed = $state.raw<Revealed | null>(null);
  /** The event under way, and its number. */
  event = $state.raw<EventFacts | null>(null);
  flight = $state.raw<Flight | null>(null);
  beat = $state(0);

  #base: Observation | null = null;
  #beat = -1;
  #timer = 0;

  constructor(observation: Observation) {
    this.now = $state.raw(observation);
  }

  /** Look at what the table shows now; call it in an effect. */
  follow(sitting: Sitting, duration: (event: EventFacts) => number): void {
    const { observation, moment, beat, pace } = sitting;
    untrack(() => {
      if (!observation) return;
      if (observation !== this.#base) this.#rest(observation, beat);
      if (beat !== this.#beat && moment) this.#begin(moment.event as EventFacts, beat, duration(moment.event as EventFacts) * pace);
    });
  }

  #rest(observation: Observation, beat: number): void {
    clearTimeout(this.#timer);
    this.#base = this.now = observation;
    this.#beat = beat;
    this.event = this.flight = null;
    if (!observation.struck) this.revealed = null;
  }

  #begin(event: EventFacts, beat: number, time: number): void {
    this.#end();
    this.#beat = this.beat = beat;
    this.event = event;
    this.flight = flightOf(event, this.now.plague, this.now.caravan);
    this.now = departed(this.now, event);
    this.revealed = after(this.revealed, event, this.now);
    this.#timer = window.setTimeout(() => this.#end(), time);
  }

  #end(): void {
    clearTimeout(this.#timer);
    if (!this.event) return;
    this.now = arrived(this.now, this.event);
    this.event = this.flight = null;
  }
}

function after(revealed: Revealed | null, e: EventFacts, now: Observation): Revealed | null {
  if (e.event === "RatRevealed") {
    const crowd = now.regions[REGIONS[e.region!]!]!.citizens.reduce((sum, count) => sum + count, 0);
    return { region: e.region!, face: e.face!, crowd, outbreak: false, counted: [], dead: [], saved: [] };
  }
  if (e.event === "TurnBegan" || e.event === "PlagueMoved" || e.event === "RegionChosen") return null;
  if (!revealed) return null;
  const { seat = 0, symbol = 0, card = -1, count = 0 } = e;
  if (e.event === "OutbreakBegan") return { ...revealed, face: e.face!, outbreak: true };
  if (e.event === "SymbolCounted") return { ...revealed, counted: [...revealed.counted, { symbol, card, seat, count }] };
  if (e.event === "CitizensDied") return { ...revealed, dead: [...revealed.dead, { seat, count }] };
  if (e.event === "PotionsDrunk") return { ...revealed, saved: [...revealed.saved, { seat, count }] };
  return revealed;
}

const tables = new WeakMap<Sitting, Following>();

/** All parts of one table follow together. */
export function followed(sitting: Sitting): Following {
  let found = tables.get(sitting);
  if (!found) {
    found = new Following(untrack(() => sitting.observation));
    tables.set(sitting, found);
  }
  return found;
}
