import type { Participations } from "../../../contracts/services/participation";
import type { HostTools, Registries } from "../../../server/kit";
import type { QuestionType } from "../../../survey/questionType";
import { type CompiledQuestionnaires, createCompiledQuestionnaires } from "./execution/compiledQuestionnaires";
import { createDocumentCheck, type DocumentCheck } from "./questionnaire/documentCheck";

/** What the operations of this feature work with beside the database. */
export interface SurveyServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly checkDocument: DocumentCheck;
  readonly compiled: CompiledQuestionnaires;
  /** Of the running server, from the first request on. */
  readonly tools: () => HostTools;
  /** Who takes part in activities, from the first request on. */
  readonly participations: () => Participations;
}

/** What fills up after this call is read at the first request. */
export function createServices({
  registries: { questionTypes: types },
  ...later
}: Pick<SurveyServices, "tools" | "participations"> & { readonly registries: Registries }): SurveyServices {
  const compiled = createCompiledQuestionnaires(types);
  return { types, checkDocument: createDocumentCheck(types), compiled, ...later };
}
