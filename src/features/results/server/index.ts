import { audience } from "../../../contracts/services/audience";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { demoWeighting } from "./demoWeighting";
import { ResponseStore } from "./responses/responseStore";
import { saveSchedule } from "./responses/saveSchedule";
import { resultsRoutes } from "./routes/resultsRoutes";

/** Results of activities, read from the responses to their questionnaires. */
export function register(host: ServerHost): void {
  const services = {
    responses: new ResponseStore(),
    types: host.registries.questionTypes,
    questionnaires: host.use(questionnaires, "results"),
    fieldwork: host.use(fieldwork, "results"),
    audience: host.use(audience, "results"),
  };
  host.schedule(saveSchedule(services));
  for (const route of resultsRoutes(services)) host.route(route);
  host.demoSeed(demoWeighting);
}
