import { dispositionChanged } from "../../../contracts/events/response";
import { participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { questionTypes } from "../question-types";
import { activityHook } from "./activityHook";
import { demoSurveys } from "./demo/demoSurveys";
import { tellSuppliers } from "./entry/tellSuppliers";
import { erasureHook } from "./erasure/erasureHook";
import { sweepResponses } from "./execution/sweepResponses";
import { answerFiles } from "./files/answerFiles";
import { backfillParticipations } from "./participation/backfillParticipations";
import { followResponses } from "./participation/followResponses";
import { surveyPages } from "./plain/surveyPages";
import { quotaHook } from "./quotas/quotaHook";
import { recountChanged } from "./quotas/recountChanged";
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
  const services = createServices({
    registries: host.registries,
    tools: () => host.tools(),
    participations: host.use(participations, "surveys"),
  });
  host.activityType(surveyActivity(services));
  host.entityHook(activityHook(services));
  host.entityHook(quotaHook);
  host.on(dispositionChanged, recountChanged);
  host.on(dispositionChanged, ({ db, payload: { responses } }) => followResponses(db, responses, services));
  host.migration(backfillParticipations);
  host.entityHook(erasureHook(services));
  host.on(dispositionChanged, tellSuppliers(services));
  const routes = [
    ...questionnaireRoutes(services),
    ...fieldworkRoutes(services),
    ...quotaRoutes,
    ...versionRoutes,
    ...previewRoutes(services),
    ...executionRoutes(memberDoor(services), services),
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
