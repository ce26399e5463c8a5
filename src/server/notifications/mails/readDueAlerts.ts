import type { SpaceDb } from "../../db/query/spaceDb";
import type { AlertReader } from "../notificationKind";

const PERSON = { member: "notification.member", staff: "notification.moderator" } as const;

/** People who have alerts that are to be mailed by now, in the order of their ids. */
export async function readDuePeople(
  db: SpaceDb,
  {
    reader,
    now,
    after,
    most,
  }: { readonly reader: AlertReader; readonly now: Date; readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("notification")
    .select(`${PERSON[reader]} as id`)
    .distinct()
    .where("mailState", "=", "WAITING")
    .where("mailAt", "<=", now.toISOString())
    .where(PERSON[reader], ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Takes people for the open transaction, so that nobody else mails them; those whom another process has are left to it. */
export async function lockPeople(db: SpaceDb, reader: AlertReader, ids: readonly string[]) {
  if (reader === "staff") {
    const staff = db
      .selectFrom("staffRole")
      .select(["id", "email", "accountId"])
      .where("id", "in", [...ids]);
    const rows = await staff.orderBy("id").forNoKeyUpdate().skipLocked().execute();
    return rows.map((row) => ({ ...row, isThere: true }));
  }
  const members = db
    .selectFrom("member")
    .select(["id", "email", "accountId", "status"])
    .where("id", "in", [...ids]);
  const rows = await members.orderBy("id").forNoKeyUpdate().skipLocked().execute();
  return rows.map(({ status, ...row }) => ({ ...row, isThere: status === "ACTIVE" }));
}

export type MailedPerson = Awaited<ReturnType<typeof lockPeople>>[number];

/** The due alerts of these people, oldest first, with what has become of their activities. */
export async function readDueAlerts(
  db: SpaceDb,
  reader: AlertReader,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
) {
  return db
    .selectFrom("notification")
    .leftJoin("activity", "activity.id", "notification.activity")
    .leftJoin("participation", (join) =>
      join
        .onRef("participation.activity", "=", "notification.activity")
        .onRef("participation.member", "=", "notification.member"),
    )
    .select(["notification.id", `${PERSON[reader]} as person`, "notification.kind", "notification.params", "notification.seen"])
    .select(["notification.title", "notification.message", "notification.link", "notification.createdAt"])
    .select(["activity.id as activityId", "activity.title as activityTitle", "activity.type as activityType"])
    .select([
      "activity.status as activityStatus",
      "activity.startsAt",
      "activity.endsAt",
      "participation.status as participation",
    ])
    .where("notification.mailState", "=", "WAITING")
    .where("notification.mailAt", "<=", now.toISOString())
    .where(PERSON[reader], "in", [...ids])
    .orderBy("notification.createdAt")
    .orderBy("notification.id")
    .execute();
}

export type DueAlert = Awaited<ReturnType<typeof readDueAlerts>>[number];
