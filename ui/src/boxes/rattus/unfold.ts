/** Follows events piece by piece: what leaves its place, and what then arrives. No rules here. */
import type { GameEvent } from "./events.ts";
import type { Observation } from "./observation.ts";
import { CARDS, REGIONS } from "./printed.ts";

const SLOTS = 3;
/** The facts of an event by name; the tables below know which of them each has. */
type EventFacts = Record<string, number>;
type RatFacts = Observation["regions"][string]["rats"][number];
const NEW_RAT: RatFacts = { pool: "supply", face: null, seen: [] };

type Change = (now: Observation, facts: EventFacts) => void;
const region = (now: Observation, number: number | undefined) => now.regions[REGIONS[number ?? -1]!]!;
const ratsAt = (now: Observation, slot: number) => region(now, Math.floor(slot / SLOTS)).rats;
const settle: Change = (now, e) => void (region(now, e.region).citizens[e.seat!]! += e.count!);

/** What is gone as soon as the event begins. */
const LEAVES: Record<string, Change> = {
  CitizensPlaced: (now, e) => void (now.hand[e.seat!]! -= e.count!),
  CitizensMoved: (now, e) => void (region(now, e.origin).citizens[e.seat!]! -= e.count!),
  CitizenSaved: (now, e) => void (region(now, e.region).citizens[e.seat!]! -= 1),
  CitizensDied: (now, e) => void (region(now, e.region).citizens[e.seat!]! -= e.count!),
  CitizenStored: (now, e) => void (now.hand[e.seat!]! -= 1),
  CitizensReleased: (now, e) => void (now.stored[e.seat!]! -= e.count!),
  PlagueMoved: (now) => void (now.plague = null),
  CaravanMoved: (now) => void (now.caravan = null),
  RatAdded: (now) => void (now.supply = Math.max(0, now.supply - 1)),
  RatMoved: (now, e) => {
    const [rat] = ratsAt(now, e.rat!).splice(e.rat! % SLOTS, 1);
    if (rat) region(now, e.region).rats.push(rat);
  },
  RatRevealed: (now, e) => {
    now.struck = REGIONS[e.region!]!;
    region(now, e.region).rats.splice(e.slot!, 1);
    now.discarded.push(e.face!);
  },
};

/** What is there when the event is over. */
const ARRIVES: Record<string, Change> = {
  CitizensPlaced: settle,
  CitizensReleased: settle,
  CitizensMoved: (now, e) => void (region(now, e.goal).citizens[e.seat!]! += e.count!),
  CitizenSaved: (now, e) => void (now.haven[e.seat!]! += 1),
  CitizensDied: (now, e) => void (now.hand[e.seat!]! += e.count!),
  CitizenStored: (now, e) => void (now.stored[e.seat!]! += 1),
  PlagueMoved: (now, e) => void (now.plague = REGIONS[e.region!]!),
  CaravanMoved: (now, e) => void (now.caravan = REGIONS[e.region!]!),
  RatAdded: (now, e) => void region(now, e.region).rats.push(NEW_RAT),
  RatsSwapped: (now, e) => {
    const [here, there] = [ratsAt(now, e.rat!), ratsAt(now, e.other_rat!)];
    const [a, b] = [e.rat! % SLOTS, e.other_rat! % SLOTS];
    [here[a], there[b]] = [there[b]!, here[a]!];
  },
  RatSeen: (now, e) => {
    const rats = ratsAt(now, e.rat!), rat = rats[e.rat! % SLOTS]!;
    const face = e.face! >= 0 ? e.face! : rat.face;
    rats[e.rat! % SLOTS] = { ...rat, face, seen: [...new Set([...rat.seen, e.seat!])] };
  },
  CardTaken: (now, e) => void (now.cards[CARDS[e.card!]!] = e.seat!),
  CardChosen: (now, e) => void (now.cards[CARDS[e.card!]!] ??= null),
  CardUsed: (now, e) => void now.used.push(CARDS[e.card!]!),
  BishopPlaced: (now, e) => void (now.bishops = [...now.bishops, REGIONS[e.region!]!].slice(-2)),
  NunPlaced: (now, e) => void (now.nuns = [...now.nuns, REGIONS[e.region!]!].slice(-3)),
  TurnBegan: (now, e) => Object.assign(now, { active: e.seat!, used: [], increased: false, took_card: false, struck: null }),
};

/** The table while an event is shown. */
export const departed = (now: Observation, facts: GameEvent): Observation => changed(LEAVES, now, facts);

/** The table when the event is over, from the one while it is shown. */
export const arrived = (now: Observation, facts: GameEvent): Observation => changed(ARRIVES, now, facts);

function changed(changes: Record<string, Change>, now: Observation, { event, ...facts }: GameEvent): Observation {
  const change = changes[event];
  if (!change) return now;
  const next = structuredClone(now);
  change(next, facts);
  return next;
}
