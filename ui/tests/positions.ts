/** Views, steps, questions and answers as the server sends them, with only what a test is about. */
import type {
  AnswerInfo,
  GameEvent,
  QuestionInfo,
  SeatInfo,
  StepInfo,
  TableInfo,
  ToldEvent,
  View,
} from "$lib/api/types.ts";
import type { GameView } from "$lib/boxes/box.ts";

/** An event of any game; its facts belong to the game. */
export const told = (
  event: string | GameEvent,
  sentence = "",
  changes: ToldEvent["changes"] = [],
): ToldEvent => ({ event: typeof event === "string" ? { event } : event, sentence, changes });

export const step = (version: number, ...events: ToldEvent[]): StepInfo => ({
  version,
  at: version,
  seat: 0,
  by: "",
  takes_back: [],
  events,
});

export const answer = (choice: number, part: Partial<AnswerInfo> = {}): AnswerInfo => ({
  choice,
  say: `${choice}`,
  label: `answer ${choice}`,
  touch: [`thing:${choice}`],
  preview: {},
  final: false,
  ...part,
});

export const question = (part: Partial<QuestionInfo> = {}): QuestionInfo => ({
  seat: 0,
  kind: "action",
  domain: "action",
  held: {},
  prompt: "What do you do?",
  explanation: "",
  answers: [answer(0), answer(1)],
  rules: [],
  forced: false,
  barred: {},
  ...part,
});

export const view = (version: number, part: Partial<View> = {}): View => ({
  table: "t1",
  seat: 0,
  version,
  status: "playing",
  observation: { version },
  open: [0],
  questions: [],
  steps: [],
  clocks: {},
  can_undo: false,
  outcome: null,
  ...part,
});

export const seat = (number: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  colour: "red",
  kind: "me",
  declined: "",
  name: `Seat ${number}`,
  level: "",
  stand_in: "",
  player: "",
  taken: true,
  mine: number === 0,
  ...part,
});

export const tableInfo = (part: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  name: "",
  game: "rattus",
  title: "Rattus",
  status: "playing",
  options: {},
  seats: [seat(0), seat(1)],
  clock: { kind: "none", seconds: 0, at_zero: "nothing" },
  public: false,
  spectators: false,
  chat: false,
  hints: true,
  undo: true,
  host: true,
  promise: "",
  rematch: null,
  asked: [],
  created: 0,
  lesson: "",
  tournament: "",
  club: "",
  challenge: "",
  data: "",
  own_files: [],
  begun_elsewhere: false,
  ...part,
});

/** A table as a box sees it; its observation belongs to the game. */
export const gameView = (observation: object, part: Partial<GameView> = {}): GameView => ({
  observation,
  seats: [seat(0), seat(1)],
  name: (number) => `Seat ${number}`,
  me: 0,
  open: [0],
  question: null,
  picked: null,
  pointed: null,
  moment: null,
  beat: 0,
  pace: 0,
  lens: false,
  point: () => undefined,
  choose: () => undefined,
  chooseAll: () => undefined,
  plan: () => undefined,
  read: () => undefined,
  ...part,
});
