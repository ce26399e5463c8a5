import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { QuestionnaireService } from "../../../contracts/services/questionnaires";
import type { QuestionType } from "../../../survey/questionType";

/** What looking at responses and deciding on them works with beside the database. */
export interface QualityServices {
  readonly questionTypes: ReadonlyMap<string, QuestionType>;
  /** From the first request on. */
  readonly fieldwork: () => FieldworkService;
  /** From the first request on. */
  readonly questionnaires: () => QuestionnaireService;
}
