import { Alert, Stack } from "@mui/material";
import { useEffect, useRef } from "react";
import { ownsStudies, useTexts, View } from "../../../../client/kit/console";
import { questionNotes } from "../../../../contracts/views/questionNotes";
import type { Question } from "../../../../survey/questionnaire";
import { type QuestionFocus, useEditor } from "../editor/EditorContext";
import { PartTabs } from "../logic/PartTabs";
import { QuestionLogic } from "../logic/QuestionLogic";
import { PanelForm } from "./panel/PanelForm";
import { PanelHead, PanelIssues } from "./panel/PanelHead";
import { useKnownTypes } from "./QuestionTypesContext";

interface QuestionPanelProps {
  readonly question: Question;
  readonly focus: QuestionFocus;
}

/** A question's form, from its type's schema, or its logic. */
export function QuestionPanel({ question, focus }: QuestionPanelProps) {
  const { isNew = false, part = "form", pointer } = focus;
  const type = useKnownTypes().get(question.type);
  const { activity } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The dialog of the types gives the focus back when it has gone; only then can it move on.
    const timer = setTimeout(() => {
      if (!panel.current?.contains(document.activeElement)) panel.current?.querySelector("textarea")?.focus();
    }, 250);
    return () => clearTimeout(timer);
  }, [isNew]);
  return (
    <Stack ref={panel} sx={{ gap: 3 }}>
      <PanelHead question={question} type={type} />
      <PanelIssues question={question} />
      {ownsStudies() && <View of={questionNotes} props={{ ownerId: activity.id, questionId: question.id }} />}
      <PartTabs question={question} part={part}>
        {part === "logic" ? (
          <QuestionLogic question={question} pointer={pointer} />
        ) : type ? (
          <PanelForm question={question} type={type} />
        ) : (
          <UnknownType question={question} />
        )}
      </PartTabs>
    </Stack>
  );
}

function UnknownType({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  return <Alert severity="info">{t("surveys.question.unknownType", { type: question.type })}</Alert>;
}
