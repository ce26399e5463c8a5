import { readdir, rm } from "node:fs/promises";
import type { SpaceDb } from "../../../../src/server/kit";
import { RECORDING_KINDS } from "../sessionKinds";
import type { VideoServices } from "../videoServices";
import { folderOf, spaceFolder } from "./recordings";

/** Goes on with what a stop of the server has left, and clears away what is of no recording any more. */
export async function resumeRecordings(db: SpaceDb, signal: AbortSignal, services: VideoServices): Promise<void> {
  const waiting = await db
    .selectFrom("recording")
    .select("id")
    .where("status", "=", "PROCESSING")
    .where("kind", "in", RECORDING_KINDS)
    .execute();
  for (const { id } of waiting) {
    if (signal.aborted) return;
    await services.takeIn(db, id);
  }
  const names = await readdir(spaceFolder(services, db)).catch(() => []);
  if (names.length === 0) return;
  const there = await db.selectFrom("recording").select("id").where("id", "in", names).execute();
  const known = new Set(there.map(({ id }) => id));
  for (const name of names.filter((one) => !known.has(one)))
    await rm(folderOf(services, db, name), { recursive: true, force: true });
}
