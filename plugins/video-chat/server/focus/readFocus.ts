import type { SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { FocusParticipant, FocusSession, FocusStanding } from "../../shared/focusApi";
import type { FocusServices } from "./focusServices";
import { videoMinutesOf } from "./videoMinutes";

const ORDER = { CONFIRMED: 0, PRE_CONFIRMED: 1, POTENTIAL: 2 } as const;

/** How a Focus study's sessions stand. @throws AppError `record.notFound` */
export async function readFocus(db: SpaceDb, studyId: string, services: FocusServices): Promise<Omit<FocusStanding, "role">> {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  const sessions = await db
    .selectFrom("focusSession")
    .leftJoin("videoChat", "videoChat.focusSession", "focusSession.id")
    .select(["focusSession.id", "focusSession.title", "focusSession.startsAt", "focusSession.endsAt", "focusSession.capacity"])
    .select(["focusSession.status", "focusSession.cancelledAt", "videoChat.status as room"])
    .select((eb) =>
      eb
        .exists(eb.selectFrom("recording").select("recording.id").whereRef("recording.focusSession", "=", "focusSession.id"))
        .as("hasRecording"),
    )
    .where("focusSession.study", "=", studyId)
    .orderBy("focusSession.startsAt")
    .execute();
  const people = await db
    .selectFrom("focusParticipant")
    .innerJoin("focusSession", "focusSession.id", "focusParticipant.focusSession")
    .select(["focusParticipant.id", "focusParticipant.focusSession", "focusParticipant.name", "focusParticipant.surname"])
    .select(["focusParticipant.email", "focusParticipant.phone", "focusParticipant.status", "focusParticipant.notes"])
    .select(["focusParticipant.invitedAt", "focusParticipant.confirmedAt", "focusParticipant.declinedAt"])
    .leftJoin("videoSeat", "videoSeat.participant", "focusParticipant.id")
    .select(["focusParticipant.lockedUntil", "focusParticipant.attendedAt", "videoSeat.connectedMs"])
    .where("focusSession.study", "=", studyId)
    .orderBy("focusParticipant.name")
    .execute();
  const inSession = (id: string) =>
    people
      .filter(({ focusSession }) => focusSession === id)
      .map(({ focusSession: _session, lockedUntil, connectedMs, ...person }) => ({
        ...(person as Omit<FocusParticipant, "lockedUntil" | "connectedMs">),
        connectedMs: connectedMs ?? 0,
        lockedUntil: lockedUntil && Date.parse(lockedUntil) > Date.now() ? lockedUntil : null,
      }))
      .sort((a, b) => ORDER[a.status] - ORDER[b.status]);
  return {
    ordered: study.sessionCount ?? 0,
    minutes: (await videoMinutesOf(db, study, services)) ?? null,
    isOpen: study.status === "OPEN",
    sessions: sessions.map((session) => ({
      ...(session as Omit<FocusSession, "participants" | "room" | "hasRecording">),
      room: (session.room as FocusSession["room"] | null) ?? "UNAVAILABLE",
      hasRecording: Boolean(session.hasRecording),
      participants: inSession(session.id),
    })),
  };
}
