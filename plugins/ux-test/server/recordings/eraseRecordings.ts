import type { EntityHook, SpaceDb } from "../../../../src/server/kit";
import { folderOf, removeChunks } from "./chunks";
import { removeFiles } from "./recordingFiles";
import type { RecordingServices } from "./services";

/** Erases recordings, their files and the chunks that came of them. */
export async function eraseRecordings(db: SpaceDb, recordings: readonly string[], { tools }: RecordingServices): Promise<void> {
  if (recordings.length === 0) return;
  const rows = await db
    .deleteFrom("uxRecording")
    .where("id", "in", [...recordings])
    .returning(["id", "file"])
    .execute();
  for (const { id } of rows) await removeChunks(folderOf(tools(), db, id));
  await removeFiles(
    db,
    tools().files,
    rows.map(({ file }) => file),
  );
}

/** Erases all recordings of a response, and what was marked in them. */
export async function eraseResponse(db: SpaceDb, response: string, services: RecordingServices): Promise<void> {
  const rows = await db.selectFrom("uxRecording").select("id").where("response", "=", response).execute();
  await eraseRecordings(
    db,
    rows.map(({ id }) => id),
    services,
  );
  await db.deleteFrom("uxMark").where("response", "=", response).execute();
}

/** A person's recordings go with their data. */
export const eraseOfMember = (services: RecordingServices): EntityHook => ({
  entity: "member",
  afterErasure: async ({ db, record }) => {
    const rows = await db.selectFrom("response").select("id").where("member", "=", String(record.id)).execute();
    for (const { id } of rows) await eraseResponse(db, id, services);
  },
});
