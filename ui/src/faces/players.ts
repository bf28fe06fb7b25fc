/** What players of the ladder are called: bots have the names of their characters, or of their levels. */
import { capital } from "$lib/seats/names.ts";
import { says } from "$lib/words/words.svelte.ts";
import { isFace } from "./faces.ts";

const BOT = "bot:";
const levelOf = (player: string): string =>
  player.startsWith(BOT) ? player.slice(BOT.length) : "";

/** The character that a player is, or nothing. */
export const characterOf = (player: string): string =>
  isFace(levelOf(player)) ? levelOf(player) : "";

export function playerName(player: string): string {
  const level = levelOf(player);
  if (!level) return player;
  return isFace(level)
    ? capital(level)
    : `${says("bot") ?? ""} · ${says(`level-${level}`) ?? level}`;
}
