import { Box } from "@mui/material";
import { daysLeft } from "../../../shared/dates/daysLeft";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";

/** From how many days before its end a community's team reads of it. */
const SAID_DAYS = 14;

/** Says that the community ends soon, or that it can only be read. */
export function EndBanner() {
  const { t } = useTexts();
  const { theme } = useConsole();
  const left = theme?.endsAt ? daysLeft(theme.endsAt, new Date()) : undefined;
  if (left === undefined || left > SAID_DAYS) return null;
  return (
    <Box
      role="note"
      sx={(muiTheme) => ({
        display: "flex",
        alignItems: "center",
        gap: 1,
        px: { xs: 2, sm: 3, lg: 4 },
        py: 0.75,
        color: "warning.main",
        bgcolor: `color-mix(in srgb, ${muiTheme.palette.warning.main} 12%, ${muiTheme.palette.background.paper})`,
        borderBottom: 1,
        borderColor: "warning.main",
      })}
    >
      <Icon name={left === 0 ? "Visibility" : "Schedule"} />
      <Box component="span" sx={{ color: "text.primary", fontWeight: 600 }}>
        {left === 0 ? t("console.end.ended") : t("console.end.soon", { smart_count: left })}
      </Box>
    </Box>
  );
}
