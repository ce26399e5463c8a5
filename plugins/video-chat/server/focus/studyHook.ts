import type { EntityHook, SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { FOCUS } from "../../shared/focus";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import type { FocusServices, StudyValues } from "./focusServices";
import { dropSessions, makeSessions } from "./sessions";
import { studyCalendarIssues } from "./studyIssues";
import { requireVideoMinutes } from "./videoMinutes";

const isFocus = ({ type }: StudyValues) => type === FOCUS;

/** All places of all sessions: what lists call the study's sample. */
function placesOf({ sessionCount, participantsPerSession }: StudyValues): number | null {
  const places = Number(sessionCount ?? 0) * Number(participantsPerSession ?? 0);
  return places > 0 ? places : null;
}

async function noteSample(db: SpaceDb, record: StudyValues): Promise<void> {
  const sampleSize = placesOf(record);
  if (!isFocus(record) || record.sampleSize === sampleSize) return;
  await db.updateTable("study").set({ sampleSize }).where("id", "=", String(record.id)).execute();
}

/** What a Focus study's moves do beside those of every study: its calendar, its minutes, its sessions. */
export function focusStudyHook(services: FocusServices): EntityHook {
  return {
    entity: "study",
    beforeCreate: async ({ values }) => (isFocus(values) ? { ...values, sampleSize: placesOf(values) } : values),
    afterUpdate: ({ db, record }) => noteSample(db, record),
    beforeTransition: async ({ db, record, transition }) => {
      if (transition !== "release" || !isFocus(record)) return;
      const faults = await studyCalendarIssues(db, record, services);
      if (faults.length > 0) throw new AppError(FOCUS_ERRORS.calendar, { faults });
      await requireVideoMinutes(db, record, services);
    },
    afterTransition: async ({ db, record, transition }) => {
      if (!isFocus(record)) return;
      if (transition === "release") await makeSessions(db, record, services);
      if (transition === "sendBack") await dropSessions(db, String(record.id), services);
    },
  };
}
