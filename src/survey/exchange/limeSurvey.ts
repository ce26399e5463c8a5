import type { LocalizedText } from "../../shared/languages";
import type { Condition } from "../logic/condition";

/** An answer option or a subquestion of LimeSurvey's; its code there is made of ours. */
export interface LimeSurveyPart {
  /** As our answers and conditions hold it. */
  readonly code: string;
  readonly label: LocalizedText;
  readonly showIf?: Condition;
}

/** What one of LimeSurvey's variables holds: the code of an answer, the same where ours is a number, or what was put in. */
export type LimeSurveyValue = "code" | "point" | "number" | "text" | "day" | "minute";

/**
 * Where our answer stands in LimeSurvey's variables:
 *
 * - `whole`: in the question's one variable, or in that of its only subquestion
 * - `ticks`: a list; a box for each subquestion, and the text of the "other" one
 * - `ranks`: a list; a variable for each place
 * - `rows`: an answer in parts; a variable for each subquestion
 * - `cells`: a table; a variable for each row and column, `tick` where they are chosen
 * - `nothing`: no variable that a condition could ask for
 */
export type LimeSurveyForm =
  | { readonly in: "whole" | "rows"; readonly of: LimeSurveyValue }
  | { readonly in: "cells"; readonly of: LimeSurveyValue | "tick" }
  | { readonly in: "ticks" | "ranks" | "nothing" };

/** What has to be answered, where LimeSurvey's "mandatory" would ask for more or for less. */
export interface LimeSurveyNeeds {
  /** Parts that are enough once one is answered, or where the question is required. @default 1 */
  readonly least?: number;
  /** Parts that "mandatory" asks for. @default one */
  readonly mandatory?: number;
}

/**
 * What a question is in LimeSurvey, versions 5 and 6.
 *
 * @example a list of one answer
 * { letter: "L", theme: "listradio", form: { in: "whole", of: "code" }, answers: question.options, carried: ["options"] }
 */
export interface LimeSurveyQuestion {
  /** LimeSurvey's letter of the type. */
  readonly letter: string;
  /** LimeSurvey's name of what draws the question. */
  readonly theme: string;
  readonly form: LimeSurveyForm;
  readonly answers?: readonly LimeSurveyPart[];
  /** Boxes, rows or fields. */
  readonly subquestions?: readonly LimeSurveyPart[];
  /** Subquestions of the second axis, in tables. */
  readonly columns?: readonly LimeSurveyPart[];
  /** Text of the "other" option, where there is one. */
  readonly other?: LocalizedText;
  /** Follows the title. */
  readonly text?: LocalizedText;
  /** Asked for by LimeSurvey where the question is required. @default true */
  readonly isMandatory?: boolean;
  readonly needs?: LimeSurveyNeeds;
  /** Regular expression of the whole answer, in RE2's syntax. */
  readonly pattern?: string;
  /** Attributes by LimeSurvey's name; texts are written in each language, codes of subquestions as they are written there. */
  readonly attributes?: Readonly<
    Record<string, string | number | undefined | LocalizedText | { readonly codes: readonly string[] }>
  >;
  /** Whether what is chosen from comes in random order. */
  readonly isRandom?: boolean;
  /** Codes that keep their place then: LimeSurvey has no word for them. */
  readonly pinned?: readonly string[];
  /** LimeSurvey answers it itself: one of the answers, all as likely, or the first whose condition holds. */
  readonly equation?: "draw" | "first";
  /** Settings that all of this carries over; others that say something are listed. */
  readonly carried: readonly string[];
  /** What of the carried ones has no place, in a word or two. */
  readonly lost?: readonly string[];
}
