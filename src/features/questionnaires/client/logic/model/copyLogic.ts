import type { Condition } from "../../../../../survey/logic/condition";
import { mapTexts, OPTION_LISTS, optionsOf, replacePipes } from "../../../../../survey/logic/references";
import type { Question, Questionnaire } from "../../../../../survey/questionnaire";

function renamed(condition: Condition, from: string, to: string): Condition {
  if ("all" in condition) return { all: condition.all.map((member) => renamed(member, from, to)) };
  if ("any" in condition) return { any: condition.any.map((member) => renamed(member, from, to)) };
  if ("not" in condition) return { not: renamed(condition.not, from, to) };
  return condition.question === from ? { ...condition, question: to } : condition;
}

/** A question's copy under another id: its rules get ids of their own, and look at the copy where they looked at it. */
export function copiedLogic(question: Question, newId: string): Question {
  const copy: Question = { ...question, id: newId };
  if (!question.rules) return copy;
  const rules = question.rules.map((rule, index) => ({
    ...rule,
    id: `${newId}-${index + 1}`,
    when: renamed(rule.when, question.id, newId),
  }));
  return { ...copy, rules };
}

function renamePipes<Part extends object>(part: Part, from: string, to: string): Part {
  return mapTexts(part, (text) =>
    replacePipes(text, (variable, _piece, whole) => (variable === from ? whole.replace(from, to) : whole)),
  );
}

/** The draft with `{{from}}` in its texts written `{{to}}`. */
export function withRenamedPipes(draft: Questionnaire, from: string, to: string): Questionnaire {
  if (!JSON.stringify(draft).includes("{{")) return draft;
  return {
    ...draft,
    blocks: draft.blocks.map(({ questions, ...head }) => ({
      ...renamePipes(head, from, to),
      questions: questions.map((question) => renamePipes(question, from, to)),
    })),
  };
}

/** How many conditions and rules a question has, for its tab and its badge. */
export function logicCount(question: Question): number {
  const options = OPTION_LISTS.flatMap((list) => optionsOf(question, list)).filter(({ showIf }) => showIf).length;
  return (question.showIf ? 1 : 0) + (question.rules?.length ?? 0) + (question.carry ? 1 : 0) + options;
}
