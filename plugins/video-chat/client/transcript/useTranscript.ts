import { useState } from "react";
import { ApiError, clientOf, consoleCommunity, fetchFile, useChannel } from "../../../../src/client/kit/console";
import type { transcriptApi, VideoTranscript } from "../../shared/transcript/api";
import { type Segment, sortedSegments, spliceBetween } from "../../shared/transcript/segments";
import { CHANNEL } from "../../shared/videoChat";

const transcripts = clientOf<typeof transcriptApi>();
const READ = "GET /client/communities/:id/activity/:activityId/transcription";
const NAMES = "PUT /client/communities/:id/activity/:activityId/speakerNames";
const RECORDING = "/api/activities/:id/transcripts/:recordingId";

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
export function useTranscript(activityId: string) {
  const id = consoleCommunity();
  const params = { id, activityId };
  const [written, setWritten] = useState<VideoTranscript>();
  const [past, setPast] = useState<Past>({ lists: [], version: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const read = transcripts.useCall(READ, { params, query: {} }, isWaiting ? { refetchInterval: REFETCH_MS } : {});
  const { data, error, refetch } = read;
  useChannel(CHANNEL, activityId, () => void refetch());
  const transcript = data && written && isOlder(data, written) ? written : (data ?? written);
  const shouldWait = transcript !== undefined && isBeingMade(transcript);
  if (shouldWait !== isWaiting) setWaiting(shouldWait);

  const ofRecording = () => ({ id: activityId, recordingId: transcript?.recording ?? "" });
  const keep = async (answer: Promise<VideoTranscript>) => {
    const now = await answer;
    setWritten(now);
    void refetch();
    return now;
  };

  async function save(next: readonly Segment[]): Promise<VideoTranscript> {
    const { segments = [], version = 0 } = transcript ?? {};
    const body = { version, ...spliceBetween(segments, sortedSegments(next)) };
    const call = transcripts.call(`PUT ${RECORDING}/segments`, {
      params: ofRecording(),
      body: { ...body, insert: body.insert.map((segment) => ({ ...segment })) },
    });
    return keep(call);
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
      keep(transcripts.call(`POST ${RECORDING}/request`, { params: ofRecording(), body })),
    importFile: (content: string) =>
      keep(
        transcripts.call(`POST ${RECORDING}/subtitles`, {
          params: ofRecording(),
          body: { version: transcript?.version ?? 0, content },
        }),
      ),
    nameSpeakers: (names: readonly { readonly speaker: string; readonly name: string }[]) =>
      keep(transcripts.call(NAMES, { params, query: {}, body: { names: [...names] } })),
    fetch: (format: "word" | "vtt" | "srt") =>
      fetchFile(
        format === "word"
          ? `/client/communities/${id}/activity/${activityId}/transcriptionWord`
          : `/api/activities/${activityId}/transcripts/${transcript?.recording}/file?format=${format}`,
      ),
  };
}

export type TranscriptWork = ReturnType<typeof useTranscript>;
