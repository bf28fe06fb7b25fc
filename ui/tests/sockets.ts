/** A wire that a test holds in its hand: what the page says is written down, what the server says is played. */
import { vi } from "vitest";

type Said = Readonly<Record<string, unknown>>;

export class Wire {
  static readonly OPEN = 1;
  static readonly made: Wire[] = [];

  readyState = 0;
  readonly said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.made.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.breaks(1000);
  }

  /** The server answers the call. */
  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  hears(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  /** The line is cut, by whomever. */
  breaks(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Put such wires in the place of the browser's own; time stands still until a test moves it. */
export function layWires(): void {
  Wire.made.length = 0;
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
}

/** The wire that was laid last. */
export function wire(): Wire {
  const last = Wire.made.at(-1);
  if (!last) throw new Error("Nobody has called the server.");
  return last;
}
