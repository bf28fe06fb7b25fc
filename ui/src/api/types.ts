/** Short names for the records of the server's schema, which is generated: see schema.d.ts. */
import type { components } from "./schema.d.ts";

type Records = components["schemas"];
export type AnswerInfo = Records["AnswerInfo"];
export type ChatLine = Records["ChatLine"];
export type Clock = Records["Clock"];
export type GameInfo = Records["GameInfo"];
export type Invitation = Records["Invitation"];
export type JobInfo = Records["JobInfo"];
export type LessonInfo = Records["LessonInfo"];
export type NewTable = Records["NewTable"];
export type OptionInfo = Records["OptionInfo"];
export type OutcomeInfo = Records["OutcomeInfo"];
export type QuestionInfo = Records["QuestionInfo"];
export type RuleBook = Records["RuleBook"];
export type RuleInfo = Records["RuleInfo"];
export type Seated = Records["Seated"];
export type SeatInfo = Records["SeatInfo"];
export type SeatWish = Records["SeatWish"];
export type StepInfo = Records["StepInfo"];
export type TableInfo = Records["TableInfo"];
export type TextInfo = Records["TextInfo"];
export type Told = Records["Told"];
export type View = Records["View"];
