import { newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { LEAD_HOURS } from "../../shared/focus";
import { earliestStart, isOverlapping } from "../../shared/focusCalendar";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import type { FocusServices } from "./focusServices";
import { type FOCUS_MAILS, mailParticipant, readMailed } from "./mails";
import { heldSession, requireAhead } from "./places";
import { scheduleReminders, unscheduleReminders } from "./reminders";

const MINUTE_MS = 60_000;

interface OfSession {
  readonly studyId: string;
  readonly sessionId: string;
}

async function ownSession(db: SpaceDb, { studyId, sessionId }: OfSession) {
  // The study first: of two confirmations at once the second sees the first.
  await db.selectFrom("study").select("id").where("id", "=", studyId).forUpdate().execute();
  const session = await heldSession(db, sessionId);
  if (session.study !== studyId) throw new AppError("record.notFound");
  requireAhead(session);
  return session;
}

async function tell(db: SpaceDb, sessionId: string, kind: keyof typeof FOCUS_MAILS, services: FocusServices): Promise<void> {
  const people = await readMailed(db)
    .where("focusSession.id", "=", sessionId)
    .where("focusParticipant.status", "in", ["PRE_CONFIRMED", "CONFIRMED"])
    .execute();
  for (const person of people)
    await mailParticipant(db, person, { kind, dedupe: `focus:${person.id}:${kind}:${newId()}` }, services);
}

/** The session takes place. @throws AppError `focus.notFull`, `focus.allConfirmed`, `focus.sessionOver` */
export async function confirmSession(db: SpaceDb, of: OfSession): Promise<void> {
  await db.transaction(async () => {
    const session = await ownSession(db, of);
    if (session.status !== "FULL") throw new AppError(FOCUS_ERRORS.notFull);
    const { count, ordered } = await db
      .selectFrom("focusSession")
      .innerJoin("study", "study.id", "focusSession.study")
      .select((eb) => eb.fn.max("study.sessionCount").as("ordered"))
      .select(
        sql<string>`count(*) filter (where focus_session.status = 'CONFIRMED' and focus_session.cancelled_at is null)`.as(
          "count",
        ),
      )
      .where("focusSession.study", "=", of.studyId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= Number(ordered))
      throw new AppError(FOCUS_ERRORS.allConfirmed, { params: { smart_count: Number(ordered) } });
    await db.updateTable("focusSession").set({ status: "CONFIRMED" }).where("id", "=", session.id).execute();
  });
}

/** Another time, of which those who are in are told. @throws AppError `focus.calendar`, `focus.sessionOver` */
export async function moveSession(
  db: SpaceDb,
  { startsAt, ...of }: OfSession & { readonly startsAt: string },
  services: FocusServices,
) {
  await db.transaction(async () => {
    const session = await ownSession(db, of);
    const length = Date.parse(session.endsAt) - Date.parse(session.startsAt);
    const others = await db
      .selectFrom("focusSession")
      .select("startsAt")
      .where("study", "=", of.studyId)
      .where("id", "<>", session.id)
      .where("cancelledAt", "is", null)
      .execute();
    const start = Date.parse(startsAt);
    const minutes = length / MINUTE_MS;
    const isTooSoon = start < earliestStart(Date.now());
    if (
      isTooSoon ||
      isOverlapping(
        start,
        others.map((other) => Date.parse(other.startsAt)),
        minutes,
      )
    )
      throw new AppError(FOCUS_ERRORS.calendar, {
        faults: [
          isTooSoon
            ? { path: "/startsAt", rule: "focusLead", params: { hours: LEAD_HOURS } }
            : { path: "/startsAt", rule: "focusOverlap", params: { minutes } },
        ],
      });
    const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(start + length).toISOString() };
    await db
      .updateTable("focusSession")
      .set({ ...times, sequence: sql<number>`sequence + 1` })
      .where("id", "=", session.id)
      .execute();
    await scheduleReminders(db, { id: session.id, startsAt: times.startsAt }, services);
    await tell(db, session.id, "moved", services);
  });
}

/** It doesn't take place, and those who are in are told. @throws AppError `focus.sessionOver` */
export async function cancelSession(db: SpaceDb, of: OfSession, services: FocusServices): Promise<void> {
  await db.transaction(async () => {
    const session = await ownSession(db, of);
    await unscheduleReminders(session.id, services);
    await tell(db, session.id, "cancelled", services);
    await db
      .updateTable("focusSession")
      .set({ cancelledAt: sql<string>`now()`, status: "UNCOMPLETED" })
      .where("id", "=", session.id)
      .execute();
  });
}
