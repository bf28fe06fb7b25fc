/** How the pieces of a region stand around its plaza, in units of a piece. */
import type { Observation } from "./observation.ts";
import type { RegionName } from "./printed.ts";
import { entry } from "$lib/sure.ts";

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
export interface Citizen extends Standing {
  readonly seat: number;
  readonly count: number;
  /** Potions under others than the diplomat. */
  readonly potions: number;
  readonly diplomat: boolean;
  /** The diplomat has a potion too. */
  readonly both: boolean;
}
export interface Token extends Standing {
  readonly kind: "caravan" | "bishop" | "nun";
  readonly key: string;
}

const RAT_ROW = -14,
  FIGURE_TOP = 0,
  FIGURE_HIGH = 44;
const WIDE = 28,
  CLOSE = 23.5,
  MOST_IN_A_ROW = 3,
  SMALL = 0.8;

/** Rats lie in one row above the citizens. */
export function ratSpots(count: number): Standing[] {
  return Array.from({ length: count }, (_, place) => ({
    x: (place - (count - 1) / 2) * 22,
    y: RAT_ROW,
    size: 1,
  }));
}

/** One figure for each colour; more than three colours stand in two rows. */
export function citizensOf(now: Observation, name: RegionName): Citizen[] {
  const here = entry(now.regions, name);
  const living = here.citizens
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0);
  return living.map((citizen, place) => {
    const both = here.carrying_both?.[citizen.seat] ?? 0;
    return {
      ...citizen,
      ...figureSpot(place, living.length),
      both: both > 0,
      potions: (here.potions?.[citizen.seat] ?? 0) - both,
      diplomat: (here.diplomats?.[citizen.seat] ?? 0) > 0,
    };
  });
}

export function figureSpot(place: number, count: number): Standing {
  if (count <= MOST_IN_A_ROW)
    return { x: (place - (count - 1) / 2) * WIDE, y: FIGURE_TOP, size: 1 };
  const columns = Math.ceil(count / 2),
    row = Math.floor(place / columns);
  const inRow = row === 0 ? columns : count - columns;
  return {
    x: ((place % columns) - (inRow - 1) / 2) * CLOSE,
    y: FIGURE_TOP + row * FIGURE_HIGH * SMALL * 0.98,
    size: SMALL,
  };
}

/** Where the citizens end, so that other pieces can stand below. */
export function footOf(colours: number): number {
  if (colours === 0) return FIGURE_TOP + 4;
  return colours > MOST_IN_A_ROW ? FIGURE_HIGH * SMALL * 1.98 : FIGURE_HIGH;
}

/** The Caravan, bishops and nuns stand in a row below the citizens. */
export function tokensOf(now: Observation, name: RegionName, colours: number): Token[] {
  const kinds: Token["kind"][] = [
    ...(now.caravan === name ? ["caravan" as const] : []),
    ...now.bishops.filter((place) => place === name).map(() => "bishop" as const),
    ...now.nuns.filter((place) => place === name).map(() => "nun" as const),
  ];
  return kinds.map((kind, place) => ({
    kind,
    key: `${kind}-${place}`,
    x: (place - (kinds.length - 1) / 2) * 23,
    y: footOf(colours) + 13,
    size: 1,
  }));
}

/** The plague piece stands beside the rats, so that it covers nobody. */
export function plagueSpot(rats: number, gathered: boolean): Standing {
  return { x: gathered ? 38 : Math.max(rats, 1) * 11 + 22, y: RAT_ROW - 2, size: 1 };
}
