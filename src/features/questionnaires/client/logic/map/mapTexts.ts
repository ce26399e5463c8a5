import { type LogicScope, nameOf, plainText, rulePieces, showIfPieces } from "../../../../../client/kit/questions";
import type { Question } from "../../../../../survey/questionnaire";
import { ENDINGS, type Ending, type FlowEdge } from "./flow";

function isEnding(id: string): id is Ending {
  return (ENDINGS as readonly string[]).includes(id);
}

/** What a node is called: a question, or how it ends. */
export function nodeName(id: string, scope: LogicScope): string {
  const question = scope.places.get(id)?.question;
  if (question) return nameOf(question, scope.language);
  return isEnding(id) ? scope.t(`surveys.logic.map.endings.${id}`) : "";
}

/** The ways on from a question, in words. */
export function waysFrom(question: Question, edges: readonly FlowEdge[], scope: LogicScope): readonly string[] {
  const rules = (question.rules ?? []).map((rule) => plainText(rulePieces(rule, scope)));
  const next = edges.find(({ from, kind }) => from === question.id && kind === "next");
  const onward = next
    ? [
        scope.t(rules.length > 0 ? "surveys.logic.map.otherwise" : "surveys.logic.map.next", {
          question: nodeName(next.to, scope),
        }),
      ]
    : [];
  return [...rules, ...onward];
}

export function shownIf(question: Question, scope: LogicScope): string | undefined {
  return question.showIf && plainText(showIfPieces(question.showIf, scope));
}
