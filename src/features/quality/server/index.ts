import { dispositionChanged } from "../../../contracts/events/response";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { quality } from "../../../contracts/services/quality";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { QUALITY_ERRORS } from "../shared/errors";
import { createFlaggedResponses } from "./flaggedResponses";
import { keepReviewsTrue } from "./keepReviewsTrue";
import { qualityRoutes } from "./routes/qualityRoutes";
import type { QualityServices } from "./services";

/** Data quality of a questionnaire's responses: signs, people's decisions, and what these do to the results. */
export function register(host: ServerHost): void {
  host.errors(Object.values(QUALITY_ERRORS));
  host.on(dispositionChanged, keepReviewsTrue);
  const services: QualityServices = {
    questionTypes: host.registries.questionTypes,
    fieldwork: host.use(fieldwork, "quality"),
    questionnaires: host.use(questionnaires, "quality"),
  };
  host.provide(quality, { flagged: createFlaggedResponses(services) });
  for (const route of qualityRoutes(services)) host.route(route);
}
