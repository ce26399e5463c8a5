import { readdir } from "node:fs/promises";
import { type ExtensionSchedule, type SpaceDb, sql } from "../../../../src/server/kit";
import { KEPT_DAYS } from "../../shared/recordings/recordings";
import { chunkNumbers, folderOf, removeChunks, spaceFolder } from "./chunks";
import { eraseRecordings } from "./eraseRecordings";
import { fileAddressOf, RECORDING_FILE, removeFiles } from "./recordingFiles";
import type { RecordingServices } from "./services";
import { missingOf, takeIn } from "./takeIn";

/** Chunks that haven't come for so long never come. */
const SILENT_MS = 10 * 60_000;
const AT_ONCE = 50;

async function joinWaiting(db: SpaceDb, signal: AbortSignal, services: RecordingServices): Promise<void> {
  const waiting = await db
    .selectFrom("uxRecording")
    .select(["id", "source", "mediaType", "state", "chunks", "lastChunkAt", "createdAt", "startedAt", "endedAt"])
    .where("state", "in", ["RECORDING", "ENDED"])
    .orderBy("createdAt")
    .execute();
  for (const row of waiting) {
    if (signal.aborted) return;
    const isSilent = Date.now() - Date.parse(row.lastChunkAt ?? row.createdAt) > SILENT_MS;
    const isWhole =
      row.state === "ENDED" && missingOf(await chunkNumbers(folderOf(services.tools(), db, row.id)), row.chunks) === 0;
    if (isWhole || isSilent) await takeIn(db, row, services);
  }
}

/** What was told people when they agreed. */
async function eraseOld(db: SpaceDb, services: RecordingServices): Promise<void> {
  const old = await db
    .selectFrom("uxRecording")
    .select("id")
    .where("createdAt", "<", sql<string>`now() - ${sql.raw(`interval '${KEPT_DAYS} days'`)}`)
    .limit(AT_ONCE)
    .execute();
  await eraseRecordings(
    db,
    old.map(({ id }) => id),
    services,
  );
}

/** Files and chunks whose response was deleted: a cascade tells nobody. */
async function removeLost(db: SpaceDb, { tools }: RecordingServices): Promise<void> {
  const lost = await db
    .selectFrom("file")
    .leftJoin("uxRecording", "uxRecording.id", "file.recordId")
    .select("file.id")
    .where("file.purpose", "=", RECORDING_FILE)
    .where("file.state", "=", "ATTACHED")
    .where("uxRecording.id", "is", null)
    .limit(AT_ONCE)
    .execute();
  await removeFiles(
    db,
    tools().files,
    lost.map(({ id }) => fileAddressOf(id)),
  );
  const names = (await readdir(spaceFolder(tools(), db)).catch(() => [])).filter((name) => !name.includes("."));
  if (names.length === 0) return;
  const there = await db.selectFrom("uxRecording").select("id").where("id", "in", names).execute();
  const known = new Set(there.map(({ id }) => id));
  for (const name of names.filter((one) => !known.has(one))) await removeChunks(folderOf(tools(), db, name));
}

/** Joins what has come whole or comes no more, and removes what is nobody's any longer. */
export const resumeRecordings = (services: RecordingServices): ExtensionSchedule => ({
  name: "uxTest.recordings",
  everyMinutes: 1,
  run: async (db, signal) => {
    await joinWaiting(db, signal, services);
    await eraseOld(db, services);
    await removeLost(db, services);
  },
});
