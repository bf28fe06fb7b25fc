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

/** Ask for something; a secret speaks for the seat that it opens. */
export async function ask<Reply>(
  method: Method,
  path: string,
  body?: unknown,
  secret = "",
): Promise<Reply> {
  const asked = { method, path, language: language(), body, secret };
  const reply = await door.ask(asked).catch(() => {
    throw new Refusal("away", "");
  });
  if (reply.status < 400) return reply.body as Reply;
  const { code, sentence } = reply.body as { code?: string; sentence?: string };
  throw new Refusal(code ?? "fault", sentence ?? "");
}
