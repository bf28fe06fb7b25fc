/** Short names for the records of the server's schema, which is generated: see schema.d.ts. */
import type { components } from "./schema.d.ts";

type Records = components["schemas"];
export type AnswerInfo = Records["AnswerInfo"];
export type QuestionInfo = Records["QuestionInfo"];
export type SeatInfo = Records["SeatInfo"];
export type TableInfo = Records["TableInfo"];
export type Told = Records["Told"];
export type View = Records["View"];
