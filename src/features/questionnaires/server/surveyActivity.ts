import type { ActivityType } from "../../../server/kit";
import { questionnaireOf } from "../../../server/kit";
import { SURVEY } from "../../../survey/surveyActivity";
import { draftFaults } from "./questionnaire/draftFaults";
import { countCompletes } from "./questionnaire/responseCounts";
import type { QuestionnaireServices } from "./services";

export function surveyActivity({ types, fieldwork }: QuestionnaireServices): ActivityType {
  return {
    name: SURVEY,
    icon: "Poll",
    memberPath: "survey",
    isSetUp: async ({ db, activityId }) => (await draftFaults(db, await questionnaireOf(db, activityId), types)).length === 0,
    answered: countCompletes,
    progress: (begun) => fieldwork().progress(begun),
  };
}
