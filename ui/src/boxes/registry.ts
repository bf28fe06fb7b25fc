/** The boxes on the shelf; each is opened when somebody sits down to it. */
import type { Component } from "svelte";
import { ask } from "$lib/api/ask.ts";
import type { BoxTables } from "$lib/api/types.ts";
import { fetchWords, sayOwn } from "$lib/words/words.svelte.ts";
import type { Box } from "./box.ts";

const boxes = import.meta.glob<{ box: Box }>("./*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** Open the box of a game, a plain one where it brings none, and lay out what is printed in it; the browser keeps that as long as it is the same. */
export async function open(game: string): Promise<Box> {
  const found = boxes[`./${game}/index.ts`];
  if (!found) return (await import("./plain/plain.ts")).plainBox(game);
  const [{ box }, tables] = await Promise.all([
    found(),
    ask<BoxTables>("GET", `/games/${game}/tables`),
  ]);
  box.lay(tables);
  sayOwn(tables.texts);
  return box;
}

/** The words that are spoken at the table of a game. */
export const wordsOf = (game: string): string[] => [
  "chat",
  game,
  `browser_${game}`,
  "browser_faces",
  "browser_challenges",
];

const reached = new Set<string>();

/** Take a box from the shelf once, while its table is still being set up; who sits down finds it open. */
export async function prefetch(game: string): Promise<void> {
  if (reached.has(game)) return;
  reached.add(game);
  await Promise.all([open(game), fetchWords(wordsOf(game))]).catch(() => undefined);
}

/** Fetch the large picture of a box. */
export async function picture(game: string): Promise<Component | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}
