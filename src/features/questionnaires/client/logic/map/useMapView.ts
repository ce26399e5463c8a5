import { useMemo } from "react";
import { briefRule, issuesOf, issueText, useLogicScope } from "../../../../../client/kit/questions";
import { localize } from "../../../../../shared/languages";
import type { Question } from "../../../../../survey/questionnaire";
import { useEditor } from "../../editor/EditorContext";
import { useKnownTypes } from "../../question/QuestionTypesContext";
import { flowOf } from "./flow";
import { layoutMap } from "./layout";
import type { NodeView } from "./MapNode";
import { nodeName, shownIf, waysFrom } from "./mapTexts";

/** The draft's map, and what each of its nodes says. */
export function useMapView() {
  const { editor } = useEditor();
  const types = useKnownTypes();
  const scope = useLogicScope();
  const { draft, faults } = editor;
  const flow = useMemo(() => flowOf(draft), [draft]);
  const layout = useMemo(() => layoutMap(draft, flow), [draft, flow]);

  function questionView(question: Question): NodeView {
    const fault = [...new Set(issuesOf(faults, question).map((one) => issueText(one, scope.t)))].join(" ") || undefined;
    const condition = shownIf(question, scope);
    const brief = shownIf(question, { ...scope, isBrief: true });
    const title = localize(question.title, scope.language);
    return {
      icon: types.get(question.type)?.icon ?? "HelpOutline",
      title: title || question.variable,
      subtitle: fault ?? (brief ? `${question.variable} · ${brief}` : question.variable),
      rules: (question.rules ?? []).map((rule) => briefRule(rule, scope)),
      fault,
      condition,
      label: [nodeName(question.id, scope), condition, ...waysFrom(question, flow.edges, scope), fault]
        .filter(Boolean)
        .join(". "),
    };
  }
  function viewOf(id: string): NodeView {
    const question = scope.places.get(id)?.question;
    if (question) return questionView(question);
    const title = nodeName(id, scope);
    return {
      icon: id === "end" ? "Flag" : "Block",
      title,
      subtitle: "",
      rules: [],
      fault: undefined,
      condition: undefined,
      label: title,
    };
  }
  return { layout, viewOf, scope };
}
