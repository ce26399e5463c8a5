import type { Audience } from "../../../contracts/services/audience";
import type { FieldworkService } from "../../../contracts/services/fieldwork";
import type { QualityService } from "../../../contracts/services/quality";
import type { QuestionnaireService } from "../../../contracts/services/questionnaires";
import type { HostTools, Registries } from "../../../server/kit";
import type { QuestionType } from "../../../survey/questionType";
import type { ResponseStore } from "./responses/responseStore";

/** What results are read with beside the database. */
export interface ResultsServices {
  readonly types: ReadonlyMap<string, QuestionType>;
  readonly activityTypes: Registries["activityTypes"];
  /** What extensions know of responses outside their answers. */
  readonly responseVariables: Registries["responseVariables"];
  readonly audience: () => Pick<Audience, "members">;
  /** Quotas, from the first request on. */
  readonly fieldwork: () => Pick<FieldworkService, "cells">;
  readonly quality: () => QualityService;
  /** Of the space's clocks, from the first request on. */
  readonly timeZone: HostTools["timeZone"];
  readonly text: HostTools["text"];
  readonly responses: ResponseStore;
  /** From the first request on. */
  readonly questionnaires: () => QuestionnaireService;
}
