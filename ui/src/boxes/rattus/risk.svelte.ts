/** The risk lens: what the server says each region has to fear, from what this seat may know. */
import { ask } from "$lib/api/ask.ts";
import type { components } from "$lib/api/schema.d.ts";
import type { GameView } from "./observation.ts";
import { REGIONS, type RegionName } from "./printed.ts";
import { entry } from "$lib/sure.ts";

export type Risk = components["schemas"]["RegionRisk"];

export class RiskLens {
  found = $state.raw<ReadonlyMap<RegionName, Risk> | null>(null);
  #asked = 0;

  /** Ask anew while the lens is on and nothing is under way; call it in an effect. */
  look(game: GameView): void {
    const { lens, table, me, observation, moment } = game;
    if (lens && moment) return;
    const asked = ++this.#asked;
    if (!lens || !table || !observation) {
      this.found = null;
      return;
    }
    void this.#ask(`/tables/${table}/risk${me === null ? "" : `?seat=${me}`}`, asked);
  }

  async #ask(address: string, asked: number): Promise<void> {
    const rows = await ask<Risk[]>("GET", address).catch(() => []);
    if (asked !== this.#asked) return;
    this.found = rows.length ? new Map(rows.map((row) => [entry(REGIONS, row.region), row])) : null;
  }
}
