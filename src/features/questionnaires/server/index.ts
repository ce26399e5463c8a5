import { fieldwork } from "../../../contracts/services/fieldwork";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { questionTypes } from "../question-types";
import { activityHook } from "./activityHook";
import { demoStudies } from "./demo/demoStudies";
import { demoSurveys } from "./demo/demoSurveys";
import { holdChangeable, questionnaireIdOf, questionnaireOf, questionnaireOwner } from "./owner/questionnaireOf";
import { publishedVersionOf } from "./questionnaire/publishedVersion";
import { removeUnpublished } from "./questionnaire/removeUnpublished";
import { questionnaireRoutes } from "./routes/questionnaireRoutes";
import { questionRoutes } from "./routes/questionRoutes";
import { robotRoutes } from "./routes/robotRoutes";
import { specRoutes } from "./routes/specRoutes";
import { testRoutes } from "./routes/testRoutes";
import { versionRoutes } from "./routes/versionRoutes";
import { createServices } from "./services";
import { studyHook } from "./studyHook";
import { surveyActivity } from "./surveyActivity";

/** Questionnaires: their types of questions, editing, publishing and robots, and the activity type that asks them. */
export function register(host: ServerHost): void {
  for (const type of questionTypes) host.questionType(type);
  const services = createServices(host.registries, host.use(fieldwork, "questionnaires"));
  host.provide(questionnaires, {
    questionnaireOwner,
    questionnaireIdOf,
    questionnaireOf,
    holdChangeable,
    publishedVersionOf,
    removeUnpublished,
  });
  host.activityType(surveyActivity(services));
  host.entityHook(activityHook(services));
  host.entityHook(studyHook(services, host.registries));
  const routes = [
    ...questionnaireRoutes(services),
    ...versionRoutes,
    ...robotRoutes(services),
    ...questionRoutes(services),
    ...specRoutes(services),
    ...testRoutes(services),
  ];
  for (const route of routes) host.route(route);
  host.demoSeed(demoSurveys(services));
  host.demoSeed(demoStudies(services));
}
