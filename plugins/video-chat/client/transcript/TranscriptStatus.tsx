import { Alert, Box, Button, LinearProgress } from "@mui/material";
import { useState } from "react";
import { failureText, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { VideoTranscript } from "../../shared/transcript/api";
import type { TranscriptWork } from "./useTranscript";

interface TranscriptStatusProps {
  readonly transcript: VideoTranscript;
  readonly work: Pick<TranscriptWork, "request">;
  readonly canUpdate: boolean;
}

/** How far a transcript is that isn't ready, and what can be done if making it failed. */
export function TranscriptStatus({ transcript, work, canUpdate }: TranscriptStatusProps) {
  const { t, language } = useTexts();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const { status, progress, expectedAt, failure, isAutomatic, segments } = transcript;
  const retry = async () => {
    setBusy(true);
    try {
      await work.request({});
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  };
  if (status === "FAILED")
    return (
      <Alert
        severity="error"
        action={
          canUpdate &&
          isAutomatic && (
            <Button color="inherit" size="small" loading={isBusy} onClick={() => void retry()}>
              {t("videoChat.transcript.retry")}
            </Button>
          )
        }
      >
        {t("videoChat.transcript.failed")} {failure && t(`videoChat.transcript.failures.${failure}`)}{" "}
        {segments.length > 0 && t("videoChat.transcript.kept")}
      </Alert>
    );
  if (status !== "REQUESTED" && status !== "PROCESSING") return null;
  const percent = Math.floor((progress ?? 0) * 100);
  const time = expectedAt && new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(expectedAt));
  return (
    <Alert severity="info" role="status">
      <Box sx={{ display: "grid", gap: 1 }}>
        <span>
          {status === "REQUESTED" ? t("videoChat.transcript.requested") : t("videoChat.transcript.processing", { percent })}{" "}
          {time ? t("videoChat.transcript.expected", { time }) : t("videoChat.transcript.late")}
        </span>
        {status === "PROCESSING" && (
          <LinearProgress variant="determinate" value={percent} aria-label={t("videoChat.transcript.processing", { percent })} />
        )}
      </Box>
    </Alert>
  );
}
