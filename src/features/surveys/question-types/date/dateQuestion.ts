import type { Question } from "../../../../schema/questionnaire";

export const PRECISIONS = ["day", "minute"] as const;

/** A date, or a date and time. Answer: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, as on the respondent's calendar. */
export interface DateQuestion extends Question {
  /** @default "day" */
  readonly precision?: (typeof PRECISIONS)[number];
  /** Earliest date, in either form. */
  readonly minDate?: string;
  /** Latest date, in either form; a day includes its whole day. */
  readonly maxDate?: string;
}
