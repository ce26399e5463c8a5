import type { JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import type { Column } from "./column";
import type { InferredType } from "./inferredType";

/** A question to be and how a row answers it. */
export interface Plan {
  /** What it can be made instead, see `ImportGuess`. */
  readonly choices: readonly (string | null)[];
  readonly title: string;
  readonly variable?: string;
  readonly type: string;
  readonly settings: JsonObject;
  readonly isCut?: boolean;
  /** What of its columns isn't kept. */
  readonly losses?: InferredType["losses"];
  /** All that it is made of, the column of an "other" text among them. */
  readonly columns: readonly Column[];
  readonly answerOf: (row: readonly string[]) => Answer | undefined;
}

/** By which decisions name columns that are taken together. */
export const keyOf = (columns: readonly Column[]): string => columns.map(({ index }) => index).join("-");

/** What columns that are taken together can be made. */
export const choicesTogether = (type: string) => [type, "apart", null];
