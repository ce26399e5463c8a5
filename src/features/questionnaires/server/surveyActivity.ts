import type { AskingActivity } from "../../../contracts/services/questionnaires";
import { type ActivityCopy, type ActivityType, json, sql } from "../../../server/kit";
import { draftOf } from "../../../survey/document/draftOf";
import { fieldIssuesOf } from "../../../survey/document/invalidQuestionnaire";
import { SURVEY } from "../../../survey/surveyActivity";
import { questionnaireIdOf, questionnaireOf } from "./owner/questionnaireOf";
import { draftIssues } from "./questionnaire/draftIssues";
import { countCompletes } from "./questionnaire/responseCounts";
import type { QuestionnaireServices } from "./services";

/** The draft of a survey in the copy of its activity: it is published there anew, and nobody has answered. */
async function duplicateQuestionnaire({ db, from, to }: ActivityCopy): Promise<void> {
  const { draft, title } = await questionnaireOf(db, from);
  if (draft === null) return;
  await db
    .updateTable("questionnaire")
    .set({ draft: json(draft), title, draftRevision: sql<number>`draft_revision + 1` })
    .where("id", "=", await questionnaireIdOf(db, to))
    .execute();
}

/** What follows for an activity's type from asking a questionnaire. */
export function askingActivity(services: QuestionnaireServices): AskingActivity {
  return {
    setUpErrors: async ({ db, activityId }) => {
      const row = await questionnaireOf(db, activityId);
      return fieldIssuesOf(draftOf(row), await draftIssues(db, row, services));
    },
    duplicate: duplicateQuestionnaire,
    answered: countCompletes,
    progress: (begun) => services.fieldwork().progress(begun),
  };
}

export function surveyActivity(asking: AskingActivity): ActivityType {
  return { name: SURVEY, icon: "Poll", memberPath: "survey", hasQuestionnaire: true, isReviewed: true, ...asking };
}
