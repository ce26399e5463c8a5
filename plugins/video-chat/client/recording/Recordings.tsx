import { Alert, Box, Button, Typography } from "@mui/material";
import { useSearchParams } from "react-router-dom";
import {
  absoluteTime,
  EmptyState,
  ErrorState,
  failureText,
  Icon,
  LoadingState,
  StateChip,
  useConfirm,
  useNotice,
  useTexts,
} from "../../../../src/client/kit/console";
import { clockText } from "../../../../src/client/kit/media";
import type { VideoRecording } from "../../shared/recordingApi";
import { Transcript } from "../transcript/Transcript";
import { PlaybackProvider, usePlayback } from "./playback/PlaybackContext";
import { PlaybackNotes } from "./playback/PlaybackNotes";
import { Player } from "./playback/Player";
import { momentOf } from "./recordingAddress";
import { type RecordingCalls, useRecordings } from "./useRecordings";

const TONES = { RECORDING: "busy", PROCESSING: "wait", READY: "good", FAILED: "bad" } as const;

interface HeadProps {
  readonly recording: VideoRecording;
  readonly canUpdate: boolean;
  readonly onRemove: RecordingCalls["remove"];
}

function Head({ recording, canUpdate, onRemove }: HeadProps) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const { id, status, startedAt, durationSeconds } = recording;
  async function remove() {
    const question = {
      title: t("videoChat.recording.deleteTitle"),
      body: t("videoChat.recording.deleteBody"),
      confirmLabel: t("videoChat.recording.delete"),
      isDestructive: true,
    };
    if (await confirm(question)) await onRemove(id).catch((error) => notice(failureText(error, t), "error"));
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <StateChip tone={TONES[status]} label={t(`videoChat.recording.statuses.${status}`)} />
      <Typography sx={{ flex: "1 1 200px", color: "text.secondary" }}>
        {absoluteTime(new Date(startedAt), language)}
        {durationSeconds !== null && ` · ${clockText(durationSeconds)}`}
      </Typography>
      {canUpdate && status !== "RECORDING" && (
        <Button color="error" variant="outlined" startIcon={<Icon name="Delete" />} onClick={() => void remove()}>
          {t("videoChat.recording.delete")}
        </Button>
      )}
    </Box>
  );
}

interface ContentProps {
  readonly recording: VideoRecording;
  readonly canUpdate: boolean;
  /** Second that the address leads to. */
  readonly startAt: number | undefined;
}

/** What was said, beside the player: each plays from where it stands. */
function SpokenWords(props: Omit<ContentProps, "recording">) {
  const { seconds, seekTo } = usePlayback();
  return <Transcript {...props} currentSecond={seconds} onSeek={seekTo} />;
}

function Content({ recording, canUpdate, startAt }: ContentProps) {
  const { t } = useTexts();
  const { status, failure, tracks } = recording;
  if (status === "RECORDING" || status === "PROCESSING")
    return (
      <EmptyState
        icon="Videocam"
        title={t(`videoChat.recording.states.${status}.title`)}
        body={t(`videoChat.recording.states.${status}.body`)}
      />
    );
  if (tracks.length === 0)
    return (
      <EmptyState icon="ErrorOutline" title={t("videoChat.recording.emptyTitle")} body={t("videoChat.recording.emptyBody")} />
    );
  return (
    <>
      {failure === "PARTIAL" && <Alert severity="warning">{t("videoChat.recording.partial")}</Alert>}
      <PlaybackProvider recording={recording} startAt={startAt}>
        <Box
          sx={{
            ...{ display: "grid", gap: 2, alignItems: "start" },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
          }}
        >
          <Player />
          <PlaybackNotes />
        </Box>
        {status === "READY" && <SpokenWords canUpdate={canUpdate} startAt={startAt} />}
      </PlaybackProvider>
    </>
  );
}

/** A session's recordings: watched, noted on, deleted. An address may lead to a moment of one. */
export function Recordings({ canUpdate }: { readonly canUpdate: boolean }) {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const moment = momentOf(params);
  const { recordings, error, refetch, remove } = useRecordings();
  if (error && !recordings) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!recordings) return <LoadingState />;
  if (recordings.length === 0)
    return <EmptyState icon="Videocam" title={t("videoChat.recording.noneTitle")} body={t("videoChat.recording.noneBody")} />;
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {recordings.map((recording) => (
        <Box key={recording.id} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Head recording={recording} canUpdate={canUpdate} onRemove={remove} />
          <Content
            recording={recording}
            canUpdate={canUpdate}
            startAt={moment?.recording === recording.id ? moment.at : undefined}
          />
        </Box>
      ))}
    </Box>
  );
}
