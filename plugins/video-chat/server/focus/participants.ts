import { newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { NewFocusParticipant } from "../../shared/focusApi";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import type { FocusServices } from "./focusServices";
import { mailParticipant, readMailed } from "./mails";
import { heldSession, leavePlace, requireAhead, takePlace } from "./places";

/** @throws AppError `focus.notOpen`, `record.notFound` */
export async function requireOpen(db: SpaceDb, studyId: string): Promise<void> {
  const study = await db.selectFrom("study").select("status").where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  if (study.status !== "OPEN") throw new AppError(FOCUS_ERRORS.notOpen);
}

/** @returns the id. @throws AppError `focus.notOpen`, `focus.sessionOver`, `focus.known`, `record.notFound` */
export async function addParticipant(db: SpaceDb, studyId: string, { session: sessionId, ...person }: NewFocusParticipant) {
  return db.transaction(async () => {
    await requireOpen(db, studyId);
    const session = await heldSession(db, sessionId);
    if (session.study !== studyId) throw new AppError("record.notFound");
    requireAhead(session);
    const email = person.email.toLowerCase();
    const known = await db
      .selectFrom("focusParticipant")
      .select("id")
      .where("focusSession", "=", sessionId)
      .where("email", "=", email)
      .executeTakeFirst();
    if (known) throw new AppError(FOCUS_ERRORS.known, { faults: [{ path: "/email", rule: "unique" }] });
    const id = newId();
    await db
      .insertInto("focusParticipant")
      .values({ id, focusSession: sessionId, ...person, email })
      .execute();
    return { id };
  });
}

/** @throws AppError `record.notFound` where the participant isn't one of the study's */
async function mailedOf(db: SpaceDb, studyId: string, participantId: string) {
  const person = await readMailed(db)
    .where("focusParticipant.id", "=", participantId)
    .where("focusSession.study", "=", studyId)
    .executeTakeFirst();
  if (!person) throw new AppError("record.notFound");
  return person;
}

/** @throws AppError `focus.wrongStatus` */
async function requireInvited(db: SpaceDb, participantId: string): Promise<void> {
  const own = await db.selectFrom("focusParticipant").select("status").where("id", "=", participantId).executeTakeFirst();
  if (own?.status !== "PRE_CONFIRMED") throw new AppError(FOCUS_ERRORS.wrongStatus);
}

/** Who may be asked, or asked again; one who was asked within the last minute has the mail already. */
const isToInvite = sql<boolean>`(status = 'POTENTIAL' or locked_until is not null or invited_at is null
  or invited_at <= now() - interval '1 minute')`;

/**
 * Asks somebody to confirm, or asks again: a lock ends with it. A second time within a minute sends nothing.
 * @throws AppError `focus.wrongStatus` where they have confirmed
 */
export async function inviteParticipant(db: SpaceDb, studyId: string, participantId: string, services: FocusServices) {
  await db.transaction(async () => {
    await requireOpen(db, studyId);
    const person = await mailedOf(db, studyId, participantId);
    requireAhead(await heldSession(db, person.sessionId));
    const invited = await db
      .updateTable("focusParticipant")
      .set({ status: "PRE_CONFIRMED", invitedAt: sql<string>`now()`, declinedAt: null, failedCodes: 0, lockedUntil: null })
      .where("id", "=", participantId)
      .where("status", "in", ["POTENTIAL", "PRE_CONFIRMED"])
      .where(isToInvite)
      .returning("id")
      .executeTakeFirst();
    if (!invited) return requireInvited(db, participantId);
    await mailParticipant(db, person, { kind: "invitation", dedupe: `focus:${participantId}:invitation:${newId()}` }, services);
  });
}

/** Takes a place for somebody, and tells them. @param phone which they have shown to be theirs */
export async function confirmParticipant(
  db: SpaceDb,
  { studyId, participantId, phone }: { readonly studyId: string; readonly participantId: string; readonly phone?: string },
  services: FocusServices,
): Promise<void> {
  await db.transaction(async () => {
    await requireOpen(db, studyId);
    const person = await mailedOf(db, studyId, participantId);
    if (await takePlace(db, participantId, phone))
      await mailParticipant(db, person, { kind: "confirmed", dedupe: `focus:${participantId}:confirmed:${newId()}` }, services);
  });
}

/** The participant is potential again; whoever had a place is told. */
export async function withdrawParticipant(db: SpaceDb, studyId: string, participantId: string, services: FocusServices) {
  await db.transaction(async () => {
    const person = await mailedOf(db, studyId, participantId);
    if (!(await leavePlace(db, participantId, false))) throw new AppError(FOCUS_ERRORS.wrongStatus);
    await mailParticipant(db, person, { kind: "cancelled", dedupe: `focus:${participantId}:withdrawn:${newId()}` }, services);
  });
}

/** @throws AppError `focus.wrongStatus` where they were invited: that is taken back first */
export async function removeParticipant(db: SpaceDb, studyId: string, participantId: string) {
  await db.transaction(async () => {
    await mailedOf(db, studyId, participantId);
    const gone = await db
      .deleteFrom("focusParticipant")
      .where("id", "=", participantId)
      .where("status", "=", "POTENTIAL")
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new AppError(FOCUS_ERRORS.wrongStatus);
  });
}
