import { Paper, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit";
import { useEditor } from "../editor/EditorContext";
import { findQuestion } from "../editor/questionnaireDraft";
import { QuestionPanel } from "./QuestionPanel";
import { TextsPanel } from "./TextsPanel";

/** What is edited now. */
export function FocusContent() {
  const { t } = useTexts();
  const { editor, focus } = useEditor();
  if (focus?.kind === "texts") return <TextsPanel />;
  const question = focus && findQuestion(editor.draft, focus.id)?.question;
  // Another question is another form: state of the one before must not show in it.
  if (question) return <QuestionPanel key={question.id} question={question} isNew={focus.isNew === true} />;
  return <Typography sx={{ color: "text.secondary", py: 6, textAlign: "center" }}>{t("surveys.question.choose")}</Typography>;
}

export function FocusPanel() {
  return (
    <Paper
      variant="outlined"
      sx={{ p: 3, minWidth: 0, position: "sticky", top: 72, maxHeight: "calc(100vh - 88px)", overflowY: "auto" }}
    >
      <FocusContent />
    </Paper>
  );
}
