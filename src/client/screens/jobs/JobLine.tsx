import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { cancelJob, isRunning, type Job } from "../../data/jobApi";
import { RelativeTime } from "../common/RelativeTime";
import { StateChip } from "../common/StateChip";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { FileButton } from "./FileButton";
import { IssuesButton } from "./IssuesButton";
import { JobProgress } from "./JobProgress";
import { isKept, jobTone } from "./jobState";

/** A job in the tray: what, how far, what came of it. */
export function JobLine({ job, onChange }: { readonly job: Job; readonly onChange: () => void }) {
  const { t } = useTexts();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await cancelJob(job.id);
      onChange();
    } catch (error) {
      notice(error instanceof Error ? error.message : t("console.state.failed.title"), "error");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.75, px: 2, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography sx={{ flex: "1 1 140px", fontWeight: 600, overflowWrap: "anywhere" }}>{job.title}</Typography>
        <StateChip tone={jobTone(job)} label={t(`console.jobs.states.${job.state}`)} />
      </Box>
      <JobProgress job={job} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          <RelativeTime value={job.createdAt} />
        </Typography>
        {isRunning(job) ? (
          <Button size="small" color="inherit" loading={isBusy} onClick={() => void cancel()}>
            {t("console.jobs.cancel")}
          </Button>
        ) : null}
        {job.state === "done" && job.result?.file && isKept(job.result.file) ? (
          <FileButton size="small" file={job.result.file} />
        ) : null}
        {job.result?.faultCount ? <IssuesButton size="small" report={job.id} title={job.title} /> : null}
      </Box>
    </Box>
  );
}
