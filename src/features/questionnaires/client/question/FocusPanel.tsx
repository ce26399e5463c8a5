import { Paper, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { findQuestion } from "../editor/draft/questionnaireDraft";
import { useEditor } from "../editor/EditorContext";
import { BELOW_TOOLBAR } from "../editor/toolbar/StickyTop";
import { BlockPanel } from "../logic/block/BlockPanel";
import { QuestionPanel } from "./QuestionPanel";
import { TextsPanel } from "./TextsPanel";

/** What is edited now. */
export function FocusContent() {
  const { t } = useTexts();
  const { editor, focus } = useEditor();
  if (focus?.kind === "texts") return <TextsPanel />;
  if (focus?.kind === "block") {
    const index = editor.draft.blocks.findIndex(({ id }) => id === focus.id);
    const block = editor.draft.blocks[index];
    if (block) return <BlockPanel key={block.id} block={block} index={index} pointer={focus.pointer} />;
  }
  const question = focus?.kind === "question" ? findQuestion(editor.draft, focus.id)?.question : undefined;
  // Another question is another form: state of the one before must not show in it.
  if (question && focus?.kind === "question") return <QuestionPanel key={question.id} question={question} focus={focus} />;
  return <Typography sx={{ color: "text.secondary", py: 6, textAlign: "center" }}>{t("surveys.question.choose")}</Typography>;
}

export function FocusPanel() {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 3,
        minWidth: 0,
        position: "sticky",
        top: `calc(${BELOW_TOOLBAR} + 8px)`,
        maxHeight: `calc(100vh - ${BELOW_TOOLBAR} - 24px)`,
        overflowY: "auto",
      }}
    >
      <FocusContent />
    </Paper>
  );
}
