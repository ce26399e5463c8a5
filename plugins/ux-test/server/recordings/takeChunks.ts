import type { SpaceDb } from "../../../../src/server/kit";
import { sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { RECORDING_ERRORS } from "../../shared/recordings/errors";
import { LONGEST_MS, MOST_CHUNKS } from "../../shared/recordings/recordings";
import type { Source } from "../../shared/uxTest";
import { folderOf, removeChunks, sha256, writeChunk } from "./chunks";
import { assertConsent } from "./consent";
import type { RecordingServices } from "./services";

/** Recordings of one response: each reload of its page begins others. */
const MOST_RECORDINGS = 120;
/** Two hours at the recorders' rates, and as much again. */
const LARGEST_RECORDING = 2 ** 30;

/** Of which response and question a recorder speaks. */
export interface Recorded {
  readonly responseId: string;
  readonly questionId: string;
}

interface Beginning {
  readonly id: string;
  readonly source: Source;
  readonly mediaType: string;
  readonly startedAt: string;
  readonly consentVersion: string;
}

function recordingOf(db: SpaceDb, { responseId, questionId }: Recorded, id: string) {
  return db
    .selectFrom("uxRecording")
    .select(["id", "source", "state", "size", "startedAt"])
    .where("id", "=", id)
    .where("response", "=", responseId)
    .where("question", "=", questionId)
    .executeTakeFirst();
}

/** @throws AppError `uxTest.recordingWithdrawn` once it is withdrawn, `record.notFound` */
async function demandRecording(db: SpaceDb, run: Recorded, id: string) {
  const row = await recordingOf(db, run, id);
  if (row) return row;
  const withdrawn = await db
    .selectFrom("uxConsent")
    .select("id")
    .where("response", "=", run.responseId)
    .where("state", "=", "WITHDRAWN")
    .executeTakeFirst();
  throw withdrawn ? new AppError(RECORDING_ERRORS.withdrawn) : new AppError("record.notFound");
}

/** @throws AppError `uxTest.noConsent`, `uxTest.recordingWithdrawn`, `uxTest.recordingTooLong`, `record.notFound` */
export async function beginRecording(db: SpaceDb, run: Recorded, { id, startedAt, ...values }: Beginning): Promise<void> {
  await assertConsent(db, run.responseId, values.source);
  if (await recordingOf(db, run, id)) return;
  const { count } = await db
    .selectFrom("uxRecording")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("response", "=", run.responseId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_RECORDINGS) throw new AppError(RECORDING_ERRORS.recordingTooLong);
  const row = { id, response: run.responseId, question: run.questionId, startedAt, ...values };
  const written = await db
    .insertInto("uxRecording")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  // The id is somebody else's, or this call came twice at once.
  if (!written) await demandRecording(db, run, id);
}

interface Chunk {
  readonly number: number;
  readonly content: Buffer;
  readonly hash: string;
}

/**
 * @throws AppError `uxTest.otherChunk`, `uxTest.recordingClosed`, `uxTest.recordingTooLong`, `uxTest.recordingWithdrawn`,
 *   `record.notFound`, `server.storageFull`
 */
export async function takeChunk(
  db: SpaceDb,
  { run, id, chunk }: { readonly run: Recorded; readonly id: string; readonly chunk: Chunk },
  { tools }: RecordingServices,
): Promise<void> {
  const { number, content, hash } = chunk;
  if (number >= MOST_CHUNKS) throw new AppError(RECORDING_ERRORS.recordingTooLong);
  if (sha256(content) !== hash) throw new AppError(RECORDING_ERRORS.otherChunk);
  const row = await demandRecording(db, run, id);
  if (row.state === "READY" || row.state === "FAILED") throw new AppError(RECORDING_ERRORS.recordingClosed);
  if (Number(row.size) + content.length > LARGEST_RECORDING) throw new AppError(RECORDING_ERRORS.recordingTooLong);
  tools().files.demandSpace();
  const folder = folderOf(tools(), db, id);
  const written = await writeChunk(folder, number, content);
  if (written === "other") throw new AppError(RECORDING_ERRORS.otherChunk);
  if (written === "same") return;
  const noted = await db
    .updateTable("uxRecording")
    .set((eb) => ({ size: eb("size", "+", content.length), lastChunkAt: sql<string>`now()` }))
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  // Withdrawn meanwhile: the bytes go, too.
  if (noted) return;
  await removeChunks(folder);
  await demandRecording(db, run, id);
}

/** @throws AppError `uxTest.recordingWithdrawn`, `record.notFound` */
export async function endRecording(
  db: SpaceDb,
  run: Recorded,
  { id, chunks, endedAt }: { readonly id: string; readonly chunks: number; readonly endedAt: string },
): Promise<void> {
  const { startedAt } = await demandRecording(db, run, id);
  const latest = new Date(Date.parse(startedAt) + LONGEST_MS).toISOString();
  await db
    .updateTable("uxRecording")
    .set({ state: "ENDED", chunks, endedAt: endedAt < latest ? endedAt : latest })
    .where("id", "=", id)
    .where("state", "=", "RECORDING")
    .execute();
}
