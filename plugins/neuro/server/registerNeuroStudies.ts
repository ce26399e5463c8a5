import { fieldwork } from "../../../src/contracts/services/fieldwork";
import { questionnaires } from "../../../src/contracts/services/questionnaires";
import type { ServerHost } from "../../../src/server/kit";
import { NEURO_ERRORS } from "../shared/studyErrors";
import { demoNeuro } from "./demo/demoNeuro";
import { requireNeuro } from "./product/neuroIssues";
import { neuroProduct } from "./product/neuroProduct";
import { calculationJob } from "./results/calculationJob";
import { finishedStudies } from "./results/finishedStudies";
import { resultRoutes } from "./results/resultRoutes";

/** Studies of the effect of advertising: what clients order, what is calculated and what it is compared with. */
export function registerNeuroStudies(host: ServerHost): void {
  const services = { questionnaires: host.use(questionnaires, "neuro"), fieldwork: host.use(fieldwork, "neuro") };
  host.studyProduct(neuroProduct(host));
  host.entityHook(requireNeuro);
  host.errors(Object.values(NEURO_ERRORS));
  host.job(calculationJob(services.questionnaires));
  host.schedule(finishedStudies(services.questionnaires));
  for (const route of resultRoutes(services.questionnaires)) host.route(route);
  host.demoSeed(demoNeuro(services));
}
