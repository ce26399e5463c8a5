import { Stack, Tab, Tabs } from "@mui/material";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { Question } from "../../../../survey/questionnaire";
import { type QuestionPart, useEditor } from "../editor/EditorContext";
import { logicCount } from "./model/copyLogic";

interface PartTabsProps {
  readonly question: Question;
  readonly part: QuestionPart;
  /** The part that shows. */
  readonly children: ReactNode;
}

/** Turns between a question's form and its logic. */
export function PartTabs({ question, part, children }: PartTabsProps) {
  const { t } = useTexts();
  const { setFocus } = useEditor();
  const id = useId();
  const count = logicCount(question);
  const tab = (value: QuestionPart) => ({ value, id: `${id}-${value}`, "aria-controls": `${id}-panel` });
  return (
    <>
      <Tabs
        value={part}
        onChange={(_event, next: QuestionPart) => setFocus({ kind: "question", id: question.id, part: next })}
        aria-label={t("surveys.logic.parts")}
        sx={{ minHeight: 44, borderBottom: 1, borderColor: "divider", "& .MuiTab-root": { minHeight: 44 } }}
      >
        <Tab {...tab("form")} label={t("surveys.logic.form")} />
        <Tab {...tab("logic")} label={count > 0 ? `${t("surveys.logic.title")} (${count})` : t("surveys.logic.title")} />
      </Tabs>
      <Stack role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} sx={{ gap: 3, minWidth: 0 }}>
        {children}
      </Stack>
    </>
  );
}
