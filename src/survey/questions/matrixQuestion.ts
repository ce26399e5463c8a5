import type { LocalizedText } from "../../shared/languages";
import type { Option, Question } from "../questionnaire";
import type { NumberRules } from "./numberRules";

export const CELLS = ["single", "multiple", "text", "number"] as const;

/**
 * Rows answered by the same columns. Answer by `cell`: `{row: column}`, `{row: [column, ..]}`, or for texts and
 * numbers `{row: {column: value}}`; rows without an entry are unanswered.
 */
export interface MatrixQuestion extends Question, NumberRules {
  readonly rows: readonly Option[];
  readonly columns: readonly Option[];
  /** What a row holds: one column, several, or a text or number per column. @default "single" */
  readonly cell?: (typeof CELLS)[number];
  /** Least columns of an answered row, for `multiple`. @default 1 */
  readonly min?: number;
  /** Most columns of a row, for `multiple`. @default all */
  readonly max?: number;
  /** Whether the columns go from one end to the other, for `single`: most grids ask how far or how much. @default true */
  readonly isScale?: boolean;
  /** Every row must be answered. */
  readonly allRows?: boolean;
  /** Shown with the first and the last column. */
  readonly leftLabel?: LocalizedText;
  readonly rightLabel?: LocalizedText;
  /** Shows the rows in random order. */
  readonly randomOrder?: boolean;
  /** Most characters of a text cell. @default 500, the most */
  readonly maxLength?: number;
}

/** Whether a row's answer is a step of a scale. */
export function isOfScale(question: MatrixQuestion): boolean {
  return question.isScale !== false && (question.cell ?? "single") === "single";
}

/** Whether cells hold values of their own instead of being selected. */
export function hasOpenCells(question: MatrixQuestion): boolean {
  return question.cell === "text" || question.cell === "number";
}
