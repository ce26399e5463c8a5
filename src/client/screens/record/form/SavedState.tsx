import { Box } from "@mui/material";
import type { SaverStatus } from "../../../data/drafts/draftSaver";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";

const ICONS: Readonly<Partial<Record<SaverStatus, string>>> = {
  pending: "Sync",
  saving: "Sync",
  saved: "CloudDone",
  local: "CloudOff",
  failed: "ErrorOutline",
  conflict: "Warning",
};

interface SavedStateProps {
  readonly status: SaverStatus;
  /** An earlier draft waits for a decision, and would be written over. @default false */
  readonly isPaused?: boolean;
}

/** Whether what was typed is safe, said quietly. */
export function SavedState({ status, isPaused = false }: SavedStateProps) {
  const { t } = useTexts();
  const icon = isPaused ? "PauseCircle" : ICONS[status];
  return (
    <Box
      role="status"
      sx={{
        display: icon ? "flex" : "none",
        alignItems: "center",
        gap: 0.5,
        typography: "body2",
        color: status === "failed" || status === "conflict" ? "warning.main" : "text.secondary",
      }}
    >
      {icon ? <Icon name={icon} sx={{ fontSize: 16 }} /> : null}
      {icon ? t(`console.draft.${isPaused ? "paused" : status}`) : ""}
    </Box>
  );
}
