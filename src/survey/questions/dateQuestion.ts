import type { LocalizedText } from "../../shared/languages";
import type { Question } from "../questionnaire";
import type { DifferingQuestion } from "./differingQuestion";

export const PRECISIONS = ["day", "minute"] as const;

/** A date, or a date and time. Answer: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, as on the respondent's calendar. */
export interface DateQuestion extends Question, DifferingQuestion {
  /** @default "day" */
  readonly precision?: (typeof PRECISIONS)[number];
  /** Earliest date, in either form. */
  readonly minDate?: string;
  /** Latest date, in either form; a day includes its whole day. */
  readonly maxDate?: string;
  /** From the last so many days, counted when it is answered; the day of answering is a further one. */
  readonly maxAgeDays?: number;
  /** Said of a date that is not from those days. @default a text of ours */
  readonly maxAgeMessage?: LocalizedText;
}

/** What "the last days" come to at a moment; no document says it. */
export interface DatedQuestion extends DateQuestion {
  readonly earliestDay?: string;
  readonly latestDay?: string;
}
