/** The things of a box in groups: cards with cards, events with events. */
import type { TextInfo } from "$lib/api/types.ts";
import { entry } from "$lib/sure.ts";

export interface Entry {
  readonly things: readonly TextInfo[];
  readonly text: string;
  readonly rules: readonly string[];
}
export interface Group {
  readonly kind: string;
  readonly entries: readonly Entry[];
}

const kindOf = (thing: TextInfo) => entry(thing.id.split(":"), 0).replaceAll("_", "-");

/** Things that share their whole text stand together. */
export function grouped(things: readonly TextInfo[]): Group[] {
  const kinds = [...new Set(things.map(kindOf))];
  return kinds.map((kind) => ({
    kind,
    entries: entries(things.filter((thing) => kindOf(thing) === kind)),
  }));
}

function entries(things: readonly TextInfo[]): Entry[] {
  const known = [...new Set(things.map((thing) => thing.text))];
  return known.map((text) => {
    const same = things.filter((thing) => thing.text === text);
    return { things: same, text, rules: entry(same, 0).rules };
  });
}
