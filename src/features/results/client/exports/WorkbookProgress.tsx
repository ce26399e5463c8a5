import { Alert, Stack, Typography } from "@mui/material";
import { absoluteTime, isRunning, type Job, JobProgress, useTexts } from "../../../../client/kit/console";

/** How far a workbook is, or how that ended. @param props.job undefined until the server's list of jobs has it */
export function WorkbookProgress({ job }: { readonly job: Job | undefined }) {
  const { t, language } = useTexts();
  if (!job || isRunning(job)) {
    return (
      <Stack role="status" sx={{ gap: 1.5 }}>
        {job ? <JobProgress job={job} /> : <Typography>{t("resultFiles.dialog.preparing")}</Typography>}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("resultFiles.dialog.background")}
        </Typography>
      </Stack>
    );
  }
  if (job.state === "failed") return <Alert severity="error">{t("resultFiles.dialog.failed")}</Alert>;
  if (job.state === "cancelled") return <Alert severity="info">{t("resultFiles.dialog.cancelled")}</Alert>;
  const until = job.result?.file?.until;
  return (
    <Alert severity="success">
      {t("resultFiles.dialog.ready")}
      {until ? ` ${t("resultFiles.dialog.kept", { time: absoluteTime(new Date(until), language) })}` : ""}
    </Alert>
  );
}
