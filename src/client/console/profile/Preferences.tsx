import {
  Box,
  FormControl,
  InputLabel,
  MenuItem,
  Paper,
  Select,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from "@mui/material";
import { useTheme as useMuiTheme } from "@mui/material/styles";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTheme } from "react-admin";
import { LANGUAGES, type Language } from "../../../shared/languages";
import { useNotice } from "../../screens/common/useNotice";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import type { Mode } from "../../theme/theme";
import { useSetLanguage } from "../useConsoleLanguage";

function LanguageChoice() {
  const { t, language } = useTexts();
  const setLanguage = useSetLanguage();
  const queries = useQueryClient();
  const notice = useNotice();
  const id = useId();
  const choose = async (next: Language) => {
    try {
      await setLanguage(next);
      // What the server says in words comes in the language of the call.
      await queries.invalidateQueries();
    } catch {
      notice(t("console.state.offline.body"), "error");
    }
  };
  return (
    <FormControl size="small" sx={{ minWidth: 220 }}>
      <InputLabel id={id}>{t("console.shell.language")}</InputLabel>
      <Select
        labelId={id}
        label={t("console.shell.language")}
        value={language}
        onChange={({ target }) => void choose(target.value as Language)}
        sx={{ minHeight: 44 }}
      >
        {LANGUAGES.map((code) => (
          <MenuItem key={code} value={code} lang={code}>
            {t(`console.languages.${code}`)}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

const MODES: Readonly<Record<Mode, string>> = { light: "LightMode", dark: "DarkMode" };

function ModeChoice() {
  const { t } = useTexts();
  const { mode } = useMuiTheme().palette;
  const [, setMode] = useTheme(mode);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label={t("console.profile.mode.label")}
      onChange={(_, next: Mode | null) => next && setMode(next)}
    >
      {(Object.keys(MODES) as Mode[]).map((one) => (
        <ToggleButton
          key={one}
          value={one}
          sx={{ minHeight: 44, px: 2, gap: 1, "&:not(.Mui-selected)": { color: "text.secondary" } }}
        >
          <Icon name={MODES[one]} />
          {t(`console.profile.mode.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** How the console looks and speaks, on this device. */
export function Preferences() {
  const { t } = useTexts();
  return (
    <Paper component="section" sx={{ border: 1, borderColor: "divider", p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2">
          {t("console.profile.preferences.title")}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t("console.profile.preferences.description")}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <LanguageChoice />
        <ModeChoice />
      </Box>
    </Paper>
  );
}
