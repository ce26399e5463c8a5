import { type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { OWN_DATABASE_ERRORS } from "../../shared/errors";
import { MOST_MAILS } from "../../shared/ownDatabase";
import { INVITATION_MAIL, mailPerson } from "../field/mails";
import { noteMails, readMailedStudy } from "../field/waves";
import { AGAIN_HOURS, mailKey } from "../rules";
import type { OwnServices } from "../services";
import { IS_OPEN, peopleOf } from "./standings";

/** The address may be somebody's by now, or a server took a bad day: what it said before counts no more. */
async function retryBounced(db: SpaceDb, { id, mails }: { id: string; mails: number }, { tools }: OwnServices): Promise<boolean> {
  const key = mailKey(id, mails);
  const isRetried = (await tools().outbox.retry(db, [key])).has(key);
  await db.updateTable("addressee").set({ bouncedAt: null, mailedAt: sql<string>`now()` }).where("id", "=", id).execute();
  return isRetried;
}

/**
 * Writes to an addressee once more.
 * @throws AppError `record.notFound`, `ownDatabase.notOpen`, `ownDatabase.notSent`, `ownDatabase.justSent`
 */
export async function sendAgain(
  db: SpaceDb,
  { studyId, personId }: { readonly studyId: string; readonly personId: string },
  services: OwnServices,
): Promise<void> {
  await db.transaction(async () => {
    const person = await peopleOf(db, studyId)
      .select(["addressee.id", "addressee.email", "addressee.name", "addressee.language", "addressee.bouncedAt"])
      .select(["addressee.extra1", "addressee.extra2", "addressee.extra3"])
      .select([sql<number>`coalesce(addressee.mails, 0)`.as("mails"), IS_OPEN.as("isOpen")])
      .select(
        sql<boolean>`coalesce(addressee.mailed_at > now() - make_interval(hours => ${sql.lit(AGAIN_HOURS)}), false)`.as(
          "isRecent",
        ),
      )
      .where("addressee.id", "=", personId)
      .forUpdate("addressee")
      .executeTakeFirst();
    if (!person) throw new AppError("record.notFound");
    const field = await db.selectFrom("ownField").select("state").where("study", "=", studyId).executeTakeFirst();
    if (field?.state !== "OPEN") throw new AppError(OWN_DATABASE_ERRORS.notOpen);
    const { mails, email, isOpen, bouncedAt } = person;
    const isUnsubscribed = (await services.tools().unsubscribedAmong(db, [email])).size > 0;
    if (!isOpen || isUnsubscribed || mails >= MOST_MAILS) throw new AppError(OWN_DATABASE_ERRORS.notSent);
    if (person.isRecent && !bouncedAt) throw new AppError(OWN_DATABASE_ERRORS.justSent);
    if (bouncedAt && (await retryBounced(db, person, services))) return;
    const study = await readMailedStudy(db, studyId);
    await mailPerson(db, { study, person, template: INVITATION_MAIL }, services);
    await noteMails(db, [person], { invitedAt: sql<string>`coalesce(invited_at, now())` });
  });
}
