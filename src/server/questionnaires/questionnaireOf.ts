import { AppError } from "../../shared/errors";
import { SURVEY } from "../../survey/surveyActivity";
import type { SpaceDb } from "../db/query/spaceDb";
import { createQuestionnaire } from "./createQuestionnaire";

function activityOf(db: SpaceDb, id: string) {
  return db.selectFrom("activity").select(["type", "questionnaire"]).where("id", "=", id).where("type", "=", SURVEY);
}

/** For an activity that came to be without a questionnaire; of callers at once only the first creates one. */
function createMissing(db: SpaceDb, activityId: string): Promise<string> {
  return db.transaction(async () => {
    const activity = await activityOf(db, activityId).forUpdate().executeTakeFirst();
    return activity?.questionnaire ?? createQuestionnaire(db, activityId);
  });
}

/** The questionnaire of a survey activity. @throws AppError `record.notFound` */
export async function questionnaireIdOf(db: SpaceDb, activityId: string): Promise<string> {
  const activity = await activityOf(db, activityId).executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  return activity.questionnaire ?? createMissing(db, activityId);
}

/** The whole row of the activity's questionnaire. @throws AppError `record.notFound` */
export async function questionnaireOf(db: SpaceDb, activityId: string) {
  const id = await questionnaireIdOf(db, activityId);
  return db.selectFrom("questionnaire").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
