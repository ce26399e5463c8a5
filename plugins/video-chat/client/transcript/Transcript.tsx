import { Box, Button, Typography } from "@mui/material";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import {
  DownloadMenu,
  datedFileName,
  ErrorState,
  failureText,
  LoadingState,
  SectionCard,
  useConfirm,
  useLeaveGuard,
  useNotice,
  useTexts,
} from "../../../../src/client/kit/console";
import type { VideoTranscript } from "../../shared/transcript/api";
import { searchSegments } from "../../shared/transcript/searchSegments";
import { NamesDialog } from "./NamesDialog";
import { SegmentList } from "./SegmentList";
import { TranscriptSearch } from "./TranscriptSearch";
import { SubtitleButton, TranscriptStart } from "./TranscriptStart";
import { TranscriptStatus } from "./TranscriptStatus";
import { useSegmentForm } from "./useSegmentForm";
import { type TranscriptWork, useTranscript } from "./useTranscript";

const FORMATS = [
  { format: "word", ending: "docx" },
  { format: "vtt", ending: "vtt" },
  { format: "srt", ending: "srt" },
] as const;

export interface TranscriptProps {
  readonly canUpdate: boolean;
  /** Lets the player go on from there; absent where there is none. */
  readonly onSeek?: (second: number) => void;
  /** Where the player is. */
  readonly currentSecond?: number;
  /** Second of what is to be in view when one comes. */
  readonly startAt?: number | undefined;
}

interface BodyProps extends TranscriptProps {
  readonly transcript: VideoTranscript;
  readonly work: TranscriptWork;
}

/** What can be done with the transcript as a whole. */
function Tools({
  transcript,
  work,
  isEditable,
  onAdd,
}: Pick<BodyProps, "transcript" | "work"> & { readonly isEditable: boolean; readonly onAdd: () => void }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [isNaming, setNaming] = useState(false);
  const { segments, speakers } = transcript;
  const question = {
    title: t("videoChat.transcript.replaceTitle"),
    body: t("videoChat.transcript.replaceBody"),
    confirmLabel: t("videoChat.transcript.replace"),
    isDestructive: true,
  };
  const importFile = async (content: string) => {
    if (segments.length === 0 || (await confirm(question))) await work.importFile(content);
  };
  const choices = FORMATS.map(({ format, ending }) => ({
    name: t(`videoChat.transcript.${format}`),
    fileName: datedFileName(t("videoChat.transcript.title"), ending),
    fetch: () => work.fetch(format),
  }));
  const undo = () => void work.undo?.().catch((error) => notice(failureText(error, t), "error"));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {isEditable && (
        <>
          <Button size="small" disabled={!work.undo} onClick={undo}>
            {t("videoChat.transcript.undo")}
          </Button>
          <Button size="small" onClick={onAdd}>
            {t("videoChat.transcript.add")}
          </Button>
          {speakers.length > 0 && (
            <Button size="small" onClick={() => setNaming(true)}>
              {t("videoChat.transcript.names")}
            </Button>
          )}
          <SubtitleButton variant="outlined" onFile={importFile} />
        </>
      )}
      {segments.length > 0 && <DownloadMenu label={t("videoChat.transcript.download")} choices={choices} />}
      {isNaming && <NamesDialog speakers={speakers} onSave={work.nameSpeakers} onClose={() => setNaming(false)} />}
    </Box>
  );
}

function Body({ transcript, work, canUpdate, onSeek, currentSecond, startAt }: BodyProps) {
  const { t } = useTexts();
  const [word, setWord] = useState("");
  const [at, setAt] = useState(0);
  const { segments, status } = transcript;
  const looked = useDeferredValue(word);
  const hits = useMemo(() => searchSegments(segments, looked), [segments, looked]);
  const isEditable = canUpdate && (status === "READY" || status === "FAILED" || status === "NONE");
  const { add, edit, form } = useSegmentForm({ transcript, currentSecond, change: work.change });
  useLeaveGuard(form !== undefined, "console.form.leave.draft");
  // The rows are only drawn anew for what changes in them.
  const editing = useRef(edit);
  editing.current = edit;
  const onEdit = useCallback((index: number) => editing.current(index), []);
  const seeking = useRef(onSeek);
  seeking.current = onSeek;
  const seek = useCallback((second: number) => seeking.current?.(second), []);
  if (status === "NONE" && !form)
    return <TranscriptStart transcript={transcript} work={work} canUpdate={canUpdate} onWrite={() => add(-1)} />;
  const place = Math.min(at, Math.max(hits.length - 1, 0));
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <TranscriptStatus transcript={transcript} work={work} canUpdate={canUpdate} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {segments.length > 0 && (
          <TranscriptSearch
            word={word}
            onWord={(next) => {
              setWord(next);
              setAt(0);
            }}
            at={place}
            total={hits.length}
            onAt={setAt}
          />
        )}
        <Tools transcript={transcript} work={work} isEditable={isEditable} onAdd={() => add(segments.length - 1)} />
      </Box>
      {segments.length === 0 && !form && (status === "READY" || status === "FAILED") && (
        <Typography sx={{ color: "text.secondary" }}>
          {t(isEditable ? "videoChat.transcript.empty" : "videoChat.transcript.silent")}
        </Typography>
      )}
      {(segments.length > 0 || form) && (
        <SegmentList
          segments={segments}
          speakers={transcript.speakers}
          currentSecond={currentSecond}
          startAt={startAt}
          word={looked}
          hits={hits}
          found={looked.trim() === "" ? undefined : hits[place]?.index}
          onSeek={onSeek && seek}
          onEdit={isEditable ? onEdit : undefined}
          form={form}
        />
      )}
    </Box>
  );
}

/** A session's transcript: to read along with its recording, to search, to correct, to take away. */
export function Transcript(props: TranscriptProps) {
  const { t } = useTexts();
  const work = useTranscript();
  const { transcript, error, refetch } = work;
  return (
    <SectionCard title={t("videoChat.transcript.title")}>
      {transcript ? (
        <Body transcript={transcript} work={work} {...props} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SectionCard>
  );
}
