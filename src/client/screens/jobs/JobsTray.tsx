import { Badge, Box, CircularProgress, IconButton, Tooltip } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isRunning, type Job } from "../../data/jobApi";
import { Icon } from "../../theme/icons";
import { TrayPopover } from "../common/TrayPopover";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { JobLine } from "./JobLine";
import { useJobs } from "./useJobs";

/** Says it when a job has ended, wherever the person is by then; what it wrote is read anew. */
function useJobNews(jobs: readonly Job[]): void {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = jobs.filter((job) => before.current.has(job.id) && !isRunning(job));
    before.current = new Set(jobs.filter(isRunning).map(({ id }) => id));
    for (const { title, state } of ended) {
      notice(`${title}: ${t(`console.jobs.states.${state}`)}`, state === "failed" ? "error" : "success");
    }
    if (ended.length > 0) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "getList" });
  }, [jobs, notice, t, queries]);
}

/** The work that the server does for this person: what runs and what came of it, from every page. */
export function JobsTray() {
  const { t } = useTexts();
  const { jobs, refresh } = useJobs();
  const [anchor, setAnchor] = useState<HTMLElement>();
  useJobNews(jobs);
  const running = jobs.filter(isRunning).length;
  if (jobs.length === 0) return null;
  const label = running > 0 ? t("console.jobs.running", { smart_count: running }) : t("console.jobs.title");
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={running} color="primary">
            {running > 0 ? <CircularProgress size={20} aria-hidden /> : <Icon name="TaskAlt" />}
          </Badge>
        </IconButton>
      </Tooltip>
      <TrayPopover title={t("console.jobs.title")} anchor={anchor} onClose={() => setAnchor(undefined)} width={380}>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} onChange={refresh} />
          ))}
        </Box>
      </TrayPopover>
    </>
  );
}
