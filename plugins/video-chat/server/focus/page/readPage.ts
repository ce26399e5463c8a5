import type { SpaceDb } from "../../../../../src/server/kit";
import { isOver } from "../places";

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
    .where("focusParticipant.id", "=", participantId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    heading: row.welcomeTitle ?? row.title ?? row.studyName,
    hasBegun: Date.parse(row.startsAt) <= Date.now(),
    isOver: isOver(row) || row.studyStatus !== "OPEN",
    isLocked: row.lockedUntil !== null && Date.parse(row.lockedUntil) > Date.now(),
    hasCode: row.codeHash !== null,
  };
}

export type ParticipantPage = Awaited<ReturnType<typeof readPage>>;
