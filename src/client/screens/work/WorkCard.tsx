import { Box, Button, Paper, Skeleton, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { ApiError } from "../../data/api";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { WorkRow } from "./WorkRow";
import type { WorkLine } from "./workLine";

/** Beyond this a card is a list. */
const MOST = 5;
const SKELETONS = ["62%", "48%", "55%"];

interface WorkCardProps {
  readonly title: string;
  /** Name of an icon. */
  readonly icon: string;
  /** The most urgent first; `undefined` while they are on their way. Five are shown. */
  readonly lines: readonly WorkLine[] | undefined;
  /** What went wrong, where there are no lines. */
  readonly error?: unknown;
  readonly onRetry: () => void;
  /** What would stand here; without it the card hides where there is nothing to do. */
  readonly empty?: string;
  /** Where all of it is listed; shown where there are lines. */
  readonly all?: { readonly to: string; readonly label?: string };
  /** A small button beside the title, for all lines at once. */
  readonly action?: ReactNode;
  /** Between the title and the lines. */
  readonly lead?: ReactNode;
}

function Failure({ error, onRetry }: Pick<WorkCardProps, "error" | "onRetry">) {
  const { t } = useTexts();
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <Box role="alert" sx={{ px: 2, pb: 1.5, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Typography color="text.secondary">{t(isOffline ? "console.state.offline.title" : "console.relation.failed")}</Typography>
      <Button size="small" onClick={onRetry} startIcon={<Icon name="Refresh" />}>
        {t("console.action.retry")}
      </Button>
    </Box>
  );
}

function Pending() {
  const { t } = useTexts();
  return (
    <Box role="status" aria-label={t("console.state.loading")}>
      {SKELETONS.map((width) => (
        <Box key={width} sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: "divider" }}>
          <Skeleton width={width} />
          <Skeleton width="34%" height={16} />
        </Box>
      ))}
    </Box>
  );
}

/** A card of a home: what there is to do of one kind, each line leading to where it is done. */
export function WorkCard({ title, icon, lines, error, onRetry, empty, all, action, lead }: WorkCardProps) {
  const { t } = useTexts();
  const headingId = useId();
  const hasFailed = lines === undefined && Boolean(error);
  if (lines?.length === 0 && empty === undefined) return null;
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      sx={{ border: 1, borderColor: "divider", overflow: "hidden", minWidth: 0 }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, minHeight: 52 }}>
        <Icon name={icon} sx={{ color: "text.secondary" }} />
        <Typography id={headingId} variant="h4" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {action}
        {all && lines && lines.length > 0 ? (
          <Button size="small" color="inherit" component={Link} to={all.to} sx={{ flex: "none" }}>
            {all.label ?? t("console.home.all")}
          </Button>
        ) : null}
      </Box>
      {lead}
      {hasFailed ? <Failure error={error} onRetry={onRetry} /> : null}
      {lines === undefined && !hasFailed ? <Pending /> : null}
      {lines?.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {empty}
        </Typography>
      ) : null}
      {lines && lines.length > 0 ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {lines.slice(0, MOST).map((line) => (
            <WorkRow key={line.id} line={line} />
          ))}
        </Box>
      ) : null}
    </Paper>
  );
}
