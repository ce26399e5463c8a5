import { audience } from "../../../contracts/services/audience";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { REPORT_ERRORS } from "../shared/errors";
import { erasureOf, workbookFiles } from "./aggregated/erasure";
import { reportFileSchedule } from "./aggregated/reportFileSchedule";
import { workbookJob } from "./aggregated/workbookJob";
import { demoWeighting } from "./demoWeighting";
import { demoReports } from "./reports/demoReports";
import { publicRoutes } from "./reports/publicRoutes";
import { ResponseStore } from "./responses/responseStore";
import { saveSchedule } from "./responses/saveSchedule";
import { monitorRoutes } from "./routes/monitorRoutes";
import { resultsRoutes } from "./routes/resultsRoutes";

/** Results of activities and studies, read from the responses to their questionnaires, and their reports for others. */
export function register(host: ServerHost): void {
  const services = {
    responses: new ResponseStore(),
    types: host.registries.questionTypes,
    activityTypes: host.registries.activityTypes,
    questionnaires: host.use(questionnaires, "results"),
    fieldwork: host.use(fieldwork, "results"),
    audience: host.use(audience, "results"),
    tools: () => host.tools(),
  };
  host.errors(Object.values(REPORT_ERRORS));
  host.schedule(saveSchedule(services));
  host.schedule(reportFileSchedule(services));
  host.job(workbookJob(services));
  host.filePurpose(workbookFiles);
  const { hook, appointment } = erasureOf(services);
  host.entityHook(hook);
  host.appointment(appointment);
  for (const seed of [demoWeighting, demoReports(services)]) host.demoSeed(seed);
  const routes = [...resultsRoutes(services), ...monitorRoutes(services), ...publicRoutes(services)];
  for (const route of routes) host.route(route);
}
