import type { ServerHost } from "../../../server/kit";
import { reviewHook } from "./reviewHook";
import { qualityRoutes } from "./routes/qualityRoutes";

/** Data quality of a questionnaire's responses: signs, people's decisions, and what these do to the results. */
export function register(host: ServerHost): void {
  host.dispositionHook(reviewHook);
  for (const route of qualityRoutes(host)) host.route(route);
}
