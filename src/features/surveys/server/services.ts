import type { QuestionType } from "../../../schema/questionType";
import type { DispositionHook, HostTools, Registries } from "../../../server/kit";
import { type CompiledQuestionnaires, createCompiledQuestionnaires } from "./execution/compiledQuestionnaires";
import { createDocumentCheck, type DocumentCheck } from "./questionnaire/documentCheck";

/** What the operations of this feature work with beside the database. */
export interface SurveyServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly checkDocument: DocumentCheck;
  readonly compiled: CompiledQuestionnaires;
  /** Of the running server, from the first request on. */
  readonly tools: () => HostTools;
  /** Who follows where a finished response ends otherwise after field. */
  readonly dispositionHooks: readonly DispositionHook[];
}

/** @param registries they fill up after this call, and are read at the first request */
export function createServices({ questionTypes: types, dispositionHooks }: Registries, tools: () => HostTools): SurveyServices {
  const compiled = createCompiledQuestionnaires(types);
  return { types, checkDocument: createDocumentCheck(types), compiled, tools, dispositionHooks };
}
