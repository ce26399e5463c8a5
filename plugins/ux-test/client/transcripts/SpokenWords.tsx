import { Alert, Box, Button, LinearProgress, Stack, Typography } from "@mui/material";
import { useId, useState } from "react";
import { ErrorState, failureText, Icon, LoadingState, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { UxSession } from "../../shared/recordings/galleryApi";
import type { UxTranscript } from "../../shared/transcripts/api";
import type { SessionClock } from "../recordings/usePlaybackClock";
import { SpokenList } from "./SpokenList";
import { spokenLines } from "./spokenLines";
import { isBeingMade, useTranscripts } from "./useTranscripts";

interface AskProps {
  /** Why it can't be asked for. */
  readonly obstacle: "notConfigured" | "coming" | undefined;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

function Ask({ obstacle, isBusy, onAsk }: AskProps) {
  const { t } = useTexts();
  const reasonId = useId();
  return (
    <>
      <Button
        variant="outlined"
        disabled={obstacle !== undefined}
        loading={isBusy}
        onClick={onAsk}
        aria-describedby={reasonId}
        startIcon={<Icon name="Notes" />}
        sx={{ alignSelf: "start", minHeight: 44 }}
      >
        {t("uxTest.transcript.request")}
      </Button>
      <Typography id={reasonId} variant="body2" sx={{ color: "text.secondary" }}>
        {t(`uxTest.transcript.${obstacle ?? "explain"}`)}
      </Typography>
    </>
  );
}

function Progress({ transcripts }: { readonly transcripts: readonly UxTranscript[] }) {
  const { t } = useTexts();
  const percent = Math.floor((transcripts.reduce((sum, { progress }) => sum + progress, 0) / transcripts.length) * 100);
  const hasBegun = transcripts.some(({ status }) => status !== "REQUESTED");
  const words = hasBegun ? t("uxTest.transcript.processing", { percent }) : t("uxTest.transcript.requested");
  return (
    <Alert severity="info" role="status">
      <Box sx={{ display: "grid", gap: 1 }}>
        {words}
        {hasBegun && <LinearProgress variant="determinate" value={percent} aria-label={words} />}
      </Box>
    </Alert>
  );
}

interface SpokenWordsProps {
  /** Of the activity, or in a suite of the study. */
  readonly ownerId: string;
  readonly session: UxSession;
  readonly clock: Pick<SessionClock, "seconds" | "seekTo">;
  readonly mayRequest: boolean;
}

/** What is said in a session, beside its player; the team has it written down. Nothing where no voice was recorded. */
export function SpokenWords({ ownerId, session, clock, mayRequest }: SpokenWordsProps) {
  const { t } = useTexts();
  const notify = useNotice();
  const titleId = useId();
  const { data, error, refetch, request } = useTranscripts(ownerId, session);
  const [isBusy, setBusy] = useState(false);
  const voices = session.tracks.filter(({ source, state }) => source === "MICROPHONE" && state !== "FAILED");
  if (voices.length === 0) return null;
  const { transcripts = [], isAutomatic = false } = data ?? {};
  const unasked = voices.filter(({ id }) => !transcripts.some(({ recordingId }) => recordingId === id));
  const failed = transcripts.filter(({ status }) => status === "FAILED");
  const failure = failed[0]?.failure;
  const lines = spokenLines(transcripts, session.tracks);

  async function ask(recordings: readonly string[]): Promise<void> {
    setBusy(true);
    try {
      await request(recordings);
    } catch (problem) {
      notify(failureText(problem, t), "error");
    } finally {
      setBusy(false);
    }
  }
  const ready = unasked.filter(({ state }) => state === "READY").map(({ id }) => id);
  const obstacle = isAutomatic ? ready.length === 0 && "coming" : "notConfigured";
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1.5 }}>
      <Typography id={titleId} variant="h4" component="h3">
        {t("uxTest.transcript.title")}
      </Typography>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
      {data && unasked.length > 0 && mayRequest && (
        <Ask obstacle={obstacle || undefined} isBusy={isBusy} onAsk={() => void ask(ready)} />
      )}
      {data && transcripts.length === 0 && !mayRequest && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("uxTest.transcript.none")}
        </Typography>
      )}
      {transcripts.some(isBeingMade) && <Progress transcripts={transcripts} />}
      {failed.length > 0 && (
        <Alert
          severity="error"
          action={
            mayRequest &&
            isAutomatic && (
              <Button
                color="inherit"
                size="small"
                loading={isBusy}
                onClick={() => void ask(failed.map(({ recordingId }) => recordingId))}
              >
                {t("uxTest.transcript.retry")}
              </Button>
            )
          }
        >
          {t("uxTest.transcript.failed")} {failure && t(`uxTest.transcript.failures.${failure}`)}{" "}
          {failed.some(({ segments }) => segments.length > 0) && t("uxTest.transcript.kept")}
        </Alert>
      )}
      {lines.length > 0 && <SpokenList lines={lines} seconds={clock.seconds} onSeek={clock.seekTo} />}
      {lines.length === 0 && transcripts.some(({ status }) => status === "READY") && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("uxTest.transcript.silent")}
        </Typography>
      )}
    </Stack>
  );
}
