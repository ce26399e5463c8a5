import type { SpaceDb } from "../../../../src/server/kit";
import type { FocusServices } from "./focusServices";
import { mailParticipant, readMailed } from "./mails";

/** Name of the appointment. */
export const REMIND = "focus.remind";
const HOURS = [24, 1] as const;
const HOUR_MS = 3_600_000;

const keyOf = (sessionId: string, hours: number) => `${REMIND}:${sessionId}:${hours}`;

interface ReminderOf {
  readonly sessionId: string;
  readonly hours: number;
  /** The session's time as the appointment was made: one that was moved has others. */
  readonly startsAt: string;
}

interface Timed {
  readonly id: string;
  readonly startsAt: string;
}

/** Appointments to remind of a session; one at another time replaces those before. */
export async function scheduleReminders(db: SpaceDb, { id, startsAt }: Timed, { tools }: Pick<FocusServices, "tools">) {
  const due = HOURS.map((hours) => ({ hours, at: new Date(Date.parse(startsAt) - hours * HOUR_MS) }));
  await unscheduleReminders(id, { tools });
  for (const { hours, at } of due) {
    if (at.getTime() <= Date.now()) continue;
    const payload: ReminderOf = { sessionId: id, hours, startsAt };
    await tools().scheduleAt(db, { name: REMIND, at, payload, key: keyOf(id, hours) });
  }
}

export async function unscheduleReminders(sessionId: string, { tools }: Pick<FocusServices, "tools">) {
  for (const hours of HOURS) await tools().unschedule(keyOf(sessionId, hours));
}

/** Writes to those who are confirmed. One that comes too late, or of another time, says nothing. */
export async function remind(db: SpaceDb, { sessionId, hours, startsAt }: ReminderOf, services: Pick<FocusServices, "tools">) {
  const people = await readMailed(db)
    .where("focusSession.id", "=", sessionId)
    .where("focusSession.cancelledAt", "is", null)
    .where("focusParticipant.status", "=", "CONFIRMED")
    .execute();
  for (const person of people) {
    if (Date.parse(person.startsAt) !== Date.parse(startsAt) || Date.parse(startsAt) <= Date.now()) continue;
    const dedupe = `focus:${person.id}:reminder:${hours}:${person.sequence}`;
    await mailParticipant(db, person, { kind: "reminder", dedupe }, services);
  }
}
