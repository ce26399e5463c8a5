import { useMemo } from "react";
import { useTexts } from "../../../../../client/kit/console";
import { issuesOf } from "../../../../../client/kit/questions";
import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";
import { useEditor } from "../../editor/EditorContext";
import { useStable } from "../../useStable";
import { settingHint } from "../settings/settingHint";
import { settingsParts } from "../settings/settingsParts";
import { textsOfType } from "../settings/textsOfType";
import { withSetting } from "./questionSettings";

interface Setting {
  readonly name: string;
  readonly title: string;
}

export type QuestionForm = ReturnType<typeof useQuestionForm>;

/** What the sections of a question's form have in common: the question by parts, and how it is changed. */
export function useQuestionForm(question: Question, type: QuestionType) {
  const { t } = useTexts();
  const { editor, canUpdate, language } = useEditor();
  const parts = useMemo(() => settingsParts(type.settings, type.uiSettings), [type]);
  const typeText = useMemo(() => textsOfType(type.name, t), [type, t]);
  const faults = issuesOf(editor.faults, question);

  const replace = (next: Question) => {
    if (JSON.stringify(next) !== JSON.stringify(question)) editor.change({ kind: "replaceQuestion", question: next });
  };
  return {
    question,
    type,
    parts,
    typeText,
    language,
    fallbackLanguage: editor.draft.languages[0] ?? language,
    isDisabled: !canUpdate,
    replace,
    set: useStable((name: string, value: unknown) => replace(withSetting(question, name, value))),
    titleOf: ({ name, title }: Setting) => typeText(`questionTypes.settings.${name}`, { _: title }),
    /** What has a fault is visible all the same: it has to be mended somewhere. */
    isVisible: ({ name }: Setting) =>
      settingHint(type, question, name, "shownFor") || faults.some(({ path }) => `${path}/`.startsWith(`/${name}/`)),
  };
}

export interface SectionProps {
  readonly form: QuestionForm;
}
