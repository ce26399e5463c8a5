import { AppBar, Box, Dialog, IconButton, Toolbar, Typography } from "@mui/material";
import { useId } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { blockName } from "../../../../client/kit/questions";
import { findQuestion } from "../editor/draft/questionnaireDraft";
import { useEditor } from "../editor/EditorContext";
import { SaveState } from "../editor/toolbar/SaveState";
import { FocusContent } from "./FocusPanel";

/** On a phone what is edited takes the whole screen. */
export function FocusSheet() {
  const { t } = useTexts();
  const { editor, language, focus, setFocus } = useEditor();
  const titleId = useId();
  const question = focus?.kind === "question" ? findQuestion(editor.draft, focus.id)?.question : undefined;
  const blockIndex = focus?.kind === "block" ? editor.draft.blocks.findIndex(({ id }) => id === focus.id) : -1;
  const isOpen = focus?.kind === "texts" || question !== undefined || blockIndex >= 0;
  const blockTitle = blockIndex >= 0 ? blockName({ draft: editor.draft, language, t }, blockIndex) : undefined;
  return (
    <Dialog fullScreen open={isOpen} onClose={() => setFocus(undefined)} aria-labelledby={titleId}>
      <AppBar position="sticky" color="inherit" sx={{ borderBottom: 1, borderColor: "divider" }}>
        <Toolbar sx={{ gap: 1 }}>
          <IconButton edge="start" aria-label={t("surveys.question.back")} onClick={() => setFocus(undefined)}>
            <Icon name="ArrowBack" />
          </IconButton>
          <Typography id={titleId} variant="h4" component="h2" noWrap sx={{ flex: 1 }}>
            {question?.variable ?? blockTitle ?? t("surveys.texts.title")}
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
