/** A finished game that is looked at again: the moment shown, whose eyes see it, and the analysis. */
import { nameOf } from "$lib/seats/names.ts";
import { ask } from "$lib/api/ask.ts";
import type {
  CostlyAnswer,
  MomentInfo,
  SeatInfo,
  ShownAnswer,
  TableInfo,
  Told,
  View,
} from "$lib/api/types.ts";
import { durationOf, type Box, type Sitting } from "$lib/boxes/box.ts";
import { look, settings } from "$lib/site/settings.svelte.ts";
import { Showing } from "$lib/table/showing.svelte.ts";

/** How long a position is looked at while the game plays by itself. */
const PAUSE = 700;
const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

export class Replaying implements Sitting {
  moments = $state.raw<readonly MomentInfo[]>([]);
  /** Which of the moments is shown. */
  at = $state(0);
  /** Whose eyes look on; null sees everything. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  /** The mistake that is looked at: played against better. */
  mistake = $state.raw<CostlyAnswer | null>(null);
  reading = $state<string | null>(null);
  pointed = $state.raw<ShownAnswer | null>(null);
  readonly showing: Showing;
  #views = new Map<string, Promise<View>>();

  constructor(
    readonly info: TableInfo,
    readonly box: Box,
  ) {
    this.showing = new Showing({
      duration: (told) => durationOf(box, told.event) * look.pace,
      began: () => {},
      told: () => {},
      forgot: () => {},
    });
  }

  /** Read the whole tale, and open the moment that the address names. */
  async begin(address: URLSearchParams): Promise<void> {
    const seat = Number(address.get("seat") ?? NaN);
    this.eyes = this.info.seats[seat] ? seat : null;
    await this.#listen();
    const named = this.moments.findIndex((one) => one.number === Number(address.get("at")));
    await this.show(named >= 0 ? named : this.last);
  }

  get last(): number {
    return this.moments.length - 1;
  }
  get current(): MomentInfo | undefined {
    return this.moments[this.at];
  }
  /** What happened at the moment shown, in one line. */
  get line(): string {
    if (this.showing.moment) return this.showing.moment.sentence;
    return (this.current?.events ?? [])
      .map((told) => told.sentence)
      .filter(Boolean)
      .join(" · ");
  }
  get observation(): object | null {
    return this.showing.observation;
  }
  get seats(): readonly SeatInfo[] {
    return this.info.seats;
  }
  /** With everything open the board is that of whoever acts. */
  get me(): number | null {
    if (this.eyes !== null) return this.eyes;
    const acts = this.open.find((seat) => seat >= 0) ?? this.current?.seat ?? -1;
    return acts >= 0 ? acts : null;
  }
  get open(): readonly number[] {
    return this.showing.shown?.open ?? [];
  }
  /** Nothing is asked any more: what is compared is drawn over the board. */
  readonly question = null;
  get moment(): Told | null {
    return this.showing.moment;
  }
  get beat(): number {
    return this.showing.beat;
  }
  get pace(): number {
    return this.playing ? look.pace : 0;
  }
  readonly lens = false;

  name(seat: number): string {
    const found = this.seats[seat];
    return found ? nameOf(found) : "";
  }
  point(answer: ShownAnswer | null): void {
    this.pointed = answer;
  }
  choose(answer: ShownAnswer): void {
    this.pointed = answer;
  }
  chooseAll(): void {}
  plan(): void {}
  read(id: string): void {
    this.reading = id;
  }

  /** Show a moment at once. */
  async show(at: number, mistake: CostlyAnswer | null = null): Promise<void> {
    this.playing = false;
    this.showing.skip();
    this.at = Math.min(Math.max(at, 0), this.last);
    this.mistake = mistake;
    this.pointed = null;
    this.#writeAddress();
    const [wanted, eyes] = [this.at, this.eyes];
    const view = await this.#view(wanted);
    if (wanted === this.at && eyes === this.eyes && !this.playing) this.showing.jump(view);
  }

  /** The moment in which an answer of the record was given. */
  momentOf(place: number): number {
    return this.moments.findLastIndex((one) => one.place <= place);
  }

  /** Show the position before a mistake, as its seat saw it. */
  async lookAt(mistake: CostlyAnswer): Promise<void> {
    if (this.eyes !== mistake.seat) await this.see(mistake.seat);
    await this.show(this.momentOf(mistake.place) - 1, mistake);
  }

  /** Look with other eyes. */
  async see(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.#listen();
    await this.show(this.at);
  }

  /** Let the game play by itself to its end, or until somebody stops it. */
  async play(): Promise<void> {
    if (this.at >= this.last) await this.show(0);
    this.mistake = null;
    this.playing = true;
    while (this.playing && this.at < this.last) {
      const view = await this.#view(this.at + 1);
      if (!this.playing) return;
      this.at += 1;
      this.#writeAddress();
      this.showing.hear(view);
      while (this.showing.busy) await sleep(40);
      await sleep(PAUSE / settings.speed);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.showing.skip();
  }

  /** The address of a moment, to be followed or sent to somebody. */
  address(number: number): string {
    const seat = this.eyes === null ? "" : `&seat=${this.eyes}`;
    return `/replay/${this.info.id}?at=${number}${seat}${location.hash}`;
  }

  async #listen(): Promise<void> {
    const seat = this.eyes === null ? "" : `?seat=${this.eyes}`;
    this.moments = await ask<MomentInfo[]>("GET", `/tables/${this.info.id}/moments${seat}`);
  }

  #view(at: number): Promise<View> {
    const seat = this.eyes === null ? "" : `?seat=${this.eyes}`;
    const path = `/tables/${this.info.id}/moments/${this.moments[at]!.number}${seat}`;
    const known = this.#views.get(path) ?? ask<View>("GET", path);
    this.#views.set(path, known);
    known.catch(() => this.#views.delete(path));
    return known;
  }

  #writeAddress(): void {
    const number = this.current?.number;
    if (number !== undefined) history.replaceState({}, "", this.address(number));
  }
}
