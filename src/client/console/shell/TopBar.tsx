import { Box, IconButton, Tooltip } from "@mui/material";
import { useTexts } from "../../screens/common/useTexts";
import { JobsTray } from "../../screens/jobs/JobsTray";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";
import { AlertsTray } from "../notifications/AlertsTray";
import { SearchButton } from "../palette/SearchButton";
import { AccountMenu } from "./AccountMenu";
import { LanguageMenu } from "./LanguageMenu";
import { ModeSwitch } from "./ModeSwitch";
import { TopBarTools } from "./TopBarTools";

/** Search, language, theme, account; on a phone also the way to the menu. */
export function TopBar({ onMenu }: { readonly onMenu?: () => void }) {
  const { t } = useTexts();
  const { session } = useConsole();
  return (
    <Box
      component="header"
      sx={{
        minHeight: 56,
        px: { xs: 1, sm: 3, lg: 4 },
        display: "flex",
        alignItems: "center",
        gap: { xs: 0.5, sm: 1 },
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      {onMenu ? (
        <Tooltip title={t("ra.action.open_menu")}>
          <IconButton onClick={onMenu} aria-label={t("ra.action.open_menu")}>
            <Icon name="Menu" fontSize="medium" />
          </IconButton>
        </Tooltip>
      ) : null}
      <SearchButton />
      <Box sx={{ flex: 1 }} />
      <JobsTray />
      {session.kind === "staff" ? <AlertsTray /> : null}
      <TopBarTools />
      <LanguageMenu />
      <ModeSwitch />
      <AccountMenu />
    </Box>
  );
}
