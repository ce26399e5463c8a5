import { useState } from "react";
import type { VideoTranscript } from "../../shared/transcript/api";
import { mergeSegments, type Segment, splitSegment } from "../../shared/transcript/segments";
import { SegmentForm } from "./SegmentForm";
import type { TranscriptWork } from "./useTranscript";

/** What is being written: a new segment, or another text of one, as it was when that was begun. */
interface Editing {
  readonly original: Segment | undefined;
  readonly begun: Segment;
  /** Which one it was, for where the form stands. */
  readonly index: number;
}

/** How long a segment lasts that is added by hand, until somebody says otherwise. */
const NEW_SECONDS = 3;

interface Options {
  readonly transcript: VideoTranscript;
  readonly currentSecond: number | undefined;
  readonly change: TranscriptWork["change"];
}

const isSame = (one: Segment, other: Segment) => JSON.stringify(one) === JSON.stringify(other);

/** Where the segment is by now; -1 where somebody else has changed or removed it. */
function placeOf(segments: readonly Segment[], { original, index }: Editing): number {
  if (!original) return Math.min(index, segments.length - 1);
  const there = segments[index];
  return there && isSame(there, original) ? index : segments.findIndex((segment) => isSame(segment, original));
}

/** The one form of a transcript: where it stands, and what it does. Others' changes of other segments don't disturb it. */
export function useSegmentForm({ transcript, currentSecond, change }: Options) {
  const [editing, setEditing] = useState<Editing>();
  const { segments, speakers } = transcript;
  const close = () => setEditing(undefined);
  const add = (index: number) => {
    const before = segments[index];
    const startSeconds = currentSecond ?? before?.endSeconds ?? before?.startSeconds ?? 0;
    const begun = { startSeconds, endSeconds: startSeconds + NEW_SECONDS, speaker: before?.speaker ?? null, text: "" };
    setEditing({ original: undefined, begun, index });
  };
  const edit = (index: number) => {
    const original = segments[index];
    if (original) setEditing({ original, begun: original, index });
  };
  if (!editing) return { add, edit, form: undefined };

  const place = placeOf(segments, editing);
  const isNew = editing.original === undefined;
  const isLost = !isNew && place === -1;
  // Who saves after all replaces what stands there now.
  const at = isLost ? Math.min(editing.index, segments.length - 1) : place;
  const replace = async (count: number, ...instead: readonly Segment[]) => {
    await change(segments.toSpliced(at, count, ...instead));
    close();
  };
  const next = segments[at + 1];
  const more = {
    split: async (written: Segment, cursor: number) => {
      const halves = splitSegment(written, cursor);
      if (!halves) return "noSplit";
      await replace(1, ...halves);
      return undefined;
    },
    merge:
      next === undefined
        ? undefined
        : async (written: Segment) => {
            const both = mergeSegments(written, next);
            if (!both) return "tooLong";
            await replace(2, both);
            return undefined;
          },
    remove: () => replace(1),
    addAfter: () => add(at),
  };
  const content = (
    <SegmentForm
      key={`${editing.index}:${isNew}`}
      segment={editing.begun}
      speakers={speakers}
      currentSecond={currentSecond}
      conflict={isLost ? { text: segments[at]?.text } : undefined}
      onSave={async (written) => {
        if (isNew) await change([...segments, written]);
        else await change(segments.toSpliced(at, segments.length > 0 ? 1 : 0, written));
        close();
      }}
      onCancel={close}
      more={isNew || isLost ? undefined : more}
    />
  );
  return { add, edit, form: { at, isInstead: !isNew && !isLost, content } };
}
