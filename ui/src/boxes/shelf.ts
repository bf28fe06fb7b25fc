/** The boxes on the shelf; each is opened when somebody sits down to it. */
import type { Component } from "svelte";
import type { Box } from "./box.ts";

const boxes = import.meta.glob<{ box: Box }>("./*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** Open the box of a game. */
export async function open(game: string): Promise<Box> {
  const found = boxes[`./${game}/index.ts`];
  if (!found) throw new Error(`There is no box ${game}.`);
  return (await found()).box;
}

/** Fetch the large picture of a box. */
export async function picture(game: string): Promise<Component | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}
