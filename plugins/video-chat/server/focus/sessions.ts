import { newId, type SpaceDb } from "../../../../src/server/kit";
import type { Slot } from "../../shared/focus";
import type { FocusServices, StudyValues } from "./focusServices";
import { scheduleReminders, unscheduleReminders } from "./reminders";

const MINUTE_MS = 60_000;

export const endOfSession = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();

/** The sessions of a study that is released: one for each time on its calendar. */
export async function makeSessions(db: SpaceDb, study: StudyValues, { tools }: Pick<FocusServices, "tools">): Promise<void> {
  const slots = [...((study.slots ?? []) as readonly Slot[])].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const language = await tools().language(db);
  const rows = slots.map(({ startsAt }, at) => ({
    id: newId(),
    study: String(study.id),
    title: tools().text(language, "focus.sessionTitle", { number: at + 1 }),
    startsAt,
    endsAt: endOfSession(startsAt, Number(study.sessionMinutes)),
    capacity: Number(study.participantsPerSession),
  }));
  if (rows.length > 0) await db.insertInto("focusSession").values(rows).execute();
  for (const session of rows) await scheduleReminders(db, session, { tools });
}

/** A study that goes back to its company has no sessions yet: nobody was invited before it was approved. */
export async function dropSessions(db: SpaceDb, studyId: string, services: Pick<FocusServices, "tools">): Promise<void> {
  const gone = await db.deleteFrom("focusSession").where("study", "=", studyId).returning("id").execute();
  for (const { id } of gone) await unscheduleReminders(id, services);
}
