import { type HostTools, newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { UxTranscript } from "../../shared/transcripts/api";
import { TRANSCRIPT_ERRORS } from "../../shared/transcripts/errors";
import { assertConsent } from "../recordings/consent";
import { readTranscripts } from "./readTranscripts";

interface Asked {
  readonly questionnaire: string;
  readonly recordingId: string;
}

/** Of a tag such as `pt-BR`: services know languages by ISO 639-1. */
const spokenLanguage = (tag: string) => tag.slice(0, 2).toLowerCase();

/**
 * Has a microphone's recording written down in its response's language, or gone on with where that failed; what is being
 * made or ready stays as it is.
 * @throws AppError `record.notFound`, `uxTest.noSpeechToText`, `uxTest.noVoice`, and what {@link assertConsent} throws
 */
export async function requestTranscript(db: SpaceDb, asked: Asked, tools: HostTools): Promise<UxTranscript> {
  const { questionnaire, recordingId } = asked;
  const recording = await db
    .selectFrom("uxRecording")
    .innerJoin("response", "response.id", "uxRecording.response")
    .select(["uxRecording.source", "uxRecording.state", "uxRecording.response", "response.language"])
    .where("response.questionnaire", "=", questionnaire)
    .where("uxRecording.id", "=", recordingId)
    .executeTakeFirst();
  if (!recording) throw new AppError("record.notFound");
  if (!tools.speechToText) throw new AppError(TRANSCRIPT_ERRORS.notConfigured);
  if (recording.source !== "MICROPHONE" || recording.state !== "READY") throw new AppError(TRANSCRIPT_ERRORS.noVoice);
  await assertConsent(db, recording.response, "MICROPHONE");
  const language = spokenLanguage(recording.language ?? (await tools.language(db)));
  await db.transaction(async () => {
    await db
      .insertInto("uxTranscript")
      .values({ id: newId(), recording: recordingId, language, status: "REQUESTED" })
      .onConflict((conflict) => conflict.columns(["spaceId", "recording"]).doNothing())
      .execute();
    await db
      .updateTable("uxTranscript")
      .set({ status: "REQUESTED", failure: null, updatedAt: sql<string>`now()` })
      .where("recording", "=", recordingId)
      .where("status", "=", "FAILED")
      .execute();
  });
  const [transcript] = await readTranscripts(db, asked);
  // Whoever withdraws takes the recording with them, also in between.
  if (!transcript) throw new AppError("record.notFound");
  return transcript;
}
