import { BY_ID, type QueryBuilder, type SharedQuery, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { fieldworkOf } from "../fieldwork/fieldworkOf";
import type { Seat } from "./seat";
import type { Visit } from "./visit";

interface Sitting {
  readonly activityId: string;
  readonly member: string;
  readonly visit: Visit;
}

function selectActivities(db: QueryBuilder, ids: readonly string[]) {
  return db
    .selectFrom("activity")
    .innerJoin("questionnaire", "questionnaire.id", "activity.questionnaire")
    .select(["activity.title", "activity.status", "activity.startsAt", "activity.endsAt", "activity.labs"])
    .select(["activity.id", "questionnaire.id as questionnaireId", "questionnaire.publishedVersion", "questionnaire.fieldwork"])
    .where("activity.id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("activity.status", "!=", "CONFIGURING")
    .where("activity.visibility", "=", "PUBLIC");
}

type ActivityRow = Awaited<ReturnType<ReturnType<typeof selectActivities>["executeTakeFirstOrThrow"]>>;

const ACTIVITY: SharedQuery<string, { readonly ids: readonly string[] }, ActivityRow> = {
  name: "survey_of_activity",
  ...BY_ID,
  build: (db, { ids }) => selectActivities(db, ids),
  rowKey: ({ id }) => id,
};

/**
 * A member's seat at the survey of an activity. What isn't published, or not for all members, does not exist for
 * them.
 * @throws AppError `execution.notFound`
 */
export async function memberSeat(db: SpaceDb, { activityId, member, visit }: Sitting): Promise<Seat> {
  const row = await db.one(ACTIVITY, activityId);
  if (!row?.publishedVersion) throw new AppError("execution.notFound");
  const { id: _id, questionnaireId, publishedVersion, labs, fieldwork, ...activity } = row;
  const respondent = { channel: "member", member } as const;
  return { db, questionnaireId, publishedVersion, activity, labs, fieldwork: fieldworkOf(fieldwork), visit, respondent };
}
