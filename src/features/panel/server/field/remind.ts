import { createToken, hashToken, type SpaceDb, sql } from "../../../../server/kit";
import { segmentsIn } from "../../../../survey/fieldwork/segments";
import { pagePath } from "../page/pageToken";
import type { FieldRow } from "./fieldRow";
import type { FieldServices } from "./fieldServices";
import { mailValues, REMINDER_MAIL } from "./mails";
import { readRoom } from "./missing";
import { PORTION, REMINDER_HOURS, REST_HOURS } from "./rules";

/**
 * Invitations that are due for a reminder, the oldest first: nobody has followed them, and their panelist may be written to.
 * Panelists whom somebody else is just writing to are left for the next time.
 */
function readSilent(db: SpaceDb, studyId: string, segments: readonly string[]) {
  return db
    .selectFrom("panelInvitation")
    .innerJoin("panelist", "panelist.id", "panelInvitation.panelist")
    .select(["panelInvitation.id", "panelInvitation.panelist", "panelist.email"])
    .where("panelInvitation.study", "=", studyId)
    .where("panelInvitation.company", "=", db.spaceId)
    .where("panelInvitation.state", "=", "INVITED")
    .where("panelInvitation.remindedAt", "is", null)
    .where("panelInvitation.segment", "in", segments)
    .where(sql<boolean>`panel_invitation.created_at < now() - make_interval(hours => ${sql.lit(REMINDER_HOURS)})`)
    .where("panelist.status", "=", "ACTIVE")
    .where("panelist.consent", "=", true)
    .where(sql<boolean>`panelist.last_invited_at < now() - make_interval(hours => ${sql.lit(REST_HOURS)})`)
    .orderBy("panelInvitation.createdAt")
    .orderBy("panelInvitation.id")
    .limit(PORTION)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The combinations of cells that were invited, and where all have room. */
async function openSegments(db: SpaceDb, field: FieldRow): Promise<readonly string[]> {
  const room = await readRoom(db, field);
  const rows = await db.selectFrom("panelInvitation").select("segment").distinct().where("study", "=", field.study).execute();
  const isOpen = (segment: string) => segmentsIn(segment).every((one) => (room.get(one) ?? 0) > 0);
  return rows.map(({ segment }) => segment).filter(isOpen);
}

/**
 * Writes once more, and never again, to a portion of those who were invited two days ago and haven't come, while all their
 * quotas have room. The first mail's link stays good. A reminder is a mail like an invitation: none follows it within a day.
 * @returns how many were reminded
 */
export async function remind(db: SpaceDb, field: FieldRow, { tools }: FieldServices): Promise<number> {
  const segments = await openSegments(db, field);
  const silent = segments.length > 0 ? await readSilent(db, field.study, segments) : [];
  for (const { id, panelist, email } of silent) {
    const token = createToken();
    await db
      .updateTable("panelInvitation")
      .set({ remindedAt: sql<string>`now()`, reminderTokenHash: hashToken(token).toString("hex") })
      .where("id", "=", id)
      .execute();
    await db.updateTable("panelist").set({ lastInvitedAt: sql<string>`now()` }).where("id", "=", panelist).execute();
    await tools().mail(db, {
      ...{ to: email, template: REMINDER_MAIL.name, values: mailValues(field), path: `/panel/enter/${token}` },
      morePath: pagePath({ id: panelist, email }, tools().keyedHash),
      ...{ isOfProduct: true, isAboutAccount: false, dedupe: `panel:${id}:reminder` },
    });
  }
  return silent.length;
}
