/** A finished game that is looked at again: the moment shown, whose eyes see it, and the analysis. */
import { seatName } from "$lib/seats/names.ts";
import { ask } from "$lib/api/ask.ts";
import type {
  CostlyAnswer,
  MomentInfo,
  SeatInfo,
  ShownAnswer,
  TableInfo,
  ToldEvent,
  View,
} from "$lib/api/types.ts";
import { durationOf, type Box, type GameView } from "$lib/boxes/box.ts";
import { look, settings } from "$lib/site/settings.svelte.ts";
import { changed } from "$lib/table/changes.ts";
import { Playback } from "$lib/table/playback.svelte.ts";
import { nameOf, stopsOf, type Stop } from "./stops.ts";
import { entry } from "$lib/sure.ts";

/** How long a position is looked at while the game plays by itself. */
const PAUSE = 700;
const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

export class Replaying implements GameView {
  moments = $state.raw<readonly Stop[]>([]);
  /** Which of the moments is shown. */
  at = $state(0);
  /** Whose eyes look on; null sees everything. */
  eyes = $state<number | null>(null);
  playing = $state(false);
  /** The mistake that is looked at: played against better. */
  mistake = $state.raw<CostlyAnswer | null>(null);
  reading = $state<string | null>(null);
  pointed = $state.raw<ShownAnswer | null>(null);
  readonly playback: Playback;
  #views = new Map<string, Promise<View>>();

  constructor(
    readonly info: TableInfo,
    readonly box: Box,
  ) {
    this.playback = new Playback({
      duration: (told) => durationOf(box, told.event) * look.pace,
      began: () => {},
      told: () => {},
      forgot: () => {},
    });
  }

  /** Read the whole tale, and open the moment that the address names, or the beginning. */
  async begin(address: URLSearchParams): Promise<void> {
    const seat = Number(address.get("seat") ?? NaN);
    this.eyes = this.info.seats[seat] ? seat : null;
    await this.#listen();
    const named = this.moments.findIndex((one) => nameOf(one) === address.get("at"));
    await this.show(Math.max(0, named));
  }

  get last(): number {
    return this.moments.length - 1;
  }
  get current(): Stop | undefined {
    return this.moments[this.at];
  }
  /** What happened at the moment shown, in one line. */
  get line(): string {
    if (this.playback.moment) return this.playback.moment.sentence;
    return (this.current?.events ?? [])
      .map((told) => told.sentence)
      .filter(Boolean)
      .join(" · ");
  }
  get observation(): object | null {
    return this.playback.observation;
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
    return this.playback.shown?.open ?? [];
  }
  /** Nothing is asked any more: what is compared is drawn over the board. */
  readonly question = null;
  readonly picked = null;
  get moment(): ToldEvent | null {
    return this.playback.moment;
  }
  get beat(): number {
    return this.playback.beat;
  }
  get pace(): number {
    return this.playing ? look.pace : 0;
  }
  readonly lens = false;

  name(seat: number): string {
    const found = this.seats[seat];
    return found ? seatName(found) : "";
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
    this.playback.skip();
    this.at = Math.min(Math.max(at, 0), this.last);
    this.mistake = mistake;
    this.pointed = null;
    this.#writeAddress();
    const [wanted, eyes] = [this.at, this.eyes];
    const view = await this.#seen(wanted);
    if (wanted === this.at && eyes === this.eyes && !this.playing) this.playback.jump(view);
  }

  /** The moment in which an answer of the record was given; the first of its parts. */
  momentOf(place: number): number {
    const last = this.moments.findLast((one) => one.place <= place);
    return this.moments.findIndex((one) => one.number === last?.number);
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
      await this.#showStep(this.at + 1);
      if (!this.playing) return;
      while (this.playback.busy) await sleep(40);
      await sleep(PAUSE / settings.speed);
    }
    this.playing = false;
  }

  /** Show the step that a stop belongs to event by event, to its end. */
  async #showStep(next: number): Promise<void> {
    const view = await this.#view(next);
    if (!this.playing) return;
    const { number } = entry(this.moments, next);
    this.at = this.moments.findLastIndex((one) => one.number === number);
    this.#writeAddress();
    this.playback.hear(view);
  }

  pause(): void {
    this.playing = false;
    this.playback.skip();
  }

  /** The address of a moment, to be followed or sent to somebody. */
  address(name: string): string {
    const seat = this.eyes === null ? "" : `&seat=${this.eyes}`;
    return `/replay/${this.info.id}?at=${name}${seat}${location.hash}`;
  }

  async #listen(): Promise<void> {
    const seat = this.eyes === null ? "" : `?seat=${this.eyes}`;
    const told = await ask<MomentInfo[]>("GET", `/tables/${this.info.id}/moments${seat}`);
    this.moments = told.flatMap(stopsOf);
  }

  /** The position at a stop; within a step it is what its events have led to. */
  async #seen(at: number): Promise<View> {
    const { until } = entry(this.moments, at);
    const view = await this.#view(at);
    if (until === null) return view;
    const first = this.moments.findIndex((one) => one.number === entry(this.moments, at).number);
    if (first === 0) return view;
    const before = await this.#view(first - 1);
    const events = view.steps.flatMap((step) => step.events).slice(0, until);
    const changes = events.flatMap((told) => told.changes ?? []);
    return { ...view, observation: changed(before.observation, changes), open: [] };
  }

  #view(at: number): Promise<View> {
    const seat = this.eyes === null ? "" : `?seat=${this.eyes}`;
    const path = `/tables/${this.info.id}/moments/${entry(this.moments, at).number}${seat}`;
    const known = this.#views.get(path) ?? ask<View>("GET", path);
    this.#views.set(path, known);
    known.catch(() => this.#views.delete(path));
    return known;
  }

  #writeAddress(): void {
    if (this.current) history.replaceState({}, "", this.address(nameOf(this.current)));
  }
}
