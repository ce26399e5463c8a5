import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LANGUAGES, type Language } from "../../../shared/languages";
import { useNotice } from "../../screens/common/useNotice";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { useSetLanguage } from "../useConsoleLanguage";

export function LanguageMenu() {
  const { t, language: locale } = useTexts();
  const setLanguage = useSetLanguage();
  const notice = useNotice();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement>();
  async function choose(language: Language) {
    setAnchor(undefined);
    try {
      await setLanguage(language);
      // What the server says in words comes in the language of the call.
      await queries.invalidateQueries();
    } catch {
      notice(t("console.state.offline.body"), "error");
    }
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`${t("console.shell.language")}: ${t(`console.languages.${locale}`)}`}
        startIcon={<Icon name="Language" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          minWidth: 0,
          flex: "none",
          whiteSpace: "nowrap",
          px: 1,
          color: "text.secondary",
          "& .MuiButton-startIcon": { mr: 0.5 },
        }}
      >
        {locale.toUpperCase()}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {LANGUAGES.map((code) => (
          <MenuItem key={code} lang={code} selected={code === locale} onClick={() => void choose(code)}>
            <ListItemText>{t(`console.languages.${code}`)}</ListItemText>
            <ListItemIcon sx={{ justifyContent: "flex-end" }}>{code === locale ? <Icon name="Check" /> : null}</ListItemIcon>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
