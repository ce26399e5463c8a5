import { Badge, Box, CircularProgress, IconButton, Tooltip } from "@mui/material";
import { useState } from "react";
import { isRunning } from "../../data/jobApi";
import { Icon } from "../../theme/icons";
import { TrayPopover } from "../common/TrayPopover";
import { useTexts } from "../common/useTexts";
import { JobLine } from "./JobLine";
import { useJobNews } from "./useJobNews";
import { useJobs } from "./useJobs";

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
