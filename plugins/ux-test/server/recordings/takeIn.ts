import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { newId, remux, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { chunkNumbers, folderOf, joinChunks, removeChunks } from "./chunks";
import { fileAddressOf, RECORDING_FILE, removeFiles } from "./recordingFiles";
import type { RecordingServices } from "./services";

/** A recording that waits to be joined. */
export interface WaitingRecording {
  readonly id: string;
  readonly source: string;
  readonly mediaType: string;
  /** As the browser says; null if it never said. */
  readonly chunks: number | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
}

const NAMES: Readonly<Record<string, string>> = { SCREEN: "pantalla", WEBCAM: "camara", MICROPHONE: "voz" };

/** Chunks up to the last one that never came. */
export function missingOf(numbers: readonly number[], chunks: number | null): number {
  const expected = Math.max(chunks ?? 0, (numbers.at(-1) ?? -1) + 1);
  return expected - numbers.length;
}

interface Joined {
  readonly file: string;
  readonly size: number;
  readonly seconds: number;
  readonly missingChunks: number;
}

/** @returns false if the recording was withdrawn, or joined by another process, meanwhile */
async function keep(db: SpaceDb, id: string, { file, size, seconds, missingChunks }: Joined): Promise<boolean> {
  return db.transaction(async () => {
    const kept = await db
      .updateTable("uxRecording")
      .set({ state: "READY", file: fileAddressOf(file), durationMs: Math.round(seconds * 1_000), missingChunks })
      .where("id", "=", id)
      .where("state", "in", ["RECORDING", "ENDED"])
      .returning("id")
      .executeTakeFirst();
    if (!kept) return false;
    await db
      .updateTable("file")
      .set({ size, state: "ATTACHED", entity: "uxRecording", recordId: id, field: "file" })
      .where("id", "=", file)
      .execute();
    return true;
  });
}

/** Within less, a still screen has no picture yet: there is nothing to play, and nothing was lost. */
const SHORTEST_MS = 1_000;

async function fail(db: SpaceDb, { id, startedAt, endedAt }: WaitingRecording, missingChunks: number): Promise<void> {
  const lasted = endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt) - Date.parse(startedAt);
  if (missingChunks === 0 && lasted < SHORTEST_MS) {
    await db.deleteFrom("uxRecording").where("id", "=", id).execute();
    return;
  }
  await db.updateTable("uxRecording").set({ state: "FAILED", missingChunks }).where("id", "=", id).execute();
}

/**
 * Joins the chunks of a recording into one file that players can jump in, and removes them. It may be done again after a
 * crash. Without its first chunk, which holds the header, nothing of it can be played: it is FAILED; one that ended before
 * there was anything goes.
 * @throws AppError `server.storageFull`: the chunks stay
 */
export async function takeIn(db: SpaceDb, recording: WaitingRecording, { tools }: RecordingServices): Promise<void> {
  const { id, source, mediaType, chunks } = recording;
  const { files } = tools();
  const folder = folderOf(tools(), db, id);
  const numbers = await chunkNumbers(folder);
  const missingChunks = missingOf(numbers, chunks);
  const container = mediaType.includes("mp4") ? "mp4" : "webm";
  const [joined, whole, file] = [`${folder}.joined`, `${folder}.whole`, newId()];
  try {
    await joinChunks(folder, numbers, joined);
    const seconds = numbers[0] === 0 ? await remux(joined, whole) : undefined;
    if (seconds === undefined) await fail(db, recording, missingChunks);
    else {
      const name = `${NAMES[source]}.${container}`;
      const values = { id: file, name, mediaType: `video/${container}`, size: 0, purpose: RECORDING_FILE, uploaderId: null };
      await db.insertInto("file").values(values).execute();
      const size = await files.write(file, createReadStream(whole));
      if (!(await keep(db, id, { file, size, seconds, missingChunks }))) await removeFiles(db, files, [fileAddressOf(file)]);
    }
    await removeChunks(folder);
  } catch (error) {
    await removeFiles(db, files, [fileAddressOf(file)]).catch(() => undefined);
    if (error instanceof AppError) throw error;
    await fail(db, recording, missingChunks);
    await removeChunks(folder);
  } finally {
    await rm(joined, { force: true });
    await rm(whole, { force: true });
  }
}
