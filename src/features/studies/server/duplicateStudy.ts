import { json, type RecordWrites, type SpaceDb, sql } from "../../../server/kit";
import type { Json, JsonObject } from "../../../shared/json";

/** What is said of a study before it is ordered. Dates and prices are its own. */
const COPIED = [
  ...["title", "type", "objective", "sector", "country", "sampleSize", "incidenceRate", "estimatedDuration", "fieldDays"],
  ...["allowedDevices", "desktopShare", "mobileShare", "criteria", "quotas", "softLaunch", "fieldTracking"],
  ...["focusType", "sessionCount", "participantsPerSession", "sessionMinutes", "sessionLanguage", "screenSharing"],
  ...["welcomeTitle", "welcomeText", "legalText", "teamComments"],
  ...["randomTaskOrder", "recordedSources", "neuroSector", "neuroObjectives"],
  ...["consentText", "senderName", "replyTo", "invitationSubject", "invitationText", "reminderDays"],
] as const;

async function draftOf(db: SpaceDb, questionnaireId: string): Promise<Json | null> {
  const row = await db.selectFrom("questionnaire").select("draft").where("id", "=", questionnaireId).executeTakeFirst();
  return row?.draft ?? null;
}

interface Copy {
  readonly id: string;
  /** Of the new study. */
  readonly name: string;
}

/**
 * A new study that asks the same people the same.
 * @returns its id
 * @throws AppError `record.notFound`, and as the REST API of studies
 */
export async function duplicateStudy(db: SpaceDb, records: RecordWrites, { id, name }: Copy): Promise<string> {
  return db.transaction(async () => {
    const source = await records.read("study", id);
    const values = Object.fromEntries(
      COPIED.flatMap((field) => (source[field] === undefined || source[field] === null ? [] : [[field, source[field]]])),
    ) as JsonObject;
    const made = await records.create("study", { ...values, name });
    const draft = source.questionnaire ? await draftOf(db, String(source.questionnaire)) : null;
    const copy = await db.selectFrom("study").select("questionnaire").where("id", "=", String(made.id)).executeTakeFirst();
    if (draft !== null && copy?.questionnaire)
      await db
        .updateTable("questionnaire")
        // Somebody's work, unlike what a product begins with.
        .set({ draft: json(draft), draftRevision: sql<number>`draft_revision + 1` })
        .where("id", "=", copy.questionnaire)
        .execute();
    return String(made.id);
  });
}
