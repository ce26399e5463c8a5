import type { ServerHost } from "../../../server/kit";
import { questionTypes } from "../question-types";
import { activityHook } from "./activityHook";
import { demoSurveys } from "./demo/demoSurveys";
import { erasureHook } from "./erasure/erasureHook";
import { answerFiles } from "./files/answerFiles";
import { surveyPages } from "./plain/surveyPages";
import { executionRoutes } from "./routes/executionRoutes";
import { linkDoor } from "./routes/linkDoor";
import { memberDoor } from "./routes/memberDoor";
import { previewRoutes } from "./routes/previewRoutes";
import { questionnaireRoutes } from "./routes/questionnaireRoutes";
import { specRoutes } from "./routes/specRoutes";
import { createServices } from "./services";
import { surveyActivity } from "./surveyActivity";

/** Questionnaires: their types of questions, editing, publishing, importing and answering. */
export function register(host: ServerHost): void {
  for (const type of questionTypes) host.questionType(type);
  host.activityType(surveyActivity);
  host.entityHook(activityHook);
  const services = createServices(host.registries.questionTypes);
  host.entityHook(erasureHook(services));
  const routes = [
    ...questionnaireRoutes(services),
    ...previewRoutes(services),
    ...executionRoutes(memberDoor, services),
    ...executionRoutes(linkDoor, services),
    ...specRoutes(services),
  ];
  for (const route of routes) host.route(route);
  for (const page of surveyPages(services)) host.page(page);
  host.filePurpose(answerFiles);
  host.demoSeed(demoSurveys(services));
}
