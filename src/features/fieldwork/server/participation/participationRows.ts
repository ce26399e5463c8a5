import type { SpaceDb } from "../../../../server/kit";

/** Responses by which members take part in activities. */
export function participationRows(db: SpaceDb) {
  return db
    .selectFrom("response")
    .innerJoin("activity", "activity.questionnaire", "response.questionnaire")
    .select(["response.id", "response.state", "response.disposition", "response.member", "response.startedAt"])
    .select(["response.completedAt", "activity.id as activityId"])
    .where("response.member", "is not", null)
    .where("response.isTest", "=", false);
}
