import type { JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import type { Column } from "./column";
import type { InferredType } from "./inferQuestion";

/** A question to be and how a row answers it. */
export interface Plan {
  readonly title: string;
  readonly variable?: string;
  readonly type: string;
  readonly settings: JsonObject;
  readonly isCut?: boolean;
  /** What of its columns isn't kept. */
  readonly losses?: InferredType["losses"];
  readonly columns: readonly Column[];
  readonly answerOf: (row: readonly string[]) => Answer | undefined;
}
