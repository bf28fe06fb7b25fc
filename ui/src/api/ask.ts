/** Requests to whoever keeps the tables; a refusal is a sentence that people can read. */
import { language } from "$lib/site/settings.svelte.ts";
import { door, type Method } from "./door.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

interface Refused {
  code: string;
  sentence: string;
}

/** The sentence of a refusal; empty where the server did not answer at all. */
export const sentenceOf = (refusal: unknown): string =>
  refusal instanceof Error ? refusal.message : "";

/** Ask for something; a secret speaks for the seat that it opens. */
export async function ask<Reply>(
  method: Method,
  path: string,
  body?: unknown,
  secret = "",
): Promise<Reply> {
  const asked = { method, path, language: language(), body, secret };
  const reply = await door.ask<Reply & Partial<Refused>>(asked).catch(() => {
    throw new Refusal("away", "");
  });
  if (reply.status < 400) return reply.body;
  const { code, sentence } = reply.body;
  throw new Refusal(code ?? "fault", sentence ?? "");
}
