import { fieldwork } from "../../../src/contracts/services/fieldwork";
import { questionnaires } from "../../../src/contracts/services/questionnaires";
import { results } from "../../../src/contracts/services/results";
import type { ServerHost } from "../../../src/server/kit";
import { uxQuestions } from "../questions";
import { UX_TEST } from "../shared/uxTest";
import { demoApp } from "./demo/demoApp";
import { demoStudies } from "./demo/demoStudies";
import { demoTest } from "./demo/demoTest";
import { eraseEvents } from "./navigation/eraseEvents";
import { eventRoutes } from "./navigation/eventRoutes";
import { navigationRoutes } from "./navigation/navigationRoutes";
import { registerProducts } from "./products";
import { registerRecordings } from "./recordings";
import { shopRoutes } from "./shop/shopRoutes";
import { successRoutes } from "./success/successRoutes";
import { measuredSuccess, seenSuccess } from "./success/successVariables";
import { registerTranscripts } from "./transcripts";

/** Usability tests: questionnaires whose questions may be tasks. */
export function register(host: ServerHost): void {
  const services = {
    questionnaires: host.use(questionnaires, "ux-test"),
    fieldwork: host.use(fieldwork, "ux-test"),
    results: host.use(results, "ux-test"),
  };
  const asking = () => services.questionnaires().asking;
  host.activityType({
    ...{ name: UX_TEST, icon: "TouchApp", memberPath: "wat-ux", sketch: "form" },
    ...{ hasQuestionnaire: true, isReviewed: true },
    setUpErrors: (activity) => asking().setUpErrors(activity),
    duplicate: (copy) => asking().duplicate(copy),
    answered: (activities) => asking().answered(activities),
    progress: (begun) => asking().progress(begun),
  });
  registerProducts(host);
  registerRecordings(host, services.fieldwork);
  registerTranscripts(host);
  for (const type of uxQuestions) host.questionType(type);
  for (const source of [measuredSuccess, seenSuccess]) host.responseVariables(source);
  for (const seed of [demoTest, demoApp, demoStudies]) host.demoSeed(seed(services));
  host.entityHook(eraseEvents);
  const routes = [...shopRoutes, ...eventRoutes(services.fieldwork), ...navigationRoutes(services), ...successRoutes(services)];
  for (const route of routes) host.route(route);
}
