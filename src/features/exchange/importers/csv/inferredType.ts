import type { JsonObject } from "../../../../shared/json";
import type { ImportLoss } from "../../../../survey/exchange/importer";
import type { Answer } from "../../../../survey/questionnaire";
import type { DayOrder } from "./dates";

/** What a column's cells look like they answer, and how each text becomes an answer. */
export interface InferredType {
  readonly type: string;
  readonly settings: JsonObject;
  /** Answers by cell text: every text of the column has one, so that no value is lost. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Some texts are longer than any answer may be. */
  readonly isCut?: boolean;
  /** What of the column isn't kept. */
  readonly losses?: readonly Omit<ImportLoss, "question">[];
}

export interface Context {
  readonly language: string;
  readonly habit: DayOrder;
  /** Where the comma doesn't part the cells, it may part decimals. */
  readonly mayHaveDecimalComma: boolean;
  /** Whether points part decimals somewhere in the file, so that they part no thousands. */
  readonly hasDecimalPoint?: boolean;
}
