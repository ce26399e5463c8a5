import type { RecordedTrack } from "../../../shared/recordingApi";

type Tracks = readonly Pick<RecordedTrack, "seat" | "speech">[];

/** Seats that speak at a moment, in milliseconds of the recording. */
export function speakersAt(tracks: Tracks, ms: number): readonly string[] {
  return tracks.filter(({ speech }) => speech.some(({ startMs, endMs }) => startMs <= ms && ms < endMs)).map(({ seat }) => seat);
}

/** Whose picture is large: who has spoken longest by then of those who speak, else who spoke last, else nobody's. */
export function mainSpeaker(tracks: Tracks, ms: number): string | undefined {
  const begun = tracks.flatMap(({ seat, speech }) =>
    speech.filter(({ startMs }) => startMs <= ms).map((span) => ({ seat, ...span })),
  );
  const on = begun.filter(({ endMs }) => ms < endMs).toSorted((one, other) => one.startMs - other.startMs);
  return on[0]?.seat ?? begun.toSorted((one, other) => other.endMs - one.endMs)[0]?.seat;
}
