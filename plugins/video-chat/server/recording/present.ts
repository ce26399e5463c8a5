import type { SpaceDb } from "../../../../src/server/kit";
import type { RecordedTrack, VideoRecording } from "../../shared/recordingApi";
import { nameOf, readSeats } from "../seats";
import type { SessionKey } from "../sessionKey";
import { readRecordings } from "./recordings";

const lengthOf = (speech: RecordedTrack["speech"]) => speech.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

async function readTracks(db: SpaceDb, recordings: readonly string[]) {
  if (recordings.length === 0) return [];
  const rows = await db
    .selectFrom("videoTrack")
    .select(["id", "recording", "seat", "kind", "startMs", "durationMs", "file", "speech"])
    .where("recording", "in", [...recordings])
    .orderBy("startMs")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ file, kind, speech, ...track }) =>
    file
      ? [
          {
            ...track,
            kind: kind as RecordedTrack["kind"],
            url: file,
            speech: (speech ?? []) as unknown as RecordedTrack["speech"],
          },
        ]
      : [],
  );
}

/** Recordings of a session as the team sees them, the newest first. */
export async function presentRecordings(db: SpaceDb, sessionKey: SessionKey): Promise<{ recordings: VideoRecording[] }> {
  const rows = await readRecordings(db, sessionKey);
  const all = await readTracks(
    db,
    rows.map(({ id }) => id),
  );
  const seats = rows.length > 0 ? await readSeats(db, sessionKey) : [];
  const recordings = rows.map(({ id, status, startedAt, endedAt, durationSeconds }): VideoRecording => {
    const tracks = all.filter(({ recording }) => recording === id);
    const spoken = (seat: string) =>
      tracks.filter((track) => track.seat === seat).reduce((sum, { speech }) => sum + lengthOf(speech), 0);
    return {
      id,
      status: status as VideoRecording["status"],
      failure: status === "FAILED" ? (tracks.length > 0 ? "PARTIAL" : "EMPTY") : null,
      startedAt: startedAt ?? "",
      endedAt,
      durationSeconds,
      people: seats
        .filter((seat) => tracks.some((track) => track.seat === seat.id))
        .map((seat) => ({
          ...{ seat: seat.id, role: seat.role, name: nameOf(seat), image: seat.image },
          speakingMs: spoken(seat.id),
        })),
      tracks: tracks.map(({ recording: _, ...track }) => track),
    };
  });
  return { recordings };
}
