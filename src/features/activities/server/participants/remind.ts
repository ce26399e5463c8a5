import type { Audience } from "../../../../contracts/services/audience";
import { type HostTools, newId, type ServerHost, type SpaceDb, sql } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { AppError } from "../../../../shared/errors";
import type { ReminderResult } from "../../shared/api/participants";
import { demandOpen } from "../admission";
import { eligibleMembers, isPending, isUnlocked } from "./eligibleMembers";
import { mailReminder, REMINDER } from "./reminderWords";

/** Reminded at once, in a transaction. */
export const STEP = 500;
const HOURS_BETWEEN = 12;
const PENDING = ["INVITED", "STARTED"];

const isRecent = sql<boolean>`coalesce(participation.reminded_at > now() - ${`${HOURS_BETWEEN} hours`}::interval, false)`;

export interface Reminding {
  readonly activityId: string;
  /** @default all for whom it is */
  readonly memberIds?: readonly string[];
  /** Only those who are in this segment. */
  readonly segment?: string;
  /** Only members after this one. */
  readonly after?: string;
}

/** Of a segment those who are in it now. @throws AppError `record.notFound` */
async function withSegment(
  db: SpaceDb,
  reminding: Reminding,
  { audience }: Pick<ReminderServices, "audience">,
): Promise<Reminding> {
  const { segment, memberIds } = reminding;
  if (segment === undefined || memberIds) return reminding;
  return { ...reminding, memberIds: (await audience().members(db, [segment])).map(({ id }) => id) };
}

function chosen(db: SpaceDb, { activityId, memberIds, after }: Reminding) {
  return eligibleMembers(db, activityId)
    .$if(memberIds !== undefined, (query) => query.where("member.id", "=", sql<string>`any(${[...(memberIds ?? [])]}::uuid[])`))
    .$if(after !== undefined, (query) => query.where("member.id", ">", after ?? ""));
}

async function readActivity(db: SpaceDb, activityId: string) {
  const activity = await db
    .selectFrom("activity")
    .select(["id", "type", "title", "description", "status", "startsAt", "endsAt"])
    .where("id", "=", activityId)
    .executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  return activity;
}

/** How many would be reminded now, and why others would not. */
async function foresee(db: SpaceDb, reminding: Reminding): Promise<ReminderResult> {
  const row = await chosen(db, reminding)
    .select([
      sql<number>`count(*)`.as("all"),
      sql<number>`count(*) filter (where not ${isPending})`.as("done"),
      sql<number>`count(*) filter (where ${isPending} and not ${isUnlocked})`.as("locked"),
      sql<number>`count(*) filter (where ${isPending} and ${isUnlocked} and ${isRecent})`.as("recently"),
    ])
    .executeTakeFirstOrThrow();
  const [all, done, locked, recently] = [row.all, row.done, row.locked, row.recently].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const absent = reminding.memberIds && reminding.segment === undefined ? new Set(reminding.memberIds).size - all : 0;
  return { reminded: all - done - locked - recently, skipped: { done, recently, locked, absent } };
}

/** Notes the reminder; of two at once each member has one. @returns who is to be reminded */
async function claim(db: SpaceDb, activityId: string, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const now = sql<string>`now()`;
  const rows = await db
    .insertInto("participation")
    .values(memberIds.map((member) => ({ id: newId(), activity: activityId, member, remindedAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(["spaceId", "activity", "member"])
        .doUpdateSet({ remindedAt: now, updatedAt: now, version: sql<number>`participation.version + 1` })
        .where("participation.status", "in", PENDING)
        .where(sql<boolean>`not ${isRecent}`),
    )
    .returning("member")
    .execute();
  return new Set(rows.map(({ member }) => member));
}

/**
 * Reminds the next ones of those who are pending at this moment, while the activity is open.
 * @returns how many, and the last one where there may be more
 */
export async function remindStep(
  db: SpaceDb,
  asked: Reminding,
  { tools, types, audience }: ReminderServices,
): Promise<{ readonly count: number; readonly last?: string }> {
  const reminding = await withSegment(db, asked, { audience });
  const activity = await readActivity(db, reminding.activityId);
  const path = types.get(activity.type)?.memberPath;
  if (path === undefined || openingOf(activity, new Date()) !== "open") return { count: 0 };
  const next = await chosen(db, reminding)
    .select(["member.id", "member.email"])
    .where(sql<boolean>`${isPending} and ${isUnlocked} and not ${isRecent}`)
    .orderBy("member.id")
    .limit(STEP)
    .execute();
  const claimed = await claim(
    db,
    activity.id,
    next.map(({ id }) => id),
  );
  await tools().notify(db, { kind: REMINDER.name, members: [...claimed], activityId: activity.id });
  const mailable = await tools().readMailable(db, { kind: REMINDER.name, ids: [...claimed] });
  const mailed = next.filter(({ id }) => mailable.has(id));
  const emails = mailed.map(({ email }) => email);
  const limits = await tools().mailLimits(db, { emails, now: new Date(), isBinding: true });
  for (const { email } of mailed) await mailReminder(db, tools(), { activity, path, email, notBefore: limits.get(email)?.at });
  const last = next.at(-1)?.id;
  return { count: claimed.size, ...(next.length === STEP && last ? { last } : {}) };
}

export interface ReminderServices {
  readonly tools: () => Pick<HostTools, "notify" | "mail" | "mailLimits" | "readMailable" | "scheduleAt" | "unschedule">;
  readonly types: ServerHost["registries"]["activityTypes"];
  readonly audience: () => Pick<Audience, "members">;
}

/** What a large community's reminders go on with. */
export interface RemainingReminders extends Reminding {
  /** The programmed one that they belong to. */
  readonly reminderId?: string;
}

export const GO_ON = "activities.remindMore";

/** The rest is reminded in transactions of its own. */
export async function goOn(db: SpaceDb, payload: RemainingReminders, { tools }: ReminderServices): Promise<void> {
  await tools().scheduleAt(db, { name: GO_ON, at: new Date(), payload, key: newId() });
}

/**
 * Reminds members who have not done an activity, of many the first ones at once.
 * @throws AppError `record.notFound`, `activity.notOpen`, `activity.closed`
 */
export async function remind(db: SpaceDb, reminding: Reminding, services: ReminderServices): Promise<ReminderResult> {
  return db.transaction(async () => {
    demandOpen(await readActivity(db, reminding.activityId));
    const foreseen = await foresee(db, await withSegment(db, reminding, services));
    const { count, last } = await remindStep(db, reminding, services);
    if (last) await goOn(db, { ...reminding, after: last }, services);
    return last ? foreseen : { ...foreseen, reminded: count };
  });
}
