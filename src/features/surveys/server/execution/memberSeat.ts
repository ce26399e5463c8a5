import type { PreparedQuery, QueryBuilder, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { fieldworkOf } from "../fieldwork/fieldworkOf";
import type { Seat } from "./seat";
import type { Visit } from "./visit";

interface Sitting {
  readonly activityId: string;
  readonly member: string;
  readonly visit: Visit;
}

function selectActivity(db: QueryBuilder, activityId: string) {
  return db
    .selectFrom("activity")
    .innerJoin("questionnaire", "questionnaire.id", "activity.questionnaire")
    .select(["activity.title", "activity.status", "activity.startsAt", "activity.endsAt", "activity.labs"])
    .select(["questionnaire.id as questionnaireId", "questionnaire.publishedVersion", "questionnaire.fieldwork"])
    .where("activity.id", "=", activityId)
    .where("activity.status", "!=", "CONFIGURING")
    .where("activity.visibility", "=", "PUBLIC");
}

type ActivityRow = Awaited<ReturnType<ReturnType<typeof selectActivity>["executeTakeFirstOrThrow"]>>;

const ACTIVITY: PreparedQuery<{ readonly activityId: string }, ActivityRow> = {
  name: "survey_of_activity",
  build: (db, at) => selectActivity(db, at.activityId),
};

/**
 * A member's seat at the survey of an activity. What isn't published, or not for all members, does not exist for
 * them.
 * @throws AppError `execution.notFound`
 */
export async function memberSeat(db: SpaceDb, { activityId, member, visit }: Sitting): Promise<Seat> {
  const [row] = await db.run(ACTIVITY, { activityId });
  if (!row?.publishedVersion) throw new AppError("execution.notFound");
  const { questionnaireId, publishedVersion, labs, fieldwork, ...activity } = row;
  const respondent = { channel: "member", member } as const;
  return { db, questionnaireId, publishedVersion, activity, labs, fieldwork: fieldworkOf(fieldwork), visit, respondent };
}
