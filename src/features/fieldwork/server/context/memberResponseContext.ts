import type { Participations } from "../../../../contracts/services/participation";
import { BY_ID, promisedLabs, type QueryBuilder, type SharedQuery, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "../settings/fieldworkOf";
import type { RequestOrigin } from "./requestOrigin";
import type { ResponseContext } from "./responseContext";

interface MemberEntry {
  readonly activityId: string;
  readonly member: string;
  readonly origin: RequestOrigin;
}

function selectActivities(db: QueryBuilder, ids: readonly string[]) {
  return db
    .selectFrom("activity")
    .innerJoin("questionnaire", "questionnaire.id", "activity.questionnaire")
    .select(["activity.title", "activity.status", "activity.startsAt", "activity.endsAt"])
    .select(["activity.id", "questionnaire.id as questionnaireId", "questionnaire.publishedVersion", "questionnaire.fieldwork"])
    .where("activity.id", "=", sql<string>`any(${ids}::uuid[])`)
    .select((eb) => [
      promisedLabs(db, sql.ref("activity.labs")).as("labs"),
      eb
        .or([
          eb("activity.visibility", "=", "PRIVATE"),
          eb.exists(
            eb
              .selectFrom("activityPrerequisites")
              .select("ownerId")
              .whereRef("activityPrerequisites.ownerId", "=", "activity.id"),
          ),
        ])
        .as("isLimited"),
    ])
    .where("activity.status", "!=", "CONFIGURING");
}

type ActivityRow = Awaited<ReturnType<ReturnType<typeof selectActivities>["executeTakeFirstOrThrow"]>>;

const ACTIVITY: SharedQuery<string, { readonly ids: readonly string[] }, ActivityRow> = {
  name: "survey_of_activity",
  ...BY_ID,
  build: (db, { ids }) => selectActivities(db, ids),
  rowKey: ({ id }) => id,
};

/** What isn't for the member is as good as absent. */
async function requireAdmitted(
  db: SpaceDb,
  who: Parameters<Participations["admit"]>[1],
  { admit }: Participations,
): Promise<void> {
  try {
    await admit(db, who);
  } catch (error) {
    throw error instanceof AppError && error.status === 404 ? new AppError("execution.notFound") : error;
  }
}

/**
 * The context of a member's answers to the survey of an activity. What isn't published, or not for this member, does not exist for it.
 * @throws AppError `execution.notFound`, `activity.locked`
 */
export async function memberResponseContext(
  db: SpaceDb,
  { activityId, member, origin }: MemberEntry,
  { participations }: FieldworkServices,
): Promise<ResponseContext> {
  const row = await db.one(ACTIVITY, activityId);
  if (!row?.publishedVersion) throw new AppError("execution.notFound");
  const { isLimited, questionnaireId, publishedVersion, labs, fieldwork, ...activity } = row;
  if (isLimited) await requireAdmitted(db, { activityId, memberId: member }, participations());
  const respondent = { channel: "member", member } as const;
  return { db, questionnaireId, publishedVersion, activity, labs, fieldwork: fieldworkOf(fieldwork), origin, respondent };
}
