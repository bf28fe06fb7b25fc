/** The door to this browser itself: a worker runs the same Python as a server would. */
import { engine } from "$lib/site/engine.svelte.ts";
import type { Door, Line, Reply, Request } from "./door.ts";

type News =
  | { type: "loading"; part: number }
  | { type: "ready" | "elsewhere" | "failed" }
  | { type: "answered"; id: number; status: number; body: never }
  | { type: "said"; line: number; text: string }
  | { type: "closed"; line: number; code: number };

/** What is the same for everybody lies in files, so that it can be read before the engine is there. */
const WRITTEN = /^\/(games|languages|phrases|rules\/\w+|games\/\w+\/(texts|tables))$/;

export class WorkerDoor implements Door {
  #worker: Worker | null = null;
  #asked = new Map<number, (reply: Reply<never>) => void>();
  #lines = new Map<number, WorkerLine>();
  #count = 0;

  async ask<Body>(request: Request): Promise<Reply<Body>> {
    return (await written<Body>(request)) ?? this.#answered<Body>(request);
  }

  line(table: string): Line {
    const number = ++this.#count;
    const line = new WorkerLine((message) => this.#post({ ...message, line: number }));
    this.#lines.set(number, line);
    this.#post({ type: "open", line: number, table });
    return line;
  }

  #answered<Body>({ method, path, language, body }: Request): Promise<Reply<Body>> {
    if (engine.state === "failed") return Promise.reject(new Error("the engine did not load"));
    const id = ++this.#count;
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#post({ type: "ask", id, method, path, language, body: body ?? null });
    });
  }

  #post(message: object): void {
    this.#worker ??= this.#begun();
    this.#worker.postMessage(JSON.stringify(message));
  }

  #begun(): Worker {
    engine.state = "loading";
    const name = navigator.serviceWorker?.controller ? "served" : "";
    const worker = new Worker("/engine.js", { type: "module", name });
    worker.onmessage = (message: MessageEvent<News>) => this.#heard(message.data);
    worker.onerror = () => (engine.state = "failed");
    return worker;
  }

  #heard(news: News): void {
    if (news.type === "loading") Object.assign(engine, { state: "loading", part: news.part });
    else if (news.type === "answered") this.#hand(news.id, news);
    else if (news.type === "said") this.#lines.get(news.line)?.heard(news.text);
    else if (news.type === "closed") this.#lines.get(news.line)?.ended(news.code);
    else engine.state = news.type;
  }

  #hand(id: number, reply: Reply<never>): void {
    this.#asked.get(id)?.(reply);
    this.#asked.delete(id);
  }
}

async function written<Body>({ method, path, language }: Request): Promise<Reply<Body> | null> {
  const { pathname, searchParams } = new URL(path, location.origin);
  if (method !== "GET" || !WRITTEN.test(pathname)) return null;
  const told = searchParams.get("language") ?? language;
  const reply = await fetch(`/replies/${told}${pathname}.json`);
  return reply.ok ? { status: 200, body: await reply.json() } : null;
}

/** A line that never breaks: the other end is in the same browser. */
class WorkerLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((message: MessageEvent) => void) | null = null;
  onclose: ((closing: CloseEvent) => void) | null = null;
  readonly #post: (message: object) => void;

  constructor(post: (message: object) => void) {
    this.#post = post;
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  send(text: string): void {
    this.#post({ type: "say", text });
  }

  close(): void {
    this.#post({ type: "close" });
    this.ended(1000);
  }

  heard(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
