/** The wire to a table: it says hello, comes back after a break, and loses no answer. */
import { alone, door, type Line } from "$lib/api/door.ts";
import { language } from "$lib/site/settings.svelte.ts";
import type { ChatLine, TableInfo, View } from "$lib/api/types.ts";
import { entry } from "$lib/sure.ts";

export type News =
  | { type: "table"; table: TableInfo }
  | { type: "view"; view: View }
  | { type: "chat"; line: ChatLine }
  | { type: "accepted"; request: string; version: number }
  | { type: "refused"; request: string; code: string; sentence: string }
  | { type: "pong"; id: string };

/** What a person does at the table; each is sent under a name of its own. */
export type Deed = { version: number; request: string } & (
  | { type: "answer"; choices: readonly number[] }
  | { type: "plan"; plan: Readonly<Record<string, number>> }
  | { type: "undo" }
);
export type Unsent = Deed extends infer One
  ? One extends Deed
    ? Omit<One, "request">
    : never
  : never;

const QUIET = 15_000;
const SILENCE = 10_000;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];

export class Connection {
  /** Away: the server does not answer for now. Closed: it has sent us away, for a reason. */
  status = $state<"opening" | "open" | "away" | "closed">("opening");

  /** Away because this device has no network. */
  offline = $state(false);

  #socket: Line | null = null;
  #unanswered = new Map<string, Deed>();
  #tries = 0;
  #timer = 0;
  #reason = "";
  #language = "";

  constructor(
    readonly table: string,
    readonly secret: string,
    /** Whose eyes to look with, where several people share this screen. */
    readonly eyes: number | null,
    readonly since: () => number,
    readonly hear: (news: News) => void,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    this.#open();
  }

  /** Send an answer, a plan or an undo; it is sent again after a break, under the same name. */
  send(deed: Unsent): void {
    const request = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const whole: Deed = { ...deed, request };
    this.#unanswered.set(request, whole);
    this.#say(whole);
  }

  chat(line: { text: string } | { phrase: string }, name: string): void {
    this.#say({ type: "chat", name, ...line });
  }

  /** Be told everything in another language, and once more what was told. */
  speak(language: string): void {
    if (this.status !== "open" || this.#language === language) return;
    this.#language = language;
    this.#say({ type: "language", language });
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    clearTimeout(this.#timer);
    this.status = "closed";
    this.#socket?.close();
  }

  get reason(): string {
    return this.#reason;
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "open") {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #open = (): void => {
    clearTimeout(this.#timer);
    const socket = door.line(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.#language === language() ? this.since() : 0;
      this.#language = language();
      const hello = {
        type: "hello",
        language: this.#language,
        since,
        changes: true,
        ...(this.secret && { secret: this.secret }),
        ...(this.eyes !== null && { seat: this.eyes }),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => this.#heard(JSON.parse(message.data));
    socket.onclose = (closing) => this.#lost(socket, closing.code);
  };

  #heard(news: News): void {
    if (news.type === "accepted" || news.type === "refused") this.#unanswered.delete(news.request);
    if (news.type === "refused" && !news.request) this.#reason = news.sentence;
    this.hear(news);
    if (news.type === "view" && this.status !== "open") this.#greeted();
    this.#watch();
  }

  #greeted(): void {
    this.status = "open";
    this.#tries = 0;
    this.speak(language());
    for (const deed of this.#unanswered.values()) this.#say(deed);
  }

  /** After a quiet while ask whether anybody is there; after silence call again. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#say({ type: "ping" });
      this.#timer = window.setTimeout(() => this.#socket?.close(), SILENCE);
    }, QUIET);
  }

  #lost(socket: Line, code: number): void {
    if (socket !== this.#socket || this.status === "closed") return;
    clearTimeout(this.#timer);
    const refused = code >= 4400 && code < 4500 && code !== 4429;
    this.status = refused ? "closed" : "away";
    if (refused) return;
    const wait = entry(WAITS, Math.min(this.#tries++, WAITS.length - 1));
    this.#timer = window.setTimeout(this.#open, wait * (0.8 + Math.random() * 0.4));
  }

  /** Without a network the wire would notice only after a long silence. */
  #cut = (): void => {
    if (alone || this.status === "closed") return;
    const socket = this.#socket;
    this.#socket = null;
    this.offline = true;
    this.status = "away";
    socket?.close();
  };

  #hurry = (): void => {
    this.offline = false;
    if (this.status === "away") this.#open();
  };
}
