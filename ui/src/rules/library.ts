/** The numbered rules and the texts of things, each fetched once in each language. */
import { ask } from "$lib/api/ask.ts";
import type { RuleBook, RuleInfo, TextInfo } from "$lib/api/types.ts";
import { language } from "$lib/site/settings.svelte.ts";

/** Read from an address, and remember what was found; what failed is asked for again. */
function remembered<Reply>(): (path: string) => Promise<Reply> {
  const shelf = new Map<string, Promise<Reply>>();
  return (path) => {
    const address = `${path}?language=${language()}`;
    const found = shelf.get(address) ?? ask<Reply>("GET", address);
    shelf.set(address, found);
    found.catch(() => shelf.delete(address));
    return found;
  };
}
const readBook = remembered<RuleBook>();
const readTexts = remembered<TextInfo[]>();

export const book = (game: string): Promise<RuleBook> =>
  readBook(`/rules/${encodeURIComponent(game)}`);
export const texts = (game: string): Promise<TextInfo[]> =>
  readTexts(`/games/${encodeURIComponent(game)}/texts`);

/** Find rules by their numbers. */
export async function rulesOf(game: string, numbers: readonly string[]): Promise<RuleInfo[]> {
  const all = (await book(game)).sections.flatMap((section) => section.rules);
  return numbers.flatMap((number) => all.find((rule) => rule.number === number) ?? []);
}

/** Where a rule or a thing stands on the page of rules. */
export const anchor = (id: string): string => id.replace(":", "-");
