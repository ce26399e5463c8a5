import type { ClientHost } from "../../../client/kit/console";
import { isSurveyActivity } from "../../../survey/surveyActivity";

/** The questionnaire editor, as step 2 of the survey activity and as the questions of a study. */
const load = () => import("./editor/QuestionnaireTab").then(({ QuestionnaireTab }) => ({ default: QuestionnaireTab }));

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
    load,
  });
  host.recordTab({
    entity: "study",
    order: 20,
    path: "questionnaire",
    stage: "setup",
    label: "surveys.tab",
    icon: "Quiz",
    isShown: ({ questionnaire }) => typeof questionnaire === "string",
    load,
  });
}
