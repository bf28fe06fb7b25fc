/** The table as it is shown: before an event, with its pieces under way, and after it. */
import { untrack } from "svelte";
import type { GameEvent } from "./events.ts";
import { DURATIONS, flightOf, type Flight } from "./motion.ts";
import { perTable } from "../per_table.svelte.ts";
import type { Observation, GameView, Wire } from "./observation.ts";
import { REGIONS } from "./printed.ts";
import { underWay } from "./under_way.ts";
import { entry } from "$lib/sure.ts";

export interface Counted {
  readonly symbol: number;
  readonly card: number;
  readonly seat: number;
  readonly count: number;
}
export interface Dead {
  readonly seat: number;
  readonly count: number;
}

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
  event = $state.raw<GameEvent | null>(null);
  flight = $state.raw<Flight | null>(null);
  beat = $state(0);

  #after: Observation;
  #beat = -1;
  #timer = 0;

  constructor(observation: Observation) {
    this.#after = observation;
    this.now = $state.raw(observation);
  }

  /** Look at what the table shows now; call it in an effect. */
  follow(game: GameView): void {
    const { observation, moment, beat, pace } = game;
    untrack(() => {
      if (moment && beat !== this.#beat)
        this.#begin(moment.event, observation, beat, DURATIONS[moment.event.event] * pace);
      else if (observation !== this.#after) this.#go(observation, moment === null);
    });
  }

  /** What happens without being shown is there at once; at rest nothing is under way any more. */
  #go(observation: Observation, rests: boolean): void {
    this.#after = observation;
    if (rests && !observation.struck) this.revealed = null;
    if (rests || !this.event) this.#end();
  }

  #begin(event: GameEvent, after: Observation, beat: number, time: number): void {
    this.#end();
    this.#beat = this.beat = beat;
    this.#after = after;
    this.event = event;
    this.flight = flightOf(event, this.now.plague, this.now.caravan);
    this.now = underWay(this.now, after);
    this.revealed = revealedBy(this.revealed, event, this.now);
    this.#timer = window.setTimeout(() => this.#end(), time);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.now = this.#after;
    this.event = this.flight = null;
  }
}

function revealedBy(revealed: Revealed | null, e: GameEvent, now: Observation): Revealed | null {
  if (e.event === "RatRevealed") {
    const crowd = entry(now.regions, entry(REGIONS, e.region)).citizens.reduce(
      (sum, count) => sum + count,
      0,
    );
    return {
      region: e.region,
      face: e.face,
      crowd,
      outbreak: false,
      counted: [],
      dead: [],
      saved: [],
    };
  }
  if (e.event === "TurnBegan" || e.event === "PlagueMoved" || e.event === "RegionChosen")
    return null;
  if (!revealed) return null;
  switch (e.event) {
    case "OutbreakBegan":
      return { ...revealed, face: e.face, outbreak: true };
    case "SymbolCounted":
      return { ...revealed, counted: [...revealed.counted, e] };
    case "CitizensDied":
      return { ...revealed, dead: [...revealed.dead, e] };
    case "PotionsDrunk":
      return { ...revealed, saved: [...revealed.saved, e] };
    default:
      return revealed;
  }
}

/** All parts of one table follow together. */
export const followed = perTable<Wire, Following>((game) => new Following(game.observation));
