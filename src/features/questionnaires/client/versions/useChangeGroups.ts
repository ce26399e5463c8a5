import { useMemo } from "react";
import { useTexts } from "../../../../client/kit/console";
import { logicScope } from "../../../../client/kit/questions";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";
import { useKnownTypes } from "../question/QuestionTypesContext";
import { type ChangeGroup, changeGroups } from "./model/changeGroups";
import type { ChangeScope } from "./model/changeValues";

/** The changes between two states, in the person's words; nothing while one of them is still to come. */
export function useChangeGroups(
  before: Questionnaire | undefined,
  after: Questionnaire | undefined,
): readonly ChangeGroup[] | undefined {
  const { t, language: ownLanguage } = useTexts();
  const { language } = useEditor();
  const types = useKnownTypes();
  return useMemo(() => {
    const changeScopeOf = (draft: Questionnaire): ChangeScope => ({ ...logicScope({ draft, types, language, t }), ownLanguage });
    return before && after ? changeGroups(changeScopeOf(before), changeScopeOf(after)) : undefined;
  }, [before, after, types, language, ownLanguage, t]);
}
