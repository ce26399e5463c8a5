import type { EntityHook, SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { isVideoStudy } from "../../shared/focus";
import { FOCUS_ERRORS } from "../../shared/focusErrors";
import type { FocusServices, StudyValues } from "./focusServices";
import { dropSessions, makeSessions } from "./sessions";
import { studyCalendarIssues } from "./studyIssues";
import { neededMinutes, requireVideoMinutes } from "./videoMinutes";

const hasSessions = ({ type }: StudyValues) => isVideoStudy(type);

/** All places of all sessions: what lists call the study's sample. */
function placesOf({ sessionCount, participantsPerSession }: StudyValues): number | null {
  const places = Number(sessionCount ?? 0) * Number(participantsPerSession ?? 0);
  return places > 0 ? places : null;
}

async function noteSample(db: SpaceDb, record: StudyValues): Promise<void> {
  const sampleSize = placesOf(record);
  if (!hasSessions(record) || record.sampleSize === sampleSize) return;
  await db.updateTable("study").set({ sampleSize }).where("id", "=", String(record.id)).execute();
}

/** What the moves of a study held by video do beside those of every study: its calendar, its minutes, its sessions. */
export function focusStudyHook(services: FocusServices): EntityHook {
  return {
    entity: "study",
    beforeCreate: async ({ values }) => (hasSessions(values) ? { ...values, sampleSize: placesOf(values) } : values),
    afterCreate: async ({ db, record }) => {
      if (hasSessions(record)) await requireVideoMinutes(db, record, services);
    },
    afterUpdate: async ({ db, record, before }) => {
      await noteSample(db, record);
      const needs = (study: StudyValues) => (hasSessions(study) ? neededMinutes(study) : 0);
      // What was ordered before the licence was lowered stays as it is, and gets smaller.
      if (needs(record) > needs(before)) await requireVideoMinutes(db, record, services);
    },
    beforeTransition: async ({ db, record, transition }) => {
      if (transition !== "release" || !hasSessions(record)) return;
      const faults = await studyCalendarIssues(db, record, services);
      if (faults.length > 0) throw new AppError(FOCUS_ERRORS.calendar, { faults });
      await requireVideoMinutes(db, record, services);
    },
    afterTransition: async ({ db, record, transition }) => {
      if (!hasSessions(record)) return;
      if (transition === "release") await makeSessions(db, record, services);
      if (transition === "sendBack") await dropSessions(db, String(record.id), services);
    },
  };
}
