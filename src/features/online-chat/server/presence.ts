import { newId, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { ChatPerson } from "../shared/api";
import { GONE_AFTER_MS } from "../shared/onlineChat";

interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

const MOST_PEOPLE = 500;

/** Members who came to a chat, or were muted in it; by nickname. */
export async function readPeople(
  db: SpaceDb,
  activityId: string,
): Promise<readonly (ChatPerson & { readonly isMuted: boolean })[]> {
  return db
    .selectFrom("chatPresence")
    .innerJoin("member", "member.id", "chatPresence.member")
    .select(["member.id", "member.nickname as name", "member.image", "chatPresence.seenAt", "chatPresence.isMuted"])
    .where("chatPresence.activity", "=", activityId)
    .orderBy("member.nickname")
    .limit(MOST_PEOPLE)
    .execute();
}

export async function isMuted(db: SpaceDb, { activityId, memberId }: Who): Promise<boolean> {
  const row = await db
    .selectFrom("chatPresence")
    .select("isMuted")
    .where("activity", "=", activityId)
    .where("member", "=", memberId)
    .executeTakeFirst();
  return row?.isMuted ?? false;
}

async function write(
  db: SpaceDb,
  { activityId, memberId }: Who,
  values: { seenAt?: ReturnType<typeof sql<string>>; isMuted?: boolean },
) {
  await db
    .insertInto("chatPresence")
    .values({ id: newId(), activity: activityId, member: memberId, ...values })
    .onConflict((conflict) => conflict.columns(["spaceId", "activity", "member"]).doUpdateSet(values))
    .execute();
}

/** Notes that a member is there. @returns who it is where the member has just come, or come again */
export async function noteSeen(db: SpaceDb, who: Who): Promise<ChatPerson | undefined> {
  const before = await readPerson(db, who);
  await write(db, who, { seenAt: sql<string>`now()` });
  const isNew = !before?.seenAt || Date.now() - Date.parse(before.seenAt) > GONE_AFTER_MS;
  return isNew ? readPerson(db, who) : undefined;
}

async function readPerson(db: SpaceDb, { activityId, memberId }: Who): Promise<ChatPerson | undefined> {
  return db
    .selectFrom("chatPresence")
    .innerJoin("member", "member.id", "chatPresence.member")
    .select(["member.id", "member.nickname as name", "member.image", "chatPresence.seenAt"])
    .where("chatPresence.activity", "=", activityId)
    .where("chatPresence.member", "=", memberId)
    .executeTakeFirst();
}

/** Mutes a member, or lets the member write again. @throws AppError `record.notFound` */
export async function setMuted(db: SpaceDb, who: Who, isMutedNow: boolean): Promise<void> {
  const member = await db.selectFrom("member").select("id").where("id", "=", who.memberId).executeTakeFirst();
  if (!member) throw new AppError("record.notFound");
  await write(db, who, { isMuted: isMutedNow });
}
