import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, fetchFile, useChannel } from "../../../../src/client/kit/console";
import type { VideoTranscript } from "../../shared/transcript/api";
import { type Segment, sortedSegments, spliceBetween } from "../../shared/transcript/segments";
import { CHANNEL } from "../../shared/videoChat";
import { useTeamCalls } from "../session/teamCalls";

const MOST_UNDONE = 30;
/** News come by the channel; this is for when they don't. */
const REFETCH_MS = 20_000;

/** The list of before one's own changes, the latest last, and the version that the last of them led to. */
interface Past {
  readonly lists: readonly (readonly Segment[])[];
  readonly version: number;
}

const isBeingMade = ({ status }: VideoTranscript) => status === "REQUESTED" || status === "PROCESSING";

/** Whether an answer is of an earlier state than another. */
const isOlder = (one: VideoTranscript, other: VideoTranscript) =>
  one.recording === other.recording && one.version < other.version;

export const isConflict = (error: unknown) => error instanceof ApiError && error.problem?.code === "record.conflict";

/** A session's transcript, as it is changed here and elsewhere. */
export function useTranscript() {
  const calls = useTeamCalls();
  const { id } = calls;
  const [written, setWritten] = useState<VideoTranscript>();
  const [past, setPast] = useState<Past>({ lists: [], version: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["videoChat", id, "transcript"],
    queryFn: calls.transcript,
    refetchInterval: isWaiting && REFETCH_MS,
  });
  useChannel(CHANNEL, id, () => void refetch());
  const transcript = data && written && isOlder(data, written) ? written : (data ?? written);
  const shouldWait = transcript !== undefined && isBeingMade(transcript);
  if (shouldWait !== isWaiting) setWaiting(shouldWait);

  const recordingId = transcript?.recording ?? "";
  const keep = async (answer: Promise<VideoTranscript>) => {
    const now = await answer;
    setWritten(now);
    void refetch();
    return now;
  };

  async function save(next: readonly Segment[]): Promise<VideoTranscript> {
    const { segments = [], version = 0 } = transcript ?? {};
    const body = { version, ...spliceBetween(segments, sortedSegments(next)) };
    return keep(calls.saveSegments(recordingId, body));
  }
  /** @throws ApiError `record.conflict` where somebody else has changed it, which is read then */
  async function change(next: readonly Segment[]): Promise<void> {
    const { segments = [], version = 0 } = transcript ?? {};
    const lists = past.version === version ? past.lists : [];
    try {
      const now = await save(next);
      setPast({ lists: [...lists, segments].slice(-MOST_UNDONE), version: now.version });
    } catch (failure) {
      if (isConflict(failure)) await refetch();
      throw failure;
    }
  }
  // What somebody else has changed since is not undone along with one's own.
  const undone = transcript && past.version === transcript.version ? past.lists.at(-1) : undefined;

  return {
    transcript,
    error,
    refetch,
    change,
    undo:
      undone === undefined
        ? undefined
        : async () => {
            const now = await save(undone);
            setPast(({ lists }) => ({ lists: lists.slice(0, -1), version: now.version }));
          },
    request: (body: { readonly language?: string; readonly replaces?: boolean }) =>
      keep(calls.requestTranscript(recordingId, body)),
    importFile: (content: string) => keep(calls.importSubtitles(recordingId, { version: transcript?.version ?? 0, content })),
    nameSpeakers: (names: readonly { readonly speaker: string; readonly name: string }[]) => keep(calls.nameSpeakers(names)),
    fetch: (format: "word" | "vtt" | "srt") => fetchFile(calls.transcriptFile(format, transcript?.recording)),
  };
}

export type TranscriptWork = ReturnType<typeof useTranscript>;
