import type { HostTools, SpaceDb } from "../../../../src/server/kit";
import type { UxTranscript, UxTranscriptSegment, UxTranscripts } from "../../shared/transcripts/api";

interface Wanted {
  readonly questionnaire: string;
  readonly responseId?: string | undefined;
  readonly questionId?: string | undefined;
  readonly recordingId?: string | undefined;
}

/** Transcripts of a questionnaire's recordings, in the order of recording. */
export async function readTranscripts(db: SpaceDb, wanted: Wanted): Promise<UxTranscript[]> {
  const { questionnaire, responseId, questionId, recordingId } = wanted;
  const rows = await db
    .selectFrom("uxTranscript")
    .innerJoin("uxRecording", "uxRecording.id", "uxTranscript.recording")
    .innerJoin("response", "response.id", "uxRecording.response")
    .select(["uxTranscript.recording", "uxTranscript.status", "uxTranscript.failure", "uxTranscript.language"])
    .select(["uxTranscript.doneMs", "uxTranscript.segments", "uxTranscript.updatedAt"])
    .select(["uxRecording.response", "uxRecording.question", "uxRecording.durationMs"])
    .where("response.questionnaire", "=", questionnaire)
    .$if(responseId !== undefined, (query) => query.where("uxRecording.response", "=", responseId ?? null))
    .$if(questionId !== undefined, (query) => query.where("uxRecording.question", "=", questionId ?? null))
    .$if(recordingId !== undefined, (query) => query.where("uxRecording.id", "=", recordingId ?? null))
    .orderBy("uxRecording.startedAt")
    .execute();
  return rows.map(({ recording, response, question, status, failure, language, doneMs, durationMs, segments, updatedAt }) => ({
    recordingId: recording,
    responseId: response,
    questionId: question,
    status: status as UxTranscript["status"],
    failure: failure as UxTranscript["failure"],
    language,
    progress: status === "READY" ? 1 : Math.min((doneMs ?? 0) / Math.max(durationMs ?? 0, 1), 1),
    segments: [...((segments ?? []) as unknown as readonly UxTranscriptSegment[])],
    updatedAt,
  }));
}

/** The same with whether others can be asked for. */
export async function presentTranscripts(db: SpaceDb, wanted: Wanted, tools: HostTools): Promise<UxTranscripts> {
  return { isAutomatic: tools.speechToText !== undefined, transcripts: await readTranscripts(db, wanted) };
}
