import type { Audience } from "../../../contracts/services/audience";
import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { QuestionnaireService } from "../../../contracts/services/questionnaires";
import type { Registries } from "../../../server/kit";
import type { QuestionType } from "../../../survey/questionType";
import type { ResponseStore } from "./responses/responseStore";

/** What results are read with beside the database. */
export interface ResultsServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly activityTypes: Registries["activityTypes"];
  readonly audience: () => Pick<Audience, "members">;
  /** Quotas, from the first request on. */
  readonly fieldwork: () => Pick<FieldworkService, "cells">;
  readonly responses: ResponseStore;
  /** From the first request on. */
  readonly questionnaires: () => QuestionnaireService;
}
