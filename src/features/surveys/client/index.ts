import type { ClientHost } from "../../../client/kit";
import { isSurveyActivity } from "./surveyActivity";

/** The questionnaire editor, as step 2 of the survey activity, and its fieldwork. */
export function register(host: ClientHost): void {
  host.questionTypes(async () => (await import("../question-types")).questionTypes);
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "surveys.tab",
    icon: "Quiz",
    isShown: isSurveyActivity,
    load: () => import("./editor/QuestionnaireTab").then(({ QuestionnaireTab }) => ({ default: QuestionnaireTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 30,
    path: "fieldwork",
    label: "surveys.fieldwork.tab",
    icon: "RocketLaunch",
    isShown: isSurveyActivity,
    load: () => import("./fieldwork/FieldworkTab").then(({ FieldworkTab }) => ({ default: FieldworkTab })),
  });
}
