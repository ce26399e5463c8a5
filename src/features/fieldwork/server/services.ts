import type { Participations } from "../../../contracts/services/participation";
import type { QuestionnaireService } from "../../../contracts/services/questionnaires";
import type { HostTools, Registries } from "../../../server/kit";
import type { QuestionType } from "../../../survey/questionType";
import { type CompiledQuestionnaires, createCompiledQuestionnaires } from "./response/compiledQuestionnaires";

/** What the operations of the fieldwork work with beside the database. */
export interface FieldworkServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly studyProducts: Registries["studyProducts"];
  readonly compiled: CompiledQuestionnaires;
  /** Of the running server, from the first request on. */
  readonly tools: () => HostTools;
  /** Who takes part in activities, from the first request on. */
  readonly participations: () => Participations;
  /** From the first request on. */
  readonly questionnaires: () => QuestionnaireService;
}

/** What fills up after this call is read at the first request. */
export function createServices({
  registries: { questionTypes: types, studyProducts },
  ...later
}: Pick<FieldworkServices, "tools" | "participations" | "questionnaires"> & {
  readonly registries: Registries;
}): FieldworkServices {
  return { types, studyProducts, compiled: createCompiledQuestionnaires(types), ...later };
}
