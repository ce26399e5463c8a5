import { newId } from "../../../../../shared/ids";
import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";
import type { Action, Condition, Rule } from "../../../../../survey/logic/condition";
import { testsIn } from "../../../../../survey/logic/references";
import type { Block, Question } from "../../../../../survey/questionnaire";
import { entryOf } from "../../shared/entryOf";
import { NoCounterpart } from "../../shared/expressions/syntax";

interface TriggerContext {
  readonly blocks: readonly Block[];
  readonly read: (expression: string) => Condition;
  /** Id of the first question of an element. */
  readonly questionOf: (name: string) => string | undefined;
}

type Convert = (trigger: JsonObject, reading: TriggerContext) => { readonly then: Action; readonly isAtEndOfPage: boolean };

/** What triggers do that a rule can do; SurveyJS ends a survey when its page is left, and skips at once. */
const ACTIONS: Readonly<Record<string, Convert>> = {
  complete: () => ({ then: { do: "finish" }, isAtEndOfPage: true }),
  skip: ({ gotoName }, { questionOf }) => {
    const to = questionOf(String(gotoName));
    if (to === undefined) throw new NoCounterpart(String(gotoName));
    return { then: { do: "jump", to }, isAtEndOfPage: false };
  },
};

/** The blocks with a rule for the trigger. @throws NoCounterpart where no rule does what it does */
export function addTrigger(trigger: Json, reading: TriggerContext): readonly Block[] {
  if (!isJsonObject(trigger) || typeof trigger.expression !== "string") throw new NoCounterpart("trigger");
  const convert = entryOf(ACTIONS, String(trigger.type).replace(/trigger$/, "")) ?? refuse(String(trigger.type));
  const { then, isAtEndOfPage } = convert(trigger, reading);
  const when = reading.read(trigger.expression);
  const { blocks } = reading;
  const at = ruleQuestion(blocks, when, isAtEndOfPage);
  const rule: Rule = { id: newId(), when, then };
  return blocks.map((block) => ({
    ...block,
    questions: block.questions.map((question) => (question.id === at ? withRule(question, rule) : question)),
  }));
}

function refuse(what: string): never {
  throw new NoCounterpart(what);
}

function withRule(question: Question, rule: Rule): Question {
  return { ...question, rules: [...(question.rules ?? []), rule] };
}

/** The question behind which the trigger is looked at: one that everybody gets, since a rule of any other may be missed. */
function ruleQuestion(blocks: readonly Block[], when: Condition, isAtEndOfPage: boolean): string {
  const tested = new Set(testsIn(when).map(({ question }) => question));
  const block = blocks.findLast(({ questions }) => questions.some(({ id }) => tested.has(id))) ?? refuse("expression");
  const last = block.questions.findLastIndex(({ id }) => tested.has(id));
  const isCertain = (question: Question | undefined) =>
    question !== undefined && question.showIf === undefined && !question.carry;
  const isFixed = block.showIf === undefined && (block.order === undefined || block.order === "fixed");
  const candidates = isAtEndOfPage ? [block.questions.at(-1), block.questions[last]] : [block.questions[last]];
  const found = isFixed ? candidates.find(isCertain) : undefined;
  return found?.id ?? refuse("expression");
}
