import type { SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { FocusParticipant, FocusSession, FocusStanding } from "../../shared/focusApi";
import type { FocusServices } from "./focusServices";
import { videoMinutesOf } from "./videoMinutes";

const ORDER = { CONFIRMED: 0, PRE_CONFIRMED: 1, POTENTIAL: 2 } as const;

/** How a Focus study's sessions stand. @throws AppError `record.notFound` */
export async function readFocus(db: SpaceDb, studyId: string, services: FocusServices): Promise<FocusStanding> {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  const sessions = await db
    .selectFrom("focusSession")
    .select(["id", "title", "startsAt", "endsAt", "capacity", "status", "cancelledAt"])
    .where("study", "=", studyId)
    .orderBy("startsAt")
    .execute();
  const people = await db
    .selectFrom("focusParticipant")
    .innerJoin("focusSession", "focusSession.id", "focusParticipant.focusSession")
    .select(["focusParticipant.id", "focusParticipant.focusSession", "focusParticipant.name", "focusParticipant.surname"])
    .select(["focusParticipant.email", "focusParticipant.phone", "focusParticipant.status", "focusParticipant.notes"])
    .select(["focusParticipant.invitedAt", "focusParticipant.confirmedAt", "focusParticipant.declinedAt"])
    .select("focusParticipant.lockedUntil")
    .where("focusSession.study", "=", studyId)
    .orderBy("focusParticipant.name")
    .execute();
  const inSession = (id: string) =>
    people
      .filter(({ focusSession }) => focusSession === id)
      .map(({ focusSession: _session, lockedUntil, ...person }) => ({
        ...(person as Omit<FocusParticipant, "lockedUntil">),
        lockedUntil: lockedUntil && Date.parse(lockedUntil) > Date.now() ? lockedUntil : null,
      }))
      .sort((a, b) => ORDER[a.status] - ORDER[b.status]);
  return {
    ordered: study.sessionCount ?? 0,
    minutes: (await videoMinutesOf(db, study, services)) ?? null,
    isOpen: study.status === "OPEN",
    sessions: sessions.map((session) => ({
      ...(session as Omit<FocusSession, "participants">),
      participants: inSession(session.id),
    })),
  };
}
