import type { ServerHost } from "../../../server/kit";
import { questionTypes } from "../question-types";
import { activityHook } from "./activityHook";
import { demoSurveys } from "./demo/demoSurveys";
import { supplierHook } from "./entry/supplierHook";
import { erasureHook } from "./erasure/erasureHook";
import { sweepResponses } from "./execution/sweepResponses";
import { answerFiles } from "./files/answerFiles";
import { surveyPages } from "./plain/surveyPages";
import { dispositionHook } from "./quotas/dispositionHook";
import { quotaHook } from "./quotas/quotaHook";
import { linkCaptchaRoute } from "./routes/captchaRoute";
import { executionRoutes } from "./routes/executionRoutes";
import { fieldworkRoutes } from "./routes/fieldworkRoutes";
import { linkDoor } from "./routes/linkDoor";
import { memberDoor } from "./routes/memberDoor";
import { previewRoutes } from "./routes/previewRoutes";
import { questionnaireRoutes } from "./routes/questionnaireRoutes";
import { questionRoutes } from "./routes/questionRoutes";
import { quotaRoutes } from "./routes/quotaRoutes";
import { robotRoutes } from "./routes/robotRoutes";
import { specRoutes } from "./routes/specRoutes";
import { testRoutes } from "./routes/testRoutes";
import { versionRoutes } from "./routes/versionRoutes";
import { visitorRoutes } from "./routes/visitorRoutes";
import { createServices } from "./services";
import { surveyActivity } from "./surveyActivity";

/** Questionnaires: their types of questions, editing, publishing, importing and answering. */
export function register(host: ServerHost): void {
  for (const type of questionTypes) host.questionType(type);
  host.activityType(surveyActivity);
  const services = createServices(host.registries, () => host.tools());
  host.entityHook(activityHook(services));
  host.entityHook(quotaHook);
  host.dispositionHook(dispositionHook);
  host.entityHook(erasureHook(services));
  host.dispositionHook(supplierHook(services));
  const routes = [
    ...questionnaireRoutes(services),
    ...fieldworkRoutes(services),
    ...quotaRoutes,
    ...versionRoutes,
    ...previewRoutes(services),
    ...executionRoutes(memberDoor, services),
    ...executionRoutes(linkDoor(services), services),
    linkCaptchaRoute(services),
    ...robotRoutes(services),
    ...specRoutes(services),
    ...visitorRoutes(services),
    ...questionRoutes(services),
    ...testRoutes(services),
  ];
  for (const route of routes) host.route(route);
  host.schedule(sweepResponses(services));
  for (const page of surveyPages(services)) host.page(page);
  host.filePurpose(answerFiles);
  host.demoSeed(demoSurveys(services));
}
