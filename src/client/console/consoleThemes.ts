import { createTheme, type Theme } from "@mui/material/styles";
import type { ThemeSettings } from "../../shared/theme/themeColours";
import { createAppTheme, type Mode } from "../theme/theme";

/** The application's theme with what a dense, keyboard-first console adds. */
export function createConsoleTheme(mode: Mode, settings: ThemeSettings): Theme {
  const theme = createAppTheme({ mode, settings });
  return createTheme(theme, {
    components: {
      MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: theme.palette.background.paper },
          notchedOutline: { borderColor: theme.palette.mode === "light" ? theme.palette.grey[400] : theme.palette.grey[700] },
        },
      },
      MuiMenu: {
        defaultProps: { elevation: 8 },
        styleOverrides: { paper: { border: `1px solid ${theme.palette.divider}`, minWidth: 180 } },
      },
      MuiDialog: { styleOverrides: { paper: { backgroundImage: "none" } } },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 34 } } },
      MuiTab: { styleOverrides: { root: { minWidth: 0, paddingInline: 12 } } },
    },
  });
}
