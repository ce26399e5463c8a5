import type { FieldworkService } from "../../../contracts/services/fieldwork";
import { createDocumentCheck, type DocumentCheck, type Registries } from "../../../server/kit";
import type { QuestionType } from "../../../survey/questionType";

/** What the operations on questionnaires work with beside the database. */
export interface QuestionnaireServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly checkDocument: DocumentCheck;
  /** What is answered to questionnaires, from the first request on. */
  readonly fieldwork: () => FieldworkService;
  readonly studyProducts: Registries["studyProducts"];
}

/** What fills up after this call is read at the first request. */
export function createServices(
  { questionTypes: types, studyProducts }: Registries,
  fieldwork: () => FieldworkService,
): QuestionnaireServices {
  return { types, checkDocument: createDocumentCheck(types), fieldwork, studyProducts };
}
