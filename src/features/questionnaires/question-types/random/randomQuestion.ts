import type { Option, Question } from "../../../../survey/questionnaire";

/** A group that the server draws for each respondent, all as likely. Answer: its code. */
export interface RandomQuestion extends Question {
  readonly options: readonly Option[];
}
