import type { Option, Question } from "../../../../survey/questionnaire";

/** What the address that brought the respondent says of them: a panel's id, a source. Answer: the value, as a text. */
export interface HiddenQuestion extends Question {
  /** Name of the address's parameter. @default the question's variable */
  readonly parameter?: string;
  /** The only values that count. @default any */
  readonly options?: readonly Option[];
  /** Longer values count as unknown. @default 500, the most */
  readonly maxLength?: number;
}
