import type { HostTools, SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { TRANSCRIPT_ERRORS } from "../../shared/transcript/errors";
import { emitChanged } from "../channel";
import type { SessionKey } from "../sessionKey";
import { lockedRow, storedSegments, WRITTEN } from "./rows";

interface Services {
  readonly tools: () => HostTools;
}

/**
 * Has the transcript of a recording made that is ready now, in the open transaction. Does nothing where no service is
 * configured, or where the recording has a transcript.
 */
export async function requestTranscript(db: SpaceDb, recordingId: string, { tools }: Services): Promise<void> {
  const { speechToText, language } = tools();
  if (!speechToText) return;
  const row = await lockedRow(db, recordingId, "REQUESTED");
  if (row.version > 0) return;
  await db
    .updateTable("transcript")
    .set({ ...WRITTEN, language: await language(db) })
    .where("id", "=", row.id)
    .execute();
}

interface Asked {
  readonly sessionKey: SessionKey;
  readonly recordingId: string;
  /** @default the space's */
  readonly language?: string;
  /** Whether what there is may go. */
  readonly replaces?: boolean;
}

/**
 * Has a transcript made, or made again. What was written before a failure stays.
 * @throws AppError `videoChat.noSpeechToText`, `videoChat.transcriptBusy`, `videoChat.transcriptExists`
 */
export async function requestAgain(db: SpaceDb, asked: Asked, { tools }: Services): Promise<void> {
  const { sessionKey, recordingId, replaces = false } = asked;
  if (!tools().speechToText) throw new AppError(TRANSCRIPT_ERRORS.notConfigured);
  await db.transaction(async () => {
    const row = await lockedRow(db, recordingId, "FAILED");
    if (row.status === "REQUESTED" || row.status === "PROCESSING") throw new AppError(TRANSCRIPT_ERRORS.busy);
    if (row.segments.length > 0 && !replaces) throw new AppError(TRANSCRIPT_ERRORS.exists);
    const language = asked.language ?? row.language ?? (await tools().language(db));
    const parts = db.deleteFrom("transcriptPart").where("transcript", "=", row.id);
    // What was understood in another language is of no use.
    if (row.status === "READY" || language !== row.language) await parts.execute();
    await db
      .updateTable("transcriptPart")
      .set({ status: "WAITING", failure: null })
      .where("transcript", "=", row.id)
      .where("status", "=", "FAILED")
      .execute();
    await db
      .updateTable("transcript")
      .set({ ...WRITTEN, status: "REQUESTED", language, segments: storedSegments([]), completedAt: null })
      .where("id", "=", row.id)
      .execute();
    emitChanged(db, tools(), sessionKey);
  });
}
