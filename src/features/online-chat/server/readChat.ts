import { type SpaceDb, sql } from "../../../server/kit";
import type { ChatQuestion } from "../shared/api";

export interface StoredChat {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly areLatecomersWelcome: boolean;
}

export interface StoredQuestion extends ChatQuestion {
  /** The comment that asks it, once it was sent and while it is there. */
  readonly comment: string | null;
}

/** An activity's chat; nothing before its settings are saved. */
export async function readChat(db: SpaceDb, activityId: string): Promise<StoredChat | undefined> {
  return db
    .selectFrom("onlineChat")
    .select(["startsAt", "endsAt", "areLatecomersWelcome"])
    .where("activity", "=", activityId)
    .executeTakeFirst();
}

/** The questions of the guide, in order. */
export async function readQuestions(db: SpaceDb, activityId: string): Promise<readonly StoredQuestion[]> {
  return db
    .selectFrom("chatQuestion")
    .select(["id", "text", "sentAt", "comment"])
    .where("activity", "=", activityId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Of the community's clocks, IANA. */
export async function readTimeZone(db: SpaceDb, activityId: string): Promise<string> {
  // The community is a record of its company's space: its own row alone is read.
  const zone = sql<string>`(select c.time_zone from community c where c.id = ${db.spaceId}::uuid)`;
  const row = await db.selectFrom("activity").select(zone.as("timeZone")).where("id", "=", activityId).executeTakeFirst();
  return row?.timeZone ?? "UTC";
}
