import { type ExtensionSchedule, type SpaceDb, sql } from "../../../../server/kit";
import { IS_REACHABLE, peopleOf } from "../people/standings";
import { PORTION, REST_HOURS, WAVE_MINUTES } from "../rules";
import type { OwnServices } from "../services";
import { INVITATION_MAIL, type MailedPerson, type MailedStudy, mailPerson, REMINDER_MAIL } from "./mails";
import { settleBounces } from "./settleBounces";

/** Name of the appointment of a study's next mails. */
export const WAVE = "ownDatabase.wave";

const MS_PER_MINUTE = 60_000;

/** Looks for people to write to at a time, instead of when it would have next. */
export async function nextWave(db: SpaceDb, studyId: string, at: Date, { tools }: Pick<OwnServices, "tools">): Promise<void> {
  await tools().scheduleAt(db, { name: WAVE, at, payload: { studyId }, key: `${WAVE}:${studyId}` });
}

/** People who may be written to, the oldest first; of those whom somebody else is just writing to none. */
function selectPeople(db: SpaceDb, studyId: string) {
  return peopleOf(db, studyId)
    .select(["addressee.id", "addressee.email", "addressee.name", "addressee.language"])
    .select(["addressee.extra1", "addressee.extra2", "addressee.extra3"])
    .select(sql<number>`coalesce(addressee.mails, 0)`.as("mails"))
    .where(IS_REACHABLE)
    .orderBy("addressee.id")
    .limit(PORTION)
    .forUpdate("addressee")
    .skipLocked();
}

const readWaiting = (db: SpaceDb, studyId: string): Promise<readonly MailedPerson[]> =>
  selectPeople(db, studyId).where("addressee.mails", "=", 0).execute();

/** Whose next reminder is due. */
async function readSilent(db: SpaceDb, studyId: string, days: readonly number[]): Promise<readonly MailedPerson[]> {
  if (days.length === 0) return [];
  const due = sql<boolean>`addressee.invited_at
    + make_interval(days => (${[...days]}::int[])[addressee.reminders + 1]) <= now()`;
  return selectPeople(db, studyId)
    .where(due)
    .where(sql<boolean>`addressee.mailed_at < now() - make_interval(hours => ${sql.lit(REST_HOURS)})`)
    .execute();
}

/** Leaves out, and notes, who wants no mails of the company and whose address mail servers turn away. */
async function mailable(db: SpaceDb, people: readonly MailedPerson[], { tools }: OwnServices): Promise<readonly MailedPerson[]> {
  const emails = people.map(({ email }) => email);
  const unsubscribed = await tools().unsubscribedAmong(db, emails);
  const refused = await tools().suppressedAmong(emails);
  const note = async (isIn: ReadonlySet<string>, column: "unsubscribedAt" | "bouncedAt") => {
    const ids = people.flatMap(({ id, email }) => (isIn.has(email) ? id : []));
    if (ids.length > 0) await db.updateTable("addressee").set(column, sql<string>`now()`).where("id", "in", ids).execute();
  };
  await note(unsubscribed, "unsubscribedAt");
  await note(refused, "bouncedAt");
  return people.filter(({ email }) => !unsubscribed.has(email) && !refused.has(email));
}

export function readMailedStudy(db: SpaceDb, studyId: string) {
  return db
    .selectFrom("study")
    .select(["id", "name", "title", "estimatedDuration", "consentText", "senderName", "replyTo"])
    .select(["invitationSubject", "invitationText", "reminderDays"])
    .where("id", "=", studyId)
    .executeTakeFirstOrThrow();
}

/** Days after the invitation on which a study reminds, in order. */
export function reminderDaysOf({ reminderDays }: { readonly reminderDays: unknown }): readonly number[] {
  const days = Array.isArray(reminderDays) ? reminderDays.map(Number) : [];
  return days.filter(Number.isInteger).sort((one, other) => one - other);
}

async function invite(db: SpaceDb, study: MailedStudy, services: OwnServices): Promise<number> {
  const waiting = await readWaiting(db, study.id);
  const people = await mailable(db, waiting, services);
  for (const person of people) await mailPerson(db, { study, person, template: INVITATION_MAIL }, services);
  await noteMails(db, people, { invitedAt: sql<string>`coalesce(invited_at, now())` });
  return waiting.length;
}

async function remind(db: SpaceDb, study: MailedStudy, days: readonly number[], services: OwnServices): Promise<number> {
  const silent = await readSilent(db, study.id, days);
  const people = await mailable(db, silent, services);
  for (const person of people) await mailPerson(db, { study, person, template: REMINDER_MAIL }, services);
  await noteMails(db, people, { reminders: sql<number>`reminders + 1` });
  return silent.length;
}

/** Takes note of a mail to each of some people. */
export async function noteMails(
  db: SpaceDb,
  people: readonly Pick<MailedPerson, "id">[],
  more: Readonly<Record<string, ReturnType<typeof sql>>>,
): Promise<void> {
  if (people.length === 0) return;
  await db
    .updateTable("addressee")
    .set({ mails: sql<number>`mails + 1`, mailedAt: sql<string>`now()`, ...more })
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
}

/** Each open field looks at its people, whatever became of its appointment. */
export function keepWaves(services: Pick<OwnServices, "tools">): ExtensionSchedule {
  return {
    name: "ownDatabase.waves",
    run: async (db) => {
      const fields = await db.selectFrom("ownField").select("study").where("state", "=", "OPEN").execute();
      for (const { study } of fields) await nextWave(db, study, new Date(), services);
    },
  };
}

/**
 * Notes what came back, writes to a portion of those who wait for their invitation and of those who are silent, and says when
 * to look again. Nothing is done once the field isn't open.
 */
export async function runWave(db: SpaceDb, { studyId }: { readonly studyId: string }, services: OwnServices): Promise<void> {
  const field = await db
    .selectFrom("ownField")
    .select("id")
    .where("study", "=", studyId)
    .where("state", "=", "OPEN")
    .forUpdate()
    .executeTakeFirst();
  if (!field) return;
  await settleBounces(db, studyId, services);
  const study = await readMailedStudy(db, studyId);
  const invited = await invite(db, study, services);
  const reminded = await remind(db, study, reminderDaysOf(study), services);
  const isSoon = invited >= PORTION || reminded >= PORTION;
  await nextWave(db, studyId, isSoon ? new Date() : new Date(Date.now() + WAVE_MINUTES * MS_PER_MINUTE), services);
}
