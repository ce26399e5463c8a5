import { type OwnField, type SpaceDb, sql } from "../../../../server/kit";
import { SUPPLIER } from "../rules";

const DISCARDED = ["quality", "qualitySanctioned", "duplicate"];
const DROPPED = ["dropped", "timedOut", "closed"];

async function countResponses(db: SpaceDb, studyId: string) {
  const ended = (dispositions: readonly string[]) =>
    sql<number>`count(*) filter (where response.state = 'ended' and response.disposition = any(${[...dispositions]}::text[]))::int`;
  return db
    .selectFrom("response")
    .innerJoin("study", "study.questionnaire", "response.questionnaire")
    .select([
      sql<number>`count(*)::int`.as("entered"),
      sql<number>`count(*) filter (where response.state = 'open')::int`.as("begun"),
      sql<number>`count(*) filter (where response.state = 'complete' and coalesce(response.disposition, 'complete') = 'complete')::int`.as(
        "completes",
      ),
      ended(["screenOut"]).as("screenedOut"),
      ended(["overQuota"]).as("overQuota"),
      sql<number>`count(*) filter (where response.disposition = any(${DISCARDED}::text[]))::int`.as("discarded"),
      ended(DROPPED).as("dropped"),
    ])
    .where("study.id", "=", studyId)
    .where("response.supplier", "=", SUPPLIER.id)
    .where(sql<boolean>`response.is_test is not true`)
    .executeTakeFirstOrThrow();
}

const STATES = { OPEN: "open", PAUSED: "paused", CLOSED: "closed" } as const;
const toIso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** How far the field of a study is; nothing before it opens. */
export async function fieldOf(db: SpaceDb, studyId: string): Promise<OwnField | undefined> {
  const field = await db.selectFrom("ownField").selectAll().where("study", "=", studyId).executeTakeFirst();
  if (!field?.openedAt || !field.endsAt || !field.state || field.state === "WAITING") return undefined;
  const people = await db
    .selectFrom("addressee")
    .select([
      sql<number>`count(*) filter (where invited_at is not null)::int`.as("invited"),
      sql<number>`count(*) filter (where reminders > 0)::int`.as("reminded"),
    ])
    .where("study", "=", studyId)
    .executeTakeFirstOrThrow();
  return {
    state: STATES[field.state as keyof typeof STATES],
    ...{ openedAt: new Date(field.openedAt).toISOString(), endsAt: new Date(field.endsAt).toISOString() },
    closedAt: toIso(field.closedAt),
    ...people,
    ...(await countResponses(db, studyId)),
  };
}
