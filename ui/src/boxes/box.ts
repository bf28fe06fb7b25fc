/**
 * What a box of a game brings to the table, and what the table gives it. No rules in here.
 *
 * An element with data-touch="region:3" can be asked about: the table says why it cannot be chosen, and opens
 * its text; data-thing names the text where that is another id, and data-place where the thing is pointed at.
 */
import type { Component } from "svelte";
import type { Sound } from "$lib/sound/sounds.ts";
import type {
  AnswerInfo,
  BoxTables,
  GameEvent,
  QuestionInfo,
  SeatInfo,
  ShownAnswer,
  ToldEvent,
} from "$lib/api/types.ts";

/** What the server tells of one game: its positions and its events, both with types written from the game. */
export interface Wire {
  readonly observation: object | null;
  readonly event: GameEvent;
}

/** All that a board may know and do: it shows, and lets people touch what the server listed. */
export interface GameView<Game extends Wire = Wire> {
  /** The table's id, for a board that asks the server for more (the risk lens). */
  readonly table?: string;
  /** The state as this viewer may know it; while an event is shown, as it was right after that event. */
  readonly observation: Game["observation"];
  readonly seats: readonly SeatInfo[];
  /** What somebody is called: the name, or the colour of who has none. */
  name(seat: number): string;
  /** My seat, or null for a spectator. */
  readonly me: number | null;
  /** The seats that are asked now. */
  readonly open: readonly number[];
  /** My open question, or null: nothing may be touched. */
  readonly question: QuestionInfo | null;
  /** The answer that was chosen and waits to be confirmed; choosing it again gives it. */
  readonly picked: ShownAnswer | null;
  /** The answer that is hovered or focused, wherever that happens: preview it. */
  readonly pointed: ShownAnswer | null;
  /** The event that is shown now, if any; `beat` grows with each one. */
  readonly moment: ToldEvent<Game["event"]> | null;
  readonly beat: number;
  /** Milliseconds are multiplied by this; 0 means no movement at all. */
  readonly pace: number;
  /** One answer is wanted, though a table would take several in a row: nothing is collected first. */
  readonly single?: boolean;
  /** The risk lens is on. */
  readonly lens: boolean;
  point(answer: AnswerInfo | null): void;
  choose(answer: AnswerInfo): void;
  /** Say several answers in a row, all or nothing (laying cards). */
  chooseAll(choices: readonly number[]): void;
  /** Say a whole plan, so many for each name (dealing out rats); the server puts it into answers. */
  plan(plan: Readonly<Record<string, number>>): void;
  /** Open the text of a card, building, event, clan or token: a message of the game with `.text`, or a touch. */
  read(id: string): void;
}

export type Shown<Game extends Wire = Wire> = Component<{ game: GameView<Game> }>;

/** A step of a turn for the bar at the top. */
export interface Phase {
  readonly name: string;
  readonly when: "done" | "now" | "next";
}

/** One thing that a round brought or cost, for every seat. */
export interface Column {
  readonly name: string;
  readonly icon: `game:${string}`;
  readonly counts: readonly number[];
  readonly bad: boolean;
}

/** What happened in a round, as a small table. */
export interface RoundSummary {
  readonly number: number;
  readonly columns: readonly Column[];
}

/** One game: pieces of the table that only it can draw. */
export interface Box<Game extends Wire = Wire> {
  readonly name: string;
  /** Lay out what is printed in the box, as the server has it, before anything is drawn. */
  lay(tables: BoxTables): void;
  /** What a thing of the box looks like in the rules, such as `card:3`; null where it has no picture. */
  icon?(thing: string): `game:${string}` | null;
  /** The middle: fills the space it is given. */
  readonly Board: Shown<Game>;
  /** Left column below the seats, and right column above the log. */
  readonly LeftSidebar: Shown<Game>;
  readonly RightSidebar: Shown<Game>;
  /** What a seat's panel shows: counts and cards. */
  readonly SeatFacts: Component<{ game: GameView<Game>; seat: number }>;
  /** What stands above the answers in the prompt: a revealed rat, chosen cards, a running sum. */
  readonly PromptDetail: Shown<Game>;
  /** Replaces the list of answers when a list would be clumsy (dealing out rats), else null. */
  readonly Controls: Shown<Game> | null;
  /** Whether Controls serve this question; otherwise the plain list does. */
  controls(game: GameView<Game>): boolean;
  /** Lay out a whole plan that was proposed, as if a person had; it is not sent yet. */
  adopt?(game: GameView<Game>, plan: Readonly<Record<string, number>>): void;
  /** The title of the prompt where the question or the event says it clumsily; null: as told. */
  title?(game: GameView<Game>): string | null;
  /** Where the game stands: "Turn 23" and its phases. */
  standing(game: GameView<Game>): { title: string; phases: readonly Phase[] };
  /** The board has a risk lens that can be turned on. */
  readonly hasLens?: boolean;
  /** How wide the right column is on a desktop where the usual 252 pixels will not do. */
  readonly asideWidth?: number;
  /** How tall the prompt always is, in pixels, so that the board above it never moves: [desktop, phone]. */
  readonly prompt: readonly [number, number];
  /** The picture lies under bar and columns, and fits itself to the free middle. */
  readonly bleeds?: boolean;
  /** What is told of a round when the next one begins; a game without rounds has nothing to sum up. */
  roundSummary?(events: readonly Game["event"][], before: Game["observation"]): RoundSummary;
  /** How an event sounds that is more than a knock. */
  readonly sounds?: Readonly<Partial<Record<Game["event"]["event"], Sound>>>;
  /** What makes the seat of an event glad, or hurts it: a character may say so. */
  readonly moods?: Readonly<Partial<Record<Game["event"]["event"], "glad" | "hurt">>>;
  /** How long each event is shown at speed 1, in milliseconds; 0 for one that shows nothing. */
  readonly durations: Readonly<Record<Game["event"]["event"], number>>;
}

/** How long an event is shown; one that the box does not know is a fault, and shown as if it were nothing. */
export function durationOf(box: Box, { event }: GameEvent): number {
  const known = box.durations[event];
  if (known === undefined)
    console.error(`This page does not know what "${event}" means in ${box.name}; load it anew.`);
  return known ?? 0;
}
