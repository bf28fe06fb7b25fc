/** Short names for the records of the server's schema, which is generated: see schema.d.ts. */
import type { components } from "./schema.d.ts";

type Records = components["schemas"];
export type Account = Records["Account"];
export type Address = Records["Address"];
export type AnalysisInfo = Records["AnalysisInfo"];
export type AnswerInfo = Records["AnswerInfo"];
/** An answer that is shown: one that may be given, or one of a game that is over. */
export type ShownAnswer = Omit<AnswerInfo, "final" | "say">;
export type CartusTables = Records["CartusTables"];
export type RatlandTables = Records["RatlandTables"];
export type RattusTables = Records["RattusTables"];
/** What is printed in a box. */
export type BoxTables = CartusTables | RatlandTables | RattusTables;
export type Change = Records["Change"];
export type ChatLine = Records["ChatLine"];
export type ChancePoint = Records["ChancePoint"];
export type Clock = Records["Clock"];
export type CostlyAnswer = Records["CostlyAnswer"];
export type Favourite = Records["Favourite"];
export type GameInfo = Records["GameInfo"];
export type CharacterInfo = Records["CharacterInfo"];
export type Ladder = Records["Ladder"];
export type LadderPlayer = Records["LadderPlayer"];
export type LadderPoint = Records["LadderPoint"];
export type Listed = Records["Listed"];
export type NextOpponent = Records["NextOpponent"];
export type Invitation = Records["Invitation"];
export type JobInfo = Records["JobInfo"];
/** An event as data; each game has a union of its own. */
export interface GameEvent {
  readonly event: string;
}
export type MomentInfo = Omit<Records["MomentInfo"], "events"> & {
  readonly events: readonly ToldEvent[];
};
export type MyGames = Records["MyGames"];
export type MyResult = Records["MyResult"];
export type NameGiven = Records["NameGiven"];
export type LessonInfo = Records["LessonInfo"];
export type NewTable = Records["NewTable"];
export type OptionInfo = Records["OptionInfo"];
export type OutcomeInfo = Records["OutcomeInfo"];
export type Preview = Records["Preview"];
export type ChallengeInfo = Records["ChallengeInfo"];
export type ChallengeResult = Records["ChallengeResult"];
export type Daily = Records["Daily"];
export type DailyPuzzle = Records["DailyPuzzle"];
export type MistakeInfo = Omit<Records["MistakeInfo"], "moment"> & {
  readonly moment: PosedMoment;
};
export type OwnMistakes = Records["OwnMistakes"];
export type RetriedInfo = Records["RetriedInfo"];
export type OfferedWay = Records["OfferedWay"];
export type PosedMoment = Omit<Records["PosedMoment"], "view"> & { readonly view: View };
export type PuzzleInfo = Omit<Records["PuzzleInfo"], "moment"> & { readonly moment: PosedMoment };
export type SolvedInfo = Records["SolvedInfo"];
export type SolverStanding = Records["Standing"];
export type TriedWay = Records["TriedWay"];
export type Verdict = Records["Verdict"];
export type PushInfo = Records["PushInfo"];
export type QuestionInfo = Records["QuestionInfo"];
export type RatingInfo = Records["RatingInfo"];
export type RegionInfo = Records["RegionInfo"];
export type ReplayInfo = Records["ReplayInfo"];
export type Replays = Records["Replays"];
export type RuleBook = Records["RuleBook"];
export type RuleInfo = Records["RuleInfo"];
export type Seated = Records["Seated"];
export type SeatCode = Records["SeatCode"];
export type SeatInfo = Records["SeatInfo"];
export type SeatWish = Records["SeatWish"];
export type SharedSeat = Records["SharedSeat"];
export type StepInfo = Omit<Records["StepInfo"], "events"> & {
  readonly events: readonly ToldEvent[];
};
export type TableInfo = Records["TableInfo"];
export type TextInfo = Records["TextInfo"];
export type ToldEvent<Event extends GameEvent = GameEvent> = Omit<Records["Told"], "event"> & {
  readonly event: Event;
};
export type View = Omit<Records["View"], "observation" | "steps"> & {
  readonly observation: object | null;
  readonly steps: readonly StepInfo[];
};
export type Weighed = Records["Weighed"];
export type ClubDoor = Records["ClubDoor"];
export type ClubInfo = Records["ClubInfo"];
export type ClubLine = Records["ClubLine"];
export type NewTournament = Records["NewTournament"];
export type TournamentGame = Records["TournamentGame"];
export type TournamentInfo = Records["TournamentInfo"];
export type TournamentLine = Records["TournamentLine"];
