import { useMemo } from "react";
import { useTexts } from "../../../../client/kit";
import { useEditor } from "../editor/EditorContext";
import { useKnownTypes } from "../question/QuestionTypesContext";
import { type LogicScope, logicScope } from "./model/logicScope";

/** The draft as the logic's screens read it. */
export function useLogicScope(): LogicScope {
  const { t } = useTexts();
  const { editor, language } = useEditor();
  const types = useKnownTypes();
  const { draft } = editor;
  return useMemo(() => logicScope({ draft, types, language, t }), [draft, types, language, t]);
}
