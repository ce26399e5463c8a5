import type { ActivityType } from "../../../server/kit";
import { questionnaireOf } from "../../../server/kit";
import { SURVEY } from "../../../survey/surveyActivity";
import { duplicateQuestionnaire } from "./questionnaire/duplicateQuestionnaire";
import { draftIssues } from "./questionnaire/draftIssues";
import { countCompletes } from "./questionnaire/responseCounts";
import type { QuestionnaireServices } from "./services";

export function surveyActivity({ types, fieldwork }: QuestionnaireServices): ActivityType {
  return {
    name: SURVEY,
    icon: "Poll",
    memberPath: "survey",
    isSetUp: async ({ db, activityId }) => (await draftIssues(db, await questionnaireOf(db, activityId), types)).length === 0,
    duplicate: duplicateQuestionnaire,
    answered: countCompletes,
    progress: (begun) => fieldwork().progress(begun),
  };
}
