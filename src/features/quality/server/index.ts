import { dispositionChanged } from "../../../contracts/events/response";
import { fieldwork } from "../../../contracts/services/fieldwork";
import type { ServerHost } from "../../../server/kit";
import { QUALITY_ERRORS } from "../shared/errors";
import { keepReviewsTrue } from "./keepReviewsTrue";
import { qualityRoutes } from "./routes/qualityRoutes";

/** Data quality of a questionnaire's responses: signs, people's decisions, and what these do to the results. */
export function register(host: ServerHost): void {
  host.errors(Object.values(QUALITY_ERRORS));
  host.on(dispositionChanged, keepReviewsTrue);
  const services = { registries: host.registries, fieldwork: host.use(fieldwork, "quality") };
  for (const route of qualityRoutes(services)) host.route(route);
}
