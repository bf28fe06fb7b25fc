/** One person at one table: what is seen, what is asked, and what has been said. */
import { ask, sentenceOf } from "$lib/api/ask.ts";
import type {
  AnswerInfo,
  ChatLine,
  GameEvent,
  LessonInfo,
  QuestionInfo,
  SeatInfo,
  SharedSeat,
  TableInfo,
  ToldEvent,
  View,
} from "$lib/api/types.ts";
import { durationOf, type Box, type RoundSummary, type GameView } from "$lib/boxes/box.ts";
import { seatName } from "$lib/seats/names.ts";
import { screen } from "$lib/site/screen.svelte.ts";
import { look, settings } from "$lib/site/settings.svelte.ts";
import { Connection, type News, type Unsent } from "./connection.svelte.ts";
import { GameLog } from "./game_log.svelte.ts";
import { Playback } from "./playback.svelte.ts";
import { entry, present } from "$lib/sure.ts";

/** Whether an answer is about a thing on the board, and not just yes or no. */
const isOnBoard = (answer: AnswerInfo) => answer.touch.some((id) => !id.startsWith("yes_no:"));

const leadsOn = (lesson: LessonInfo, choices: readonly number[]) =>
  lesson.lines.some((line) => line.join() === choices.join());

export class TableState implements GameView {
  info: TableInfo;
  /** The answer that was chosen and waits to be confirmed. */
  picked = $state.raw<AnswerInfo | null>(null);
  /** An earlier position that is looked at instead of the newest one. */
  past = $state.raw<View | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** A sentence of the server that the person should read. */
  notice = $state("");
  /** What the coach says to an answer that does not lead on: "wrong", or one of its own. */
  advice = $state("");
  /** The bot's advice is open. */
  hinting = $state(false);
  /** The card or token whose text is open. */
  reading = $state<string | null>(null);

  /** The round that is just over, until I have seen it. */
  round = $state.raw<RoundSummary | null>(null);

  readonly log = new GameLog();
  readonly playback: Playback;
  readonly connection: Connection;
  #sofar: GameEvent[] = [];
  #pointed = $state.raw<AnswerInfo | null>(null);
  #answered = $state(-1);

