import type { Json, JsonObject } from "../../shared/json";
import type { Condition } from "../logic/condition";
import type { ReadAnswer } from "../logic/evaluateCondition";
import type { Logic } from "../logic/prepareLogic";
import type { Answer, Question, Questionnaire } from "../questionnaire";

/** What robots answer: a questionnaire with what its types know of answers. */
export interface RobotSubject {
  /** As it was written, with its loops. */
  readonly authored: Questionnaire;
  /** Of the document with its loops written out. */
  readonly logic: Logic;
  /** JSON Schema of a question's answers; nothing where it has none. */
  readonly schemaOf: (question: Question) => JsonObject | undefined;
  /** Seconds that answering takes, where the question's type says it. @default what follows from the schema */
  readonly answeringSeconds?: (question: Question) => number | undefined;
  /** The answer as a person could give it, with a text beside it where one is asked for; nothing where it is refused. */
  readonly answerOf: (question: Question, value: Json, read?: ReadAnswer) => Answer | undefined;
  /** A plausible value. @param random uniform in [0, 1) */
  readonly simulate: (question: Question, random: () => number) => Json;
  /** What the server gives itself to a question that nobody is asked, where the address says one of the values. */
  readonly assigned: (question: Question, values: readonly string[], random: () => number) => readonly Answer[];
}

/** A cell of a quota, as far as robots fill it. */
export interface QuotaCell {
  readonly id: string;
  readonly title: string;
  readonly target: number;
  readonly condition: Condition;
  /** Counts only those who answer on it. @default any */
  readonly device?: string | null;
}
