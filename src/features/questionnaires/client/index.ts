import type { ClientHost } from "../../../client/kit/console";
import { isSurveyActivity } from "../../../survey/surveyActivity";

/** The questionnaire editor, as step 2 of the survey activity. */
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
}
