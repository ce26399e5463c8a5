import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { QuestionnaireService } from "../../../contracts/services/questionnaires";
import { createDocumentCheck, type DocumentCheck, type Registries } from "../../../server/kit";
import type { QuestionType } from "../../../survey/questionType";

/** What importing and exporting work with beside the database. */
export interface ExchangeServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly checkDocument: DocumentCheck;
  /** Where imported responses and quotas go, from the first request on. */
  readonly fieldwork: () => FieldworkService;
  /** Of which questionnaires are exported, from the first request on. */
  readonly questionnaires: () => QuestionnaireService;
}

/** What fills up after this call is read at the first request. */
export function createServices(
  { questionTypes: types }: Registries,
  used: Pick<ExchangeServices, "fieldwork" | "questionnaires">,
): ExchangeServices {
  return { types, checkDocument: createDocumentCheck(types), ...used };
}
