import { Box, Button, Typography } from "@mui/material";
import { isRunning } from "../../data/jobApi";
import { StateChip } from "../common/StateChip";
import { LoadingState } from "../common/states";
import { useTexts } from "../common/useTexts";
import { JobProgress } from "../jobs/JobProgress";
import { jobTone } from "../jobs/jobState";
import { useJob } from "../jobs/useJobs";
import { IssueTable } from "./IssueTable";

/** How the load goes on and what came of it; it needs nobody's eyes. */
export function LoadStep({ jobId, onClose }: { readonly jobId: string | undefined; readonly onClose: () => void }) {
  const { t } = useTexts();
  const job = useJob(jobId);
  if (!job) return <LoadingState />;
  const { faults = [], faultCount = faults.length } = job.result ?? {};
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography sx={{ fontWeight: 600, flex: "1 1 160px", overflowWrap: "anywhere" }}>{job.title}</Typography>
        <StateChip tone={jobTone(job)} label={t(`console.jobs.states.${job.state}`)} />
      </Box>
      <Box aria-live="polite">
        <JobProgress job={job} />
      </Box>
      {isRunning(job) ? <Typography color="text.secondary">{t("console.import.load.leave")}</Typography> : null}
      {faults.length > 0 ? <IssueTable faults={faults} count={faultCount} report={job.id} title={job.title} /> : null}
      <Button variant="contained" onClick={onClose} sx={{ justifySelf: "end" }}>
        {t("fields.close")}
      </Button>
    </Box>
  );
}
