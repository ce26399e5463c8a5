import { Stack } from "@mui/material";
import { useRef } from "react";
import { useTexts } from "../../../../client/kit/console";
import { ConditionEditor, issuesOf } from "../../../../client/kit/questions";
import type { Question } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";
import { CarryEditor } from "./CarryEditor";
import { LogicSection } from "./LogicSection";
import { OptionConditions } from "./OptionConditions";
import { RulesEditor } from "./rules/RulesEditor";
import { useIssuePlace } from "./useIssuePlace";

/** A question with a part put or, where there is nothing left of it, taken away. */
export function withPart<Key extends "showIf" | "rules" | "carry">(
  question: Question,
  key: Key,
  value: Question[Key] | undefined,
): Question {
  const { [key]: _before, ...rest } = question;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Question;
}

interface QuestionLogicProps {
  readonly question: Question;
  /** Pointer of a fault that is to be mended. */
  readonly pointer: string | undefined;
}

/** When a question is shown, what it offers and what follows it. */
export function QuestionLogic({ question, pointer }: QuestionLogicProps) {
  const { t } = useTexts();
  const { editor, canUpdate } = useEditor();
  const faults = issuesOf(editor.faults, question);
  const box = useRef<HTMLDivElement>(null);
  useIssuePlace(box, pointer);
  const replace = (next: Question, isStep: boolean) => editor.change({ kind: "replaceQuestion", question: next, isStep });
  return (
    <Stack ref={box} sx={{ gap: 4, minWidth: 0 }}>
      <LogicSection title={t("surveys.logic.showIf.title")} help={t("surveys.logic.showIf.help")}>
        <ConditionEditor
          condition={question.showIf}
          pointer="/showIf"
          standpoint={{ questionId: question.id }}
          faults={faults}
          isDisabled={!canUpdate}
          onChange={(showIf, isStep) => replace(withPart(question, "showIf", showIf), isStep)}
        />
      </LogicSection>
      <LogicSection title={t("surveys.logic.rules.title")} help={t("surveys.logic.rules.help")}>
        <RulesEditor
          key={pointer ?? ""}
          question={question}
          faults={faults}
          isDisabled={!canUpdate}
          pointer={pointer}
          onChange={(rules, isStep) => replace(withPart(question, "rules", rules.length > 0 ? rules : undefined), isStep)}
        />
      </LogicSection>
      <OptionConditions question={question} faults={faults} isDisabled={!canUpdate} onReplace={replace} />
      <CarryEditor
        question={question}
        faults={faults}
        isDisabled={!canUpdate}
        onChange={(carry) => replace(withPart(question, "carry", carry), true)}
      />
    </Stack>
  );
}
