import type { Block, Question } from "../../../../../survey/questionnaire";
import type { SourceGroup, SourceQuestion } from "../readSurvey";

/** A question of the file and what it became here: one question as a rule, two for two scales or comments, or none. */
export interface Source {
  readonly source: SourceQuestion;
  readonly questions: readonly Question[];
}

/** A group of the file and its block. */
export interface SourceBlock {
  readonly group: SourceGroup;
  readonly block: Block;
  readonly sources: readonly Source[];
}
