import { type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { FOCUS_ERRORS } from "../../shared/focusErrors";

/** A session, held until the transaction ends. @throws AppError `record.notFound` */
export async function heldSession(db: SpaceDb, sessionId: string) {
  const session = await db
    .selectFrom("focusSession")
    .select(["id", "study", "startsAt", "endsAt", "capacity", "status", "sequence", "cancelledAt"])
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) throw new AppError("record.notFound");
  return session;
}

type HeldSession = Awaited<ReturnType<typeof heldSession>>;

export const isOver = ({ startsAt, cancelledAt }: Pick<HeldSession, "startsAt" | "cancelledAt">): boolean =>
  cancelledAt !== null || Date.parse(startsAt) <= Date.now();

/** @throws AppError `focus.sessionOver` where it was cancelled or has begun */
export function requireAhead(session: HeldSession): void {
  if (isOver(session)) throw new AppError(FOCUS_ERRORS.sessionOver);
}

async function countPlaces(db: SpaceDb, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom("focusParticipant")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("focusSession", "=", sessionId)
    .where("status", "=", "CONFIRMED")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a session is full follows from its places; one that the team has confirmed stays so. */
async function noteStatus(db: SpaceDb, { id, capacity, status }: HeldSession): Promise<void> {
  const next = (await countPlaces(db, id)) >= capacity ? "FULL" : "UNCOMPLETED";
  if (status !== "CONFIRMED" && status !== next)
    await db.updateTable("focusSession").set({ status: next }).where("id", "=", id).execute();
}

/**
 * Gives a participant a place in their session, in the open transaction: its row is held, so that of many at once no more
 * come in than it has places. Nothing happens where they have one.
 * @returns whether they have it since now
 * @throws AppError `focus.full`, `focus.sessionOver`, `record.notFound`
 */
export async function takePlace(db: SpaceDb, participantId: string, phone?: string): Promise<boolean> {
  const participant = await db
    .selectFrom("focusParticipant")
    .select("focusSession")
    .where("id", "=", participantId)
    .executeTakeFirst();
  if (!participant?.focusSession) throw new AppError("record.notFound");
  const session = await heldSession(db, participant.focusSession);
  requireAhead(session);
  const isTaken = (await countPlaces(db, session.id)) >= session.capacity;
  const taken = await db
    .updateTable("focusParticipant")
    .set({ status: "CONFIRMED", confirmedAt: sql<string>`now()`, declinedAt: null, ...(phone ? { phone } : {}) })
    .where("id", "=", participantId)
    .where("status", "<>", "CONFIRMED")
    .$if(isTaken, (query) => query.where(sql<boolean>`false`))
    .returning("id")
    .executeTakeFirst();
  if (taken) {
    await noteStatus(db, session);
    // Whoever had left their place before waits to be let in again.
    await db.updateTable("videoSeat").set({ access: "PENDING" }).where("participant", "=", participantId).execute();
  }
  if (!taken && isTaken) {
    const own = await db.selectFrom("focusParticipant").select("status").where("id", "=", participantId).executeTakeFirst();
    if (own?.status !== "CONFIRMED") throw new AppError(FOCUS_ERRORS.full);
  }
  return taken !== undefined;
}

/** Gives a place or an invitation back: the participant is potential again. @returns whether they had either */
export async function leavePlace(db: SpaceDb, participantId: string, isDeclined: boolean): Promise<boolean> {
  const participant = await db
    .selectFrom("focusParticipant")
    .select("focusSession")
    .where("id", "=", participantId)
    .executeTakeFirst();
  if (!participant?.focusSession) throw new AppError("record.notFound");
  const session = await heldSession(db, participant.focusSession);
  const left = await db
    .updateTable("focusParticipant")
    .set({ status: "POTENTIAL", confirmedAt: null, codeHash: null, ...(isDeclined ? { declinedAt: sql<string>`now()` } : {}) })
    .where("id", "=", participantId)
    .where("status", "<>", "POTENTIAL")
    .returning("id")
    .executeTakeFirst();
  if (left) await noteStatus(db, session);
  return left !== undefined;
}
