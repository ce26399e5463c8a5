import { newId } from "../../../../../src/shared/ids";
import { CHUNK_MS, LONGEST_MS } from "../../../shared/recordings/recordings";
import type { Source } from "../../../shared/uxTest";
import { backlogStore } from "./backlogStore";
import { uploader } from "./uploader";
import { wallTime } from "./wallTime";

/** More than this waits nowhere: the person's disk isn't ours. */
export const MOST_BACKLOG = 200 * 1024 * 1024;

const VIDEO_TYPES = ["video/webm;codecs=vp8", "video/webm;codecs=vp9", "video/webm", "video/mp4"];
const AUDIO_TYPES = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4"];
const BITS: Readonly<Record<Source, number>> = { SCREEN: 500_000, WEBCAM: 300_000, MICROPHONE: 32_000 };

interface RecorderOptions {
  readonly source: Source;
  readonly stream: MediaStream;
  readonly token: string;
  /** Why it can't go on: the store is full or fails, or the longest time is over. */
  readonly onProblem: (problem: "full" | "store" | "tooLong") => void;
}

/** A recorder that is on. */
export interface SourceRecorder {
  readonly source: Source;
  /** Resolves once the last chunk is in the store. */
  readonly stop: () => Promise<void>;
}

const mediaTypeFor = (source: Source) =>
  (source === "MICROPHONE" ? AUDIO_TYPES : VIDEO_TYPES).find((type) => MediaRecorder.isTypeSupported(type));

/**
 * Records a stream: its chunks go into the store, from where they are sent. Resolves once it is on.
 * @throws DOMException if the browser can't record it
 */
export async function recordSource({ source, stream, token, onProblem }: RecorderOptions): Promise<SourceRecorder> {
  const mimeType = mediaTypeFor(source);
  const bits = source === "MICROPHONE" ? { audioBitsPerSecond: BITS[source] } : { videoBitsPerSecond: BITS[source] };
  // Without it MP4 is handed over at key frames alone, which a still screen hasn't for minutes.
  const keyFrames = mimeType?.includes("mp4") ? { videoKeyFrameIntervalDuration: CHUNK_MS } : {};
  const recorder = new MediaRecorder(stream, { ...(mimeType ? { mimeType } : {}), ...bits, ...keyFrames });
  const id = newId();
  let finish = () => {};
  const isOver = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const isOn = new Promise<void>((resolve) => recorder.addEventListener("start", () => resolve(), { once: true }));
  const hasStopped = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve(), { once: true }));
  // One after another: a chunk's number is its place in the store.
  let stored = Promise.resolve();
  const begun = performance.now();
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size === 0) return;
    stored = stored
      .then(async () => {
        await isKept;
        if (!(await backlogStore.addChunk(id, await data.arrayBuffer()))) return;
        if (uploader.added(data.size) > MOST_BACKLOG) onProblem("full");
        else if (performance.now() - begun > LONGEST_MS) onProblem("tooLong");
      })
      .catch(() => onProblem("store"));
  });
  recorder.start(CHUNK_MS);
  const isKept = isOn.then(() =>
    backlogStore.putSegment({
      ...{ id, token, source, mediaType: recorder.mimeType || mimeType || "video/webm" },
      ...{ startedAt: wallTime(), chunks: 0, isAnnounced: false },
    }),
  );
  uploader.hold(id, isOver);
  await isKept;
  return {
    source,
    stop: async () => {
      if (recorder.state !== "inactive") recorder.stop();
      await hasStopped;
      const endedAt = wallTime();
      await stored;
      await backlogStore.changeSegment(id, (segment) => ({ ...segment, endedAt }));
      finish();
      uploader.wake();
    },
  };
}
