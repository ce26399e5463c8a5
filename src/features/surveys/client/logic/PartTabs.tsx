import { Tab, Tabs } from "@mui/material";
import { useTexts } from "../../../../client/kit";
import type { Question } from "../../../../schema/questionnaire";
import { type QuestionPart, useEditor } from "../editor/EditorContext";
import { logicCount } from "./model/copyLogic";

/** Turns between a question's form and its logic. */
export function PartTabs({ question, part }: { readonly question: Question; readonly part: QuestionPart }) {
  const { t } = useTexts();
  const { setFocus } = useEditor();
  const count = logicCount(question);
  return (
    <Tabs
      value={part}
      onChange={(_event, next: QuestionPart) => setFocus({ kind: "question", id: question.id, part: next })}
      aria-label={t("surveys.logic.parts")}
      sx={{ minHeight: 44, borderBottom: 1, borderColor: "divider", "& .MuiTab-root": { minHeight: 44 } }}
    >
      <Tab value="form" label={t("surveys.logic.form")} />
      <Tab value="logic" label={count > 0 ? `${t("surveys.logic.title")} (${count})` : t("surveys.logic.title")} />
    </Tabs>
  );
}
