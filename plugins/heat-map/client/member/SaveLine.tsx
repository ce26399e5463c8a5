import CloudDoneOutlined from "@mui/icons-material/CloudDoneOutlined";
import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type SaveState, useTexts } from "../../../../src/client/kit/member";

const KEYS: Readonly<Record<Exclude<SaveState, "idle">, string>> = {
  saved: "heatMap.member.saved",
  saving: "heatMap.member.saving",
  offline: "heatMap.member.offline",
  failing: "heatMap.member.failing",
  stopped: "heatMap.member.stopped",
};

interface SaveLineProps {
  readonly saving: SaveState;
  readonly isDurable: boolean;
}

/** Whether the server has everything; said quietly, unless it hasn't. */
export function SaveLine({ saving, isDurable }: SaveLineProps) {
  const { t } = useTexts();
  const isWaiting = saving === "offline" || saving === "failing" || saving === "stopped";
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        gap: 0.75,
        alignItems: "center",
        minHeight: 24,
        color: isWaiting ? "warning.main" : "text.secondary",
      }}
    >
      {saving === "saved" && <CloudDoneOutlined fontSize="small" />}
      {isWaiting && <CloudOffOutlined fontSize="small" />}
      {saving !== "idle" && (
        <Typography variant="body2" sx={{ fontWeight: isWaiting ? 600 : 400 }}>
          {t(KEYS[saving])}
          {isWaiting && !isDurable && ` ${t("heatMap.member.notKept")}`}
        </Typography>
      )}
    </Box>
  );
}
