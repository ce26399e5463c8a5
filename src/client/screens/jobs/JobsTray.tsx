import { Badge, Box, CircularProgress, IconButton, Popover, Tooltip, Typography } from "@mui/material";
import { useState } from "react";
import { isRunning } from "../../data/jobApi";
import { Icon } from "../../look/icons";
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
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": t("console.jobs.title"),
            elevation: 8,
            sx: { mt: 0.5, width: 380, maxWidth: "calc(100vw - 24px)", maxHeight: "70vh", border: 1, borderColor: "divider" },
          },
        }}
      >
        <Typography component="h2" sx={{ fontWeight: 600, px: 2, py: 1.5 }}>
          {t("console.jobs.title")}
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} onChange={refresh} />
          ))}
        </Box>
      </Popover>
    </>
  );
}
