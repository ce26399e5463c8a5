import type { SpaceDb } from "../../../../../src/server/kit";
import { readSession } from "../../session";
import { focusSessionKey } from "../../sessionKey";
import { isOver } from "../places";
import { isEnterable } from "../room/participantSeat";

/** What a participant's page says. */
export async function readPage(db: SpaceDb, participantId: string) {
  const row = await db
    .selectFrom("focusParticipant")
    .innerJoin("focusSession", "focusSession.id", "focusParticipant.focusSession")
    .innerJoin("study", "study.id", "focusSession.study")
    .select(["focusParticipant.id", "focusParticipant.name", "focusParticipant.status", "focusParticipant.phone"])
    .select(["focusParticipant.declinedAt", "focusParticipant.lockedUntil", "focusParticipant.codeHash"])
    .select(["focusSession.startsAt", "focusSession.endsAt", "focusSession.sequence", "focusSession.cancelledAt"])
    .select(["study.id as studyId", "study.status as studyStatus", "study.sessionLanguage", "study.sessionMinutes"])
    .select(["study.welcomeTitle", "study.welcomeText", "study.legalText", "study.title", "study.name as studyName"])
    .select("focusParticipant.focusSession")
    .where("focusParticipant.id", "=", participantId)
    .executeTakeFirstOrThrow();
  const sessionKey = focusSessionKey(row.focusSession);
  const session = await readSession(db, sessionKey);
  const seat = await db
    .selectFrom("videoSeat")
    .select(["id", "consent"])
    .where("participant", "=", participantId)
    .executeTakeFirst();
  return {
    ...row,
    heading: row.welcomeTitle ?? row.title ?? row.studyName,
    hasBegun: Date.parse(row.startsAt) <= Date.now(),
    isOver: isOver(row) || row.studyStatus !== "OPEN",
    isLocked: row.lockedUntil !== null && Date.parse(row.lockedUntil) > Date.now(),
    sessionKey,
    seatId: seat?.id,
    /** Whether they come in now, of all who have a place. */
    isEnterable: isEnterable(session, row),
    hasEnded: session.status === "ENDED",
    hasConsented: seat?.consent === "GIVEN",
    hasCode: row.codeHash !== null,
  };
}

export type ParticipantPage = Awaited<ReturnType<typeof readPage>>;
