import { type HostTools, newId, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ProgrammedReminder } from "../../shared/api/participants";
import { ACTIVITY_ERRORS } from "../../shared/errors";
import { goOn, type RemainingReminders, type ReminderServices, remindStep } from "./remind";

export const DUE = "activities.programmedReminder";

/** The appointment of a reminder. */
const keyOf = (id: string) => `activityReminder:${id}`;

/** An activity's programmed reminders, the earliest first. */
export async function listReminders(db: SpaceDb, activityId: string): Promise<readonly ProgrammedReminder[]> {
  return db
    .selectFrom("activityReminder")
    .select(["id", "at", "sentAt", "count"])
    .where("activity", "=", activityId)
    .orderBy("at")
    .execute();
}

/** Reminders that would come to nothing. @throws AppError `activity.reminderTime` */
function demandTimes(at: readonly Date[], endsAt: string | null): void {
  const latest = endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY;
  if (at.some((date) => date.getTime() <= Date.now() || date.getTime() >= latest))
    throw new AppError(ACTIVITY_ERRORS.reminderTime);
}

/**
 * Programs reminders to those who are pending then; the same instant again is the same reminder.
 * @throws AppError `record.notFound`, `activity.closed`, `activity.reminderTime`
 */
export async function programReminders(
  db: SpaceDb,
  activityId: string,
  dates: readonly string[],
  { scheduleAt }: Pick<HostTools, "scheduleAt">,
): Promise<readonly ProgrammedReminder[]> {
  const at = dates.map((date) => new Date(date));
  return db.transaction(async () => {
    const activity = await db
      .selectFrom("activity")
      .select(["status", "endsAt"])
      .where("id", "=", activityId)
      .forShare()
      .executeTakeFirst();
    if (!activity) throw new AppError("record.notFound");
    if (activity.status === "FINISHED") throw new AppError(ACTIVITY_ERRORS.closed);
    demandTimes(at, activity.endsAt);
    const rows = await db
      .insertInto("activityReminder")
      .values(at.map((date) => ({ id: newId(), activity: activityId, at: date.toISOString() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "at"])
      .execute();
    for (const { id, at: due } of rows)
      await scheduleAt(db, { name: DUE, at: new Date(due), payload: { reminderId: id }, key: keyOf(id) });
    return listReminders(db, activityId);
  });
}

/** Takes back a reminder that wasn't sent. @throws AppError `record.notFound` */
export async function removeReminder(
  db: SpaceDb,
  reminder: { readonly activityId: string; readonly id: string },
  { unschedule }: Pick<HostTools, "unschedule">,
): Promise<void> {
  await db.transaction(async () => {
    const removed = await db
      .deleteFrom("activityReminder")
      .where("id", "=", reminder.id)
      .where("activity", "=", reminder.activityId)
      .where("sentAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw new AppError("record.notFound");
    await unschedule(keyOf(reminder.id));
  });
}

async function addCount(db: SpaceDb, reminderId: string, count: number): Promise<void> {
  await db
    .updateTable("activityReminder")
    .set({ sentAt: sql<string>`coalesce(sent_at, now())`, count: sql<number>`coalesce(count, 0) + ${count}::int` })
    .where("id", "=", reminderId)
    .execute();
}

/** Reminds the next ones, and goes on with the rest. */
export async function remindRest(db: SpaceDb, rest: RemainingReminders, services: ReminderServices): Promise<void> {
  const { count, last } = await remindStep(db, rest, services);
  if (rest.reminderId) await addCount(db, rest.reminderId, count);
  if (last) await goOn(db, { ...rest, after: last }, services);
}

/** A programmed reminder's time has come; one that was taken back, or sent, is over. */
export async function sendReminder(db: SpaceDb, reminderId: string, services: ReminderServices): Promise<void> {
  const row = await db
    .selectFrom("activityReminder")
    .select("activity")
    .where("id", "=", reminderId)
    .where("sentAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (row) await remindRest(db, { activityId: row.activity, reminderId }, services);
}
