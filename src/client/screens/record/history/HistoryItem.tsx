import { Box, Button, Typography } from "@mui/material";
import type { HistoryEntry } from "../../../data/recordApi";
import { Icon } from "../../../theme/icons";
import { RelativeTime } from "../../common/RelativeTime";
import { useTexts } from "../../common/useTexts";
import { HistoryChange } from "./HistoryChange";

const ICONS: Readonly<Record<string, string>> = {
  create: "Add",
  update: "Edit",
  delete: "Delete",
  restore: "Undo",
  transition: "SwapHoriz",
};

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  /** The record is as this entry left it: there is nothing to go back to. */
  readonly isNewest: boolean;
  readonly onRestore?: (entry: HistoryEntry) => void;
}

/** One entry of the timeline. */
export function HistoryItem({ entry, isNewest, onRestore }: HistoryItemProps) {
  const { t } = useTexts();
  const action = entry.action.split(/[:.]/)[0] ?? "";
  // A restore writes fields; states are moved by their steps alone.
  const canRestore = onRestore && !isNewest && action !== "delete" && action !== "transition";
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: "28px minmax(0, 1fr)",
        columnGap: 1.5,
        pb: 3,
        // The line that joins the entries.
        "&:not(:last-of-type)::before": {
          content: '""',
          position: "absolute",
          left: 13,
          top: 32,
          bottom: 4,
          borderLeft: 1,
          borderColor: "divider",
        },
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 28, height: 28, display: "grid", placeItems: "center", borderRadius: "50%", bgcolor: "action.selected" }}
      >
        <Icon name={ICONS[action] ?? "Edit"} sx={{ fontSize: 16 }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, minHeight: 28 }}>
          <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
            {entry.author?.name ?? t(`console.history.by.${entry.by}`)}
          </Typography>
          <Typography component="span" color="text.secondary">
            {t(`console.history.actions.${action}`, { _: t("console.history.actions.update") })}
            {" · "}
            <RelativeTime value={entry.at} />
          </Typography>
          {canRestore ? (
            <Button
              size="small"
              color="inherit"
              startIcon={<Icon name="History" />}
              onClick={() => onRestore(entry)}
              sx={{ ml: "auto" }}
            >
              {t("console.history.restore.action")}
            </Button>
          ) : null}
        </Box>
        {entry.changes.length > 0 ? (
          <Box component="dl" sx={{ m: 0, mt: 1, display: "grid", gap: 1 }}>
            {entry.changes.map((change) => (
              <HistoryChange key={change.field} change={change} isFirst={action === "create"} />
            ))}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
