import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { Block, Question } from "../../../../survey/questionnaire";

/** LimeSurvey's codes of a question's parts, by ours. */
type Codes = ReadonlyMap<string, string>;

/** A question of ours with what it is in LimeSurvey. */
export interface LimeQuestion {
  readonly question: Question;
  readonly block: Block;
  /** Its place among all questions of the questionnaire, those that are left out among them. */
  readonly place: number;
  readonly code: string;
  readonly lime: LimeSurveyQuestion;
  readonly subquestions: Codes;
  readonly columns: Codes;
  readonly answers: Codes;
  /** What LimeSurvey works out instead of asking. */
  readonly equation?: string;
}

/** The survey as it is written. */
export interface Survey {
  readonly languages: readonly string[];
  readonly blocks: readonly { readonly block: Block; readonly questions: readonly LimeQuestion[] }[];
  readonly byId: ReadonlyMap<string, LimeQuestion>;
  readonly byVariable: ReadonlyMap<string, LimeQuestion>;
  /** Places of all questions, those that are left out among them. */
  readonly places: ReadonlyMap<string, number>;
}
