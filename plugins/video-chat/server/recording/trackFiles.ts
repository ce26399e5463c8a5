import type { FilePurpose, FileStore, SpaceDb } from "../../../../src/server/kit";

/** Of the rows of stored files. */
export const TRACK_FILE = "videoChat.track";

export const fileAddressOf = (id: string) => `/files/${id}`;
const fileIdOf = (address: string) => address.slice("/files/".length);

/** Whoever of the team may see the activity or the study plays its recordings; nobody else. Without its track a file is nobody's, and swept. */
export const trackFiles: FilePurpose = {
  name: TRACK_FILE,
  isSwept: true,
  canRead: async ({ db, id, sessions, mayRead }) => {
    if (!sessions.some(({ kind }) => kind === "staff" || kind === "suite")) return false;
    const track = await db
      .selectFrom("videoTrack")
      .innerJoin("recording", "recording.id", "videoTrack.recording")
      .select(["recording.activity", "recording.study"])
      .where("videoTrack.file", "=", fileAddressOf(id))
      .executeTakeFirst();
    if (track?.activity) return mayRead("activity", track.activity);
    return track?.study ? mayRead("study", track.study) : false;
  },
};

/** Ids of the files of recordings' tracks, of one seat or all. */
export async function tracksWithFiles(db: SpaceDb, recordings: readonly string[], seat?: string): Promise<readonly string[]> {
  if (recordings.length === 0) return [];
  const tracks = db
    .selectFrom("videoTrack")
    .select("file")
    .where("recording", "in", [...recordings]);
  const rows = await (seat ? tracks.where("seat", "=", seat) : tracks).execute();
  return rows.flatMap(({ file }) => (file ? [fileIdOf(file)] : []));
}

/** Removes files whose tracks are gone. Bytes first: a row whose bytes are gone is found again, bytes without a row never. */
export async function removeFiles(db: SpaceDb, files: FileStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await files.remove(id);
  await db
    .deleteFrom("file")
    .where("id", "in", [...ids])
    .where("purpose", "=", TRACK_FILE)
    .execute();
}
