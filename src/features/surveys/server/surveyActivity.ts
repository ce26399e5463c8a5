import type { ActivityType } from "../../../server/kit";
import { SURVEY } from "../../../survey/surveyActivity";
import { readProgress } from "./participation/readProgress";
import { draftFaults } from "./questionnaire/draftFaults";
import { questionnaireOf } from "./questionnaire/questionnaireOf";
import { countCompletes } from "./questionnaire/responseCounts";
import type { SurveyServices } from "./services";

export function surveyActivity({ types }: SurveyServices): ActivityType {
  return {
    name: SURVEY,
    icon: "Poll",
    memberPath: "survey",
    isSetUp: async ({ db, activityId }) => (await draftFaults(db, await questionnaireOf(db, activityId), types)).length === 0,
    answered: countCompletes,
    progress: (begun) => readProgress(begun, types),
  };
}
