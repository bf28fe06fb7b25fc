/** The one door to whoever keeps the tables: a server, or this browser itself. */
import { HttpDoor } from "./http_door.ts";
import { WorkerDoor } from "./worker_door.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Request {
  method: Method;
  path: string;
  language: string;
  body: unknown;
  /** Speaks for the seat that it opens. */
  secret: string;
}

/** What was said; only whoever asked knows what it is. */
export interface Reply<Body> {
  status: number;
  body: Body;
}

/** A line to a table, as a WebSocket is one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((closing: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Door {
  ask<Body>(request: Request): Promise<Reply<Body>>;
  line(table: string): Line;
}

/** Whether these pages came without a server: then everything happens on this device. */
export const alone = document.documentElement.dataset.server === "none";

export const door: Door = alone ? new WorkerDoor() : new HttpDoor();
