import type { UxTrack } from "../../shared/recordings/galleryApi";
import type { UxTranscript } from "../../shared/transcripts/api";

/** Something said, in seconds of the session. */
export interface SpokenLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is said in a session, in order: transcripts are on their recording's time, which begins where its track does. */
export function spokenLines(
  transcripts: readonly Pick<UxTranscript, "recordingId" | "segments">[],
  tracks: readonly Pick<UxTrack, "id" | "startMs">[],
): readonly SpokenLine[] {
  return transcripts
    .flatMap(({ recordingId, segments }) => {
      const startMs = tracks.find(({ id }) => id === recordingId)?.startMs ?? 0;
      return segments.map((segment) => ({
        start: (startMs + segment.startMs) / 1_000,
        end: (startMs + segment.endMs) / 1_000,
        text: segment.text,
      }));
    })
    .toSorted((one, other) => one.start - other.start);
}

/** The line that is being said; -1 in a silence. */
export const lineAt = (lines: readonly SpokenLine[], seconds: number) =>
  lines.findLastIndex(({ start, end }) => start <= seconds && seconds < Math.max(end, start + 0.5));
