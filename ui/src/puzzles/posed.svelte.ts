/** A moment that was put before me: its board, the open question, and what came of my choice. */
import type {
  AnswerInfo,
  OfferedWay,
  PosedMoment,
  QuestionInfo,
  SeatInfo,
  ShownAnswer,
  TriedWay,
  Verdict,
  Weighed,
} from "$lib/api/types.ts";
import type { Box, GameView } from "$lib/boxes/box.ts";
import { open } from "$lib/boxes/registry.ts";
import type { Comparing } from "$lib/replay/comparing.ts";
import { seatName } from "$lib/seats/names.ts";
import { speak } from "$lib/words/words.svelte.ts";

/** A way of one answer as a board shows it. */
const weighed = ({ way, chance }: TriedWay): Weighed => ({
  choice: way.choices[0] ?? -1,
  label: way.label,
  touch: way.touch,
  source: way.source,
  preview: way.preview,
  chance,
});

/** Open a box to pose a moment of it, with the words for that. */
export async function opened(game: string): Promise<Box> {
  const words = ["browser_puzzles", "browser_analysis", game, `browser_${game}`];
  return (await Promise.all([open(game), speak(words)]))[0];
}

export class Posed implements GameView, Comparing {
  picked = $state.raw<AnswerInfo | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  reading = $state<string | null>(null);
  /** A way was sent, and its verdict is waited for. */
  waiting = $state(false);
  #pointed = $state.raw<ShownAnswer | null>(null);

  constructor(
    readonly put: PosedMoment,
    readonly box: Box,
    /** Hands the choice to whoever judges it. */
    readonly judge: (choices: readonly number[]) => void,
    verdict: Verdict | null = null,
  ) {
    this.verdict = verdict;
  }

  get observation(): object | null {
    return this.put.view.observation;
  }
  get seats(): readonly SeatInfo[] {
    return this.put.table.seats;
  }
  get me(): number | null {
    return this.put.view.seat;
  }
  get open(): readonly number[] {
    return this.put.view.open;
  }
  /** What is asked, also when it has been answered. */
  get asked(): QuestionInfo | null {
    return this.put.view.questions[0] ?? null;
  }
  /** Plans are picked from a list; the board only shows. */
  get question(): QuestionInfo | null {
    return this.verdict || this.waiting || this.put.offered.length ? null : this.asked;
  }
  get pointed(): ShownAnswer | null {
    return this.#pointed ?? this.picked;
  }
  /** My way against the best one, drawn over the board; two plans have no place of their own. */
  get mistake(): { played: Weighed; better: Weighed } | null {
    const best = this.verdict?.ways[0];
    const mine = this.verdict?.ways.find((one) => one.mine);
    if (!best || !mine || best === mine || Object.keys(best.way.plan).length) return null;
    return { played: weighed(mine), better: weighed(best) };
  }
  readonly moment = null;
  readonly single = true;
  readonly lens = false;
  readonly beat = 0;
  readonly pace = 0;

  name(seat: number): string {
    const found = this.seats[seat];
    return found ? seatName(found) : "";
  }
  point(answer: ShownAnswer | null): void {
    this.#pointed = answer;
  }
  /** The first touch shows what an answer would do, the second gives it. */
  choose(answer: AnswerInfo): void {
    if (this.picked?.choice === answer.choice) this.chooseAll([answer.choice]);
    else this.picked = answer;
  }
  chooseAll(choices: readonly number[]): void {
    if (this.verdict || this.waiting) return;
    this.waiting = true;
    this.judge(choices);
  }
  take(way: OfferedWay): void {
    this.chooseAll(way.choices);
  }
  plan(): void {}
  read(id: string): void {
    this.reading = id;
  }

  /** The verdict has come, or none: then it can be tried again. */
  hear(verdict: Verdict | null): void {
    this.verdict = verdict;
    this.waiting = false;
    this.picked = null;
    this.#pointed = null;
  }
}
