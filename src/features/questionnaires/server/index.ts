import { fieldwork } from "../../../contracts/services/fieldwork";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { questionTypes } from "../question-types";
import { activityHook } from "./activityHook";
import { demoStudies } from "./demo/demoStudies";
import { demoSurveys } from "./demo/demoSurveys";
import { writeQuestionnaire } from "./demo/writeQuestionnaire";
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
import { askingActivity, surveyActivity } from "./surveyActivity";

/** Questionnaires: their types of questions, editing, publishing and robots, and the activity type that asks them. */
export function register(host: ServerHost): void {
  for (const type of questionTypes) host.questionType(type);
  const services = createServices(host.registries, host.use(fieldwork, "questionnaires"));
  const asking = askingActivity(services);
  host.provide(questionnaires, {
    asking,
    write: (db, ownerId, given) => writeQuestionnaire(db, ownerId, given, services),
    questionnaireOwner,
    questionnaireIdOf,
    questionnaireOf,
    holdChangeable,
    publishedVersionOf,
    removeUnpublished,
  });
  host.activityType(surveyActivity(asking));
  host.entityHook(activityHook(services, host.registries));
  host.entityHook(studyHook(services, () => host.tools()));
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
