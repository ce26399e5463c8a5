import type { JsonObject } from "../../../../shared/json";
import type { Block, Question } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";

/** A question at its place in the document. */
export interface PlacedQuestion {
  readonly index: number;
  readonly block: Block;
  readonly question: Question;
  readonly type: QuestionType | undefined;
  /** Of its element, or of the value that is calculated. */
  readonly name: string;
  /** What its type makes of it; absent where plain SurveyJS can't ask it. */
  readonly element: JsonObject | undefined;
}
