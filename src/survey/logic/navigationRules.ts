import { type Block, type Question, type Questionnaire, questionsOf } from "../questionnaire";
import type { Condition } from "./condition";
import { OPTION_LISTS, optionsOf } from "./references";

/** One rule, whatever part of the document says it. */
export interface NavigationRule {
  /** Absent for what decides on showing something. */
  readonly id?: string;
  /** The question that the rule stands behind, or that it shows; of a block, all of its questions. */
  readonly questionIds: readonly string[];
  readonly condition: Condition;
  readonly action: "jump" | "expel" | "expelForQuality" | "finish" | "showQuestion" | "showOption";
  /** The question jumped to, or the code of the option shown. */
  readonly target?: string;
  /** Of an expulsion for quality. */
  readonly isSanctioned?: boolean;
}

function ownRules({ id: questionId, rules = [] }: Question): readonly NavigationRule[] {
  return rules.map(({ id, when: condition, then }): NavigationRule => {
    const rule = { id, questionIds: [questionId], condition };
    if (then.do === "jump") return { ...rule, action: "jump", target: then.to };
    if (then.do === "quality") return { ...rule, action: "expelForQuality", isSanctioned: then.isSanctioned };
    return { ...rule, action: then.do === "finish" ? "finish" : "expel" };
  });
}

function visibleQuestion({ id, showIf }: Question): readonly NavigationRule[] {
  return showIf ? [{ questionIds: [id], condition: showIf, action: "showQuestion" }] : [];
}

function visibleOptions(question: Question): readonly NavigationRule[] {
  return OPTION_LISTS.flatMap((list) =>
    optionsOf(question, list).flatMap(({ code, showIf }): readonly NavigationRule[] =>
      showIf ? [{ questionIds: [question.id], condition: showIf, action: "showOption", target: code }] : [],
    ),
  );
}

function visibleBlock({ showIf, questions }: Block): readonly NavigationRule[] {
  return showIf ? [{ questionIds: questions.map(({ id }) => id), condition: showIf, action: "showQuestion" }] : [];
}

/** The rules of a document in one list, as spec section 3 names their actions, in the document's order. */
export function navigationRules(questionnaire: Questionnaire): readonly NavigationRule[] {
  const own = questionsOf(questionnaire).flatMap((question) => [
    ...visibleQuestion(question),
    ...visibleOptions(question),
    ...ownRules(question),
  ]);
  return [...questionnaire.blocks.flatMap(visibleBlock), ...own];
}
