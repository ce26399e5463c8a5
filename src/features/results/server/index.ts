import { audience } from "../../../contracts/services/audience";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { quality } from "../../../contracts/services/quality";
import { questionnaires } from "../../../contracts/services/questionnaires";
import { results } from "../../../contracts/services/results";
import type { HostTools, ServerHost, SpaceDb } from "../../../server/kit";
import { REPORT_ERRORS, VIEW_ERRORS } from "../shared/errors";
import { erasureOf, workbookFiles } from "./aggregated/erasure";
import { reportFileSchedule } from "./aggregated/reportFileSchedule";
import { workbookJob } from "./aggregated/workbookJob";
import { demoWeighting } from "./demoWeighting";
import { openAnswers } from "./openAnswers";
import { demoReports } from "./reports/demoReports";
import { publicRoutes } from "./reports/publicRoutes";
import { ResponseStore } from "./responses/responseStore";
import { saveSchedule } from "./responses/saveSchedule";
import { monitorRoutes } from "./routes/monitorRoutes";
import { resultsRoutes } from "./routes/resultsRoutes";
import { selectedResponses } from "./selectedResponses";
import { demoViews } from "./views/demoViews";

/** Results of activities and studies, read from the responses to their questionnaires, and their reports for others. */
export function register(host: ServerHost): void {
  const services = {
    responses: new ResponseStore(),
    types: host.registries.questionTypes,
    activityTypes: host.registries.activityTypes,
    responseVariables: host.registries.responseVariables,
    questionnaires: host.use(questionnaires, "results"),
    fieldwork: host.use(fieldwork, "results"),
    audience: host.use(audience, "results"),
    quality: host.use(quality, "results"),
    text: (...words: Parameters<HostTools["text"]>) => host.tools().text(...words),
    timeZone: (db: Pick<SpaceDb, "spaceId">) => host.tools().timeZone(db),
    tools: () => host.tools(),
  };
  host.errors([...Object.values(REPORT_ERRORS), ...Object.values(VIEW_ERRORS)]);
  host.provide(results, { selectedResponses: selectedResponses(services) });
  host.passageSource(openAnswers(services));
  host.schedule(saveSchedule(services));
  host.schedule(reportFileSchedule(services));
  host.job(workbookJob(services));
  host.filePurpose(workbookFiles);
  const { hook, appointment } = erasureOf(services);
  host.entityHook(hook);
  host.appointment(appointment);
  for (const seed of [demoWeighting, demoReports(services), demoViews]) host.demoSeed(seed);
  const routes = [...resultsRoutes(services), ...monitorRoutes(services), ...publicRoutes(services)];
  for (const route of routes) host.route(route);
}
