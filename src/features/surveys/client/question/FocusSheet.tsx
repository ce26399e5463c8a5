import { AppBar, Box, Dialog, IconButton, Toolbar, Typography } from "@mui/material";
import { useId } from "react";
import { Icon, useTexts } from "../../../../client/kit";
import { useEditor } from "../editor/EditorContext";
import { findQuestion } from "../editor/questionnaireDraft";
import { SaveState } from "../editor/SaveState";
import { FocusContent } from "./FocusPanel";

/** On a phone what is edited takes the whole screen. */
export function FocusSheet() {
  const { t } = useTexts();
  const { editor, focus, setFocus } = useEditor();
  const titleId = useId();
  const question = focus?.kind === "question" ? findQuestion(editor.draft, focus.id)?.question : undefined;
  const isOpen = focus?.kind === "texts" || question !== undefined;
  return (
    <Dialog fullScreen open={isOpen} onClose={() => setFocus(undefined)} aria-labelledby={titleId}>
      <AppBar position="sticky" color="inherit" sx={{ borderBottom: 1, borderColor: "divider" }}>
        <Toolbar sx={{ gap: 1 }}>
          <IconButton edge="start" aria-label={t("surveys.question.back")} onClick={() => setFocus(undefined)}>
            <Icon name="ArrowBack" />
          </IconButton>
          <Typography id={titleId} variant="h4" component="h2" noWrap sx={{ flex: 1 }}>
            {question?.variable ?? t("surveys.texts.title")}
          </Typography>
          <SaveState />
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 2 }}>
        <FocusContent />
      </Box>
    </Dialog>
  );
}
