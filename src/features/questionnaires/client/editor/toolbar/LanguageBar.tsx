import { Box, Button, Menu, MenuItem, Tab, Tabs } from "@mui/material";
import { useDeferredValue, useMemo, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { LANGUAGES } from "../../../../../shared/languages";
import { TranslationButton } from "../../translation/TranslationButton";
import { translationProgress } from "../draft/translationProgress";
import { useEditor } from "../EditorContext";
import { languageName } from "../languageName";

/** In which language texts are edited, and how far each is. */
export function LanguageBar() {
  const { t, language: own } = useTexts();
  const { editor, language, setLanguage, canUpdate } = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // Counting reads the whole questionnaire: typing must not wait for it.
  const counted = useDeferredValue(editor.draft);
  const progress = useMemo(() => translationProgress(counted), [counted]);
  const others = LANGUAGES.filter((code) => !editor.draft.languages.includes(code));
  function add(code: string) {
    editor.change({ kind: "addLanguage", language: code });
    setLanguage(code);
    setAnchor(undefined);
  }
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        borderBottom: 1,
        borderColor: "divider",
        minWidth: 0,
      }}
    >
      <Tabs
        value={language}
        onChange={(_event, next: string) => setLanguage(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={t("surveys.languages.label")}
        sx={{ minHeight: 40, minWidth: 0, maxWidth: "100%", "& .MuiTab-root": { minHeight: 40, px: 1.5 } }}
      >
        {progress.map(({ language: code, written, total }) => {
          const share = total === 0 ? 0 : Math.floor((written / total) * 100);
          const suffix = progress.length > 1 && total > 0 ? ` · ${share} %` : "";
          return <Tab key={code} value={code} label={`${languageName(code, own)}${suffix}`} />;
        })}
      </Tabs>
      {canUpdate && others.length > 0 && (
        <Button
          size="small"
          startIcon={<Icon name="Add" />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ flexShrink: 0 }}
        >
          {t("surveys.languages.add")}
        </Button>
      )}
      <TranslationButton />
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {others.map((code) => (
          <MenuItem key={code} onClick={() => add(code)}>
            {languageName(code, own)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
