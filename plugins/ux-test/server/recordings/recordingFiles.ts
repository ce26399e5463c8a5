import type { FilePurpose, FileStore, SpaceDb } from "../../../../src/server/kit";

/** Of the rows of stored files. */
export const RECORDING_FILE = "uxTest.recording";

export const fileAddressOf = (id: string) => `/files/${id}`;
export const fileIdOf = (address: string) => address.slice("/files/".length);

/** Those who read the results of the activity or the study play its recordings; nobody else. Without its recording a file is nobody's, and swept. */
export const recordingFiles: FilePurpose = {
  name: RECORDING_FILE,
  isSwept: true,
  canRead: async ({ db, id, sessions, mayRead }) => {
    if (!sessions.some(({ kind }) => kind === "staff" || kind === "suite")) return false;
    const row = await db
      .selectFrom("uxRecording")
      .innerJoin("response", "response.id", "uxRecording.response")
      .select("response.questionnaire")
      .where("uxRecording.file", "=", fileAddressOf(id))
      .executeTakeFirst();
    if (!row?.questionnaire) return false;
    for (const entity of ["activity", "study"] as const) {
      const owner = await db.selectFrom(entity).select("id").where("questionnaire", "=", row.questionnaire).executeTakeFirst();
      if (owner && (await mayRead(entity, owner.id))) return true;
    }
    return false;
  },
};

/** Removes files of recordings. Bytes first: a row whose bytes are gone is found again, bytes without a row never. */
export async function removeFiles(db: SpaceDb, files: FileStore, addresses: readonly (string | null)[]): Promise<void> {
  const ids = addresses.flatMap((address) => (address ? [fileIdOf(address)] : []));
  if (ids.length === 0) return;
  for (const id of ids) await files.remove(id);
  await db.deleteFrom("file").where("id", "in", ids).where("purpose", "=", RECORDING_FILE).execute();
}
