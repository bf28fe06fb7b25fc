/** Requests to the server; a refusal is a sentence that people can read. */
import { language } from "$lib/site/settings.svelte.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The sentence of a refusal; empty where the server did not answer at all. */
export const sentenceOf = (refusal: unknown): string =>
  refusal instanceof Error ? refusal.message : "";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Ask the server for something; a secret speaks for the seat that it opens. */
export async function ask<Reply>(
  method: Method,
  path: string,
  body?: unknown,
  secret = "",
): Promise<Reply> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  const text = body === undefined ? null : JSON.stringify(body);
  const reply = await fetch(path, { method, headers, body: text }).catch(() => {
    throw new Refusal("away", "");
  });
  const said = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refusal(said.code ?? "fault", said.sentence ?? "");
  return said;
}
