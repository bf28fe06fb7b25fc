/** A game that goes on elsewhere travels in the part of an address that no server is told. */
import type { SeatWish } from "$lib/api/types.ts";

export interface Luggage {
  game: string;
  record: string;
  seats: SeatWish[];
}

/** The address at which another site takes a game up. */
export async function addressOf(site: URL, luggage: Luggage): Promise<string> {
  const text = new Blob([JSON.stringify(luggage)]);
  const packed = await through(text, new CompressionStream("gzip"));
  return `${site.origin}/go-on#${written(new Uint8Array(packed))}`;
}

/** Read what an address brings; null where that is no game. */
export async function unpacked(hash: string): Promise<Luggage | null> {
  try {
    const packed = new Blob([read(hash.slice(1))]);
    const text = new TextDecoder().decode(await through(packed, new DecompressionStream("gzip")));
    const found: Luggage = JSON.parse(text);
    return found.game && found.record && Array.isArray(found.seats) ? found : null;
  } catch {
    return null;
  }
}

/** What somebody types as the address of a site; a bare name is meant to be safe. */
export function siteOf(typed: string): URL | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  const local = /^(localhost|127\.|192\.168\.|10\.)/.test(text);
  const whole = text.includes("://") ? text : `${local ? "http" : "https"}://${text}`;
  const found = URL.canParse(whole) ? new URL(whole) : null;
  return found && /^https?:$/.test(found.protocol) ? found : null;
}

const through = (
  blob: Blob,
  change: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(blob.stream().pipeThrough(change)).arrayBuffer();

/** Letters that an address takes as they are. */
function written(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function read(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
