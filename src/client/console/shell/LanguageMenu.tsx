import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useLocaleState } from "ra-core";
import { useState } from "react";
import { LANGUAGES } from "../../../shared/languages";
import { Icon } from "../../look/icons";
import { useTexts } from "../../screens/common/useTexts";

export function LanguageMenu() {
  const { t } = useTexts();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
          <MenuItem
            key={code}
            lang={code}
            selected={code === locale}
            onClick={() => {
              setAnchor(undefined);
              setLocale(code);
            }}
          >
            <ListItemText>{t(`console.languages.${code}`)}</ListItemText>
            <ListItemIcon sx={{ justifyContent: "flex-end" }}>{code === locale ? <Icon name="Check" /> : null}</ListItemIcon>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
