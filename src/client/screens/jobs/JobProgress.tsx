import { Box, LinearProgress, Typography } from "@mui/material";
import { isRunning, type Job } from "../../data/jobApi";
import { useTexts } from "../common/useTexts";
import { isKept, percentOf } from "./jobState";

/** How far a job is, or what came of it. */
export function JobProgress({ job }: { readonly job: Job }) {
  const { t, language } = useTexts();
  const percent = percentOf(job);
  if (isRunning(job)) {
    return (
      <Box sx={{ display: "grid", gap: 0.5 }}>
        <LinearProgress
          aria-label={job.title}
          {...(percent === undefined ? {} : { variant: "determinate" as const, value: percent })}
          sx={{ height: 6, borderRadius: 3 }}
        />
        <Typography variant="body2" color="text.secondary">
          {job.total === null
            ? t("console.jobs.waiting")
            : t("console.jobs.progress", { done: job.done.toLocaleString(language), total: job.total.toLocaleString(language) })}
        </Typography>
      </Box>
    );
  }
  if (job.state === "failed" || job.result?.file) {
    const ending = job.state === "failed" ? "failed" : job.result?.file && isKept(job.result.file) ? "ready" : "gone";
    return (
      <Typography variant="body2" color="text.secondary">
        {t(`console.jobs.${ending}`)}
      </Typography>
    );
  }
  const { created = 0, updated = 0, skipped = 0 } = job.result ?? {};
  const counts = { created, updated, skipped };
  const parts = (["created", "updated", "skipped"] as const).filter((name) => counts[name] > 0);
  return (
    <Typography variant="body2" color="text.secondary">
      {parts.length > 0
        ? parts
            .map((name) => t(`console.jobs.${name}`, { smart_count: counts[name], count: counts[name].toLocaleString(language) }))
            .join(" · ")
        : t("console.jobs.nothing")}
    </Typography>
  );
}
