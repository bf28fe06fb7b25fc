/** The numbered rules and the texts of things, each fetched once in each language. */
import { ask } from "$lib/api/ask.ts";
import type { RuleBook, RuleInfo, TextInfo } from "$lib/api/types.ts";
import { language } from "$lib/site/settings.svelte.ts";

const shelf = new Map<string, Promise<unknown>>();

function read<Reply>(path: string): Promise<Reply> {
  const address = `${path}?language=${language()}`;
  const found = shelf.get(address) ?? ask<Reply>("GET", address);
  shelf.set(address, found);
  found.catch(() => shelf.delete(address));
  return found as Promise<Reply>;
}

export const book = (game: string): Promise<RuleBook> => read(`/rules/${encodeURIComponent(game)}`);
export const texts = (game: string): Promise<TextInfo[]> =>
  read(`/games/${encodeURIComponent(game)}/texts`);

/** Find rules by their numbers. */
export async function rulesOf(game: string, numbers: readonly string[]): Promise<RuleInfo[]> {
  const all = (await book(game)).sections.flatMap((section) => section.rules);
  return numbers.flatMap((number) => all.find((rule) => rule.number === number) ?? []);
}

/** Where a rule or a thing stands on the page of rules. */
export const anchor = (id: string): string => id.replace(":", "-");
