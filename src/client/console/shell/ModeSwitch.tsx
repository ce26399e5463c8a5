import { IconButton, Tooltip } from "@mui/material";
import { useTheme as useMuiTheme } from "@mui/material/styles";
import { useTheme } from "react-admin";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";

/** Light or dark: the device's choice until the person makes one, which is kept. */
export function ModeSwitch() {
  const { t } = useTexts();
  const { mode } = useMuiTheme().palette;
  const [, setMode] = useTheme(mode);
  const label = t(mode === "dark" ? "console.shell.toLight" : "console.shell.toDark");
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(mode === "dark" ? "light" : "dark")}>
        <Icon name={mode === "dark" ? "LightMode" : "DarkMode"} />
      </IconButton>
    </Tooltip>
  );
}