  constructor(
    info: TableInfo,
    readonly secret: string,
    readonly box: Box,
    /** Whose eyes to look with, where several people share this screen. */
    readonly eyes: number | null = null,
  ) {
    this.info = $state.raw(info);
    this.playback = new Playback({
      duration: (told) => durationOf(box, told.event) * look.pace,
      began: (step) => this.log.began(step),
      told: (step, told) => {
        this.log.told(step, told);
        this.#sumUp(told.event);
      },
      forgot: () => {
        this.log.forget();
        this.#sofar = [];
      },
    });
    this.connection = new Connection(info.id, secret, eyes, () => this.playback.latest, this.#hear);
    if (info.chat) void this.#readChat();
  }

  close(): void {
    this.connection.close();
  }

  /** Hear everything in another language, also the position that is looked at. */
  speak(language: string): void {
    this.connection.speak(language);
    if (this.past) void this.lookBack(this.past.version);
  }

  get view(): View | null {
    return this.past ?? this.playback.shown;
  }
  get observation(): object | null {
    return this.past ? this.past.observation : this.playback.observation;
  }
  /** Whether the table is open, playing or over; the end is seen when it has been shown. */
  get status(): string {
    return this.playback.shown?.status ?? this.info.status;
  }
  get table(): string {
    return this.info.id;
  }
  get seats(): readonly SeatInfo[] {
    return this.info.seats;
  }
  get me(): number | null {
    return this.playback.shown?.seat ?? null;
  }
  /** Somebody who looks on, without a seat of their own. */
  get watches(): boolean {
    return this.me === null && !this.seats.some((seat) => seat.mine);
  }
  /** The seats of everybody at this screen, where several people share it. */
  get shared(): readonly SharedSeat[] {
    return this.playback.shown?.shared ?? [];
  }
  get open(): readonly number[] {
    return this.view?.open ?? [];
  }
  get question(): QuestionInfo | null {
    const shown = this.playback.shown;
    const waits =
      this.past ||
      this.playback.busy ||
      this.isAway ||
      shown?.version === this.#answered ||
      this.lesson?.lines.length === 0;
    return waits || this.isForced || this.status !== "playing"
      ? null
      : (shown?.questions[0] ?? null);
  }
  /** Where the coach stands, at the table of a lesson. */
  get lesson(): LessonInfo | null {
    return this.past ? null : (this.playback.shown?.lesson ?? null);
  }
  /** There is one answer only, everybody can tell, and the server gives it after a moment. */
  get isForced(): boolean {
    return this.playback.shown?.questions[0]?.forced ?? false;
  }
  get moment(): ToldEvent | null {
    return this.past ? null : this.playback.moment;
  }
  get beat(): number {
    return this.playback.beat;
  }
  get pace(): number {
    return look.pace;
  }
  get lens(): boolean {
    return settings.lens;
  }
  get isAway(): boolean {
    return this.connection.status === "away";
  }
  get isOffline(): boolean {
    return this.connection.offline;
  }
  get canUndo(): boolean {
    return (
      !this.past && !this.isAway && !this.playback.busy && (this.playback.shown?.can_undo ?? false)
    );
  }
  /** A bot answers for me until I take the seat back. */
  get standIn(): string {
    return this.me === null ? "" : (this.seats[this.me]?.stand_in ?? "");
  }

  name(seat: number): string {
    const found = this.seats[seat];
    return found ? seatName(found) : "";
  }

  get pointed(): AnswerInfo | null {
    return this.#pointed ?? this.picked;
  }

  point(answer: AnswerInfo | null): void {
    this.#pointed = answer;
  }

  /** Give an answer; where there is no way back, and on a phone, the first touch only shows what it would do. */
  choose(answer: AnswerInfo): void {
    const asksAgain =
      present(this.question).answers.length > 1 &&
      (answer.final || (screen.phone && isOnBoard(answer)));
    if (asksAgain && this.picked?.choice !== answer.choice) this.picked = answer;
    else this.chooseAll([answer.choice]);
  }

  chooseAll(choices: readonly number[]): void {
    const shown = this.playback.shown;
    if (!shown || !this.question) return;
    if (this.lesson && !leadsOn(this.lesson, choices)) {
      this.picked = null;
      const own = this.lesson.wrong[entry(choices, 0)];
      this.advice = own ? `wrong-${own}` : "wrong";
      return;
    }
    this.#send({ type: "answer", version: shown.version, choices });
  }

  plan(plan: Readonly<Record<string, number>>): void {
    const shown = this.playback.shown;
    if (shown && this.question) this.#send({ type: "plan", version: shown.version, plan });
  }

  /** Tell the coach to go on. */
  async goOn(): Promise<void> {
    const version = this.playback.shown?.version;
    await ask("POST", `/tables/${this.info.id}/go-on`, { version }, this.secret).catch(
      (refusal) => {
        this.notice = sentenceOf(refusal);
      },
    );
  }

  /** Show no more events until something is asked of me, or the game is over. */
  hurry(): void {
    this.playback.hurry();
  }

  undo(): void {
    const shown = this.playback.shown;
    if (shown && this.canUndo) this.#send({ type: "undo", version: shown.version });
  }

  /** Where the server answers what this seat asks for. */
  path(what: string): string {
    const eyes = this.eyes === null ? "" : `?seat=${this.eyes}`;
    return `/tables/${this.info.id}/${what}${eyes}`;
  }

  read(id: string): void {
    this.reading = id;
  }

  async handOver(level: string): Promise<void> {
    await this.#ask("hand-over", { level, ...(this.eyes !== null && { seat: this.eyes }) });
  }

  /** Look at an earlier position; null is the present. */
  async lookBack(version: number | null): Promise<void> {
    if (version === null || version >= this.playback.latest) {
      this.past = null;
      return;
    }
    const path = this.path(`replay/${version}`);
    this.past = await ask<View>("GET", path, undefined, this.secret).catch(() => this.past);
  }

  /** When a round begins, show what the last one came to; whoever only now arrives is spared. */
  #sumUp(event: GameEvent): void {
    if (!this.box.roundSummary) return;
    this.#sofar.push(event);
    if (event.event !== "RoundBegan") return;
    const before = this.playback.observation;
    const round = before && this.box.roundSummary(this.#sofar, before);
    const isTelling = round?.columns.some(({ counts }) => counts.some(Boolean));
    if (isTelling && this.playback.busy && !this.info.lesson) this.round = round;
    this.#sofar = [];
  }

  async #ask(deed: string, body: object): Promise<void> {
    try {
      this.info = await ask("POST", `/tables/${this.info.id}/${deed}`, body, this.secret);
    } catch (refusal) {
      this.notice = sentenceOf(refusal);
    }
  }

  #send(deed: Unsent): void {
    this.#answered = deed.version;
    this.#pointed = this.picked = this.round = null;
    this.notice = this.advice = "";
    this.connection.send(deed);
  }

  async #readChat(): Promise<void> {
    const path = `/tables/${this.info.id}/chat`;
    const before = await ask<ChatLine[]>("GET", path, undefined, this.secret).catch(() => []);
    const known = new Set(this.chat.map((line) => line.id));
    this.chat = [...before.filter((line) => !known.has(line.id)), ...this.chat];
  }

  #hear = (news: News): void => {
    if (news.type === "table") this.info = news.table;
    else if (news.type === "view") this.playback.hear(news.view);
    else if (news.type === "chat") this.chat = [...this.chat, news.line];
    else if (news.type === "refused") {
      this.#answered = -1;
      if (this.lesson && news.code === "not_now") this.advice = "wrong";
      else this.notice = news.sentence;
    }
  };
}
