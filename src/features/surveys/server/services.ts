import type { QuestionType } from "../../../schema/questionType";
import type { HostTools } from "../../../server/kit";
import { type CompiledQuestionnaires, createCompiledQuestionnaires } from "./execution/compiledQuestionnaires";
import { createDocumentCheck, type DocumentCheck } from "./questionnaire/documentCheck";

/** What the operations of this feature work with beside the database. */
export interface SurveyServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly checkDocument: DocumentCheck;
  readonly compiled: CompiledQuestionnaires;
  /** Of the running server, from the first request on. */
  readonly tools: () => HostTools;
}

/** @param types the registry; it fills up after this call, and is read at the first request */
export function createServices(types: ReadonlyMap<string, QuestionType>, tools: () => HostTools): SurveyServices {
  return { types, checkDocument: createDocumentCheck(types), compiled: createCompiledQuestionnaires(types), tools };
}
