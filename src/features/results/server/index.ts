import { audience } from "../../../contracts/services/audience";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { REPORT_ERRORS } from "../shared/errors";
import { demoReports } from "./reports/demoReports";
import { publicRoutes } from "./reports/publicRoutes";
import { monitorRoutes } from "./routes/monitorRoutes";
import { resultsRoutes } from "./routes/resultsRoutes";

/** Results of activities and studies, read from the responses to their questionnaires, and their reports for others. */
export function register(host: ServerHost): void {
  const services = {
    types: host.registries.questionTypes,
    questionnaires: host.use(questionnaires, "results"),
    audience: host.use(audience, "results"),
    tools: () => host.tools(),
  };
  host.errors(Object.values(REPORT_ERRORS));
  host.demoSeed(demoReports(services));
  const routes = [...resultsRoutes(services), ...monitorRoutes(services), ...publicRoutes(services)];
  for (const route of routes) host.route(route);
}
