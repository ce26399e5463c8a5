import type { Condition } from "../logic/condition";
import { OPTION_LISTS, type OptionList, optionsOf } from "../logic/references";
import type { Block, Option, Question } from "../questionnaire";
import { type Origin, originsOf } from "./originsOf";
import type { QuotaCell, RobotSubject } from "./robotSubject";

/** What it takes to reach a goal, as far as conditions tell. */
export interface Requirement {
  /** Id of a question that has to be met. */
  readonly meet?: string;
  readonly hold: readonly Condition[];
  readonly fail: readonly Condition[];
  /** What is in the way for those who meet it. @default nothing */
  readonly avoid?: readonly Condition[];
}

/** Something of a questionnaire that some robot should get to. */
export interface Goal {
  readonly key: string;
  readonly kind: "block" | "round" | "question" | "option" | "rule" | "complete" | "cell" | "without" | "both";
  /** Any of them will do. */
  readonly ways: readonly Requirement[];
  readonly origin?: Origin;
  /** JSON pointer into the question. */
  readonly path?: string;
  readonly cells?: readonly QuotaCell[];
}

/** Names of goals, as runs and reports know them. */
export const goalKeys = {
  block: (blockId: string) => `block ${blockId}`,
  round: (blockId: string, code: string) => `round ${blockId} ${code}`,
  question: (id: string) => `question ${id}`,
  option: (id: string, list: string, code: string) => `option ${id} ${list} ${code}`,
  rule: (id: string, index: number) => `rule ${id} ${index}`,
  complete: "complete",
  cell: (id: string) => `cell ${id}`,
  /** One cell without the other. */
  without: (id: string, other: string) => `without ${id} ${other}`,
  both: (id: string, other: string) => `both ${[id, other].toSorted().join(" ")}`,
} as const;

/** More cells than these are told apart by what robots happen to meet alone. */
const MOST_PAIRED_CELLS = 30;

/** A question as respondents meet it, and where it comes from. */
interface QuestionOccurrence {
  readonly question: Question;
  readonly block: Block;
  readonly origin: Origin;
}

/** Whether earlier answers decide on the list. */
export function isListNarrowed(question: Question, list: OptionList): boolean {
  return question.carry?.into === list || optionsOf(question, list).some(({ showIf }) => showIf);
}

function optionRequirement({ carry, id }: Question, list: OptionList, { code, showIf }: Option): Requirement {
  const shown = showIf ? [showIf] : [];
  if (carry?.into !== list) return { meet: id, hold: shown, fail: [] };
  const chosen: Condition = { question: carry.from, is: "equal", value: code };
  return carry.which === "chosen" ? { meet: id, hold: [...shown, chosen], fail: [] } : { meet: id, hold: shown, fail: [chosen] };
}

function optionGoals({ question, origin }: QuestionOccurrence): readonly Goal[] {
  return OPTION_LISTS.filter((list) => isListNarrowed(question, list)).flatMap((list) =>
    optionsOf(question, list).map(
      (option, index): Goal => ({
        key: goalKeys.option(origin.question.id, list, option.code),
        kind: "option",
        ways: [optionRequirement(question, list, option)],
        origin,
        path: `/${list}/${index}`,
      }),
    ),
  );
}

function ruleGoals({ question, origin }: QuestionOccurrence): readonly Goal[] {
  const rules = question.rules ?? [];
  return rules.map(
    ({ when }, index): Goal => ({
      key: goalKeys.rule(origin.question.id, index),
      kind: "rule",
      ways: [{ meet: question.id, hold: [when], fail: rules.slice(0, index).map((before) => before.when) }],
      origin,
      path: `/rules/${index}`,
    }),
  );
}

function questionGoals(met: QuestionOccurrence, isAsked: RobotSubject["logic"]["isAsked"]): readonly Goal[] {
  const { question, origin } = met;
  const ways: readonly Requirement[] = [{ meet: question.id, hold: [], fail: [] }];
  const { block, round } = origin;
  return [
    { key: goalKeys.block(block.id), kind: "block", ways, origin },
    ...(round ? [{ key: goalKeys.round(block.id, round.code), kind: "round", ways, origin } as const] : []),
    { key: goalKeys.question(origin.question.id), kind: "question", ways, origin },
    ...(isAsked(question) ? optionGoals(met) : []),
    ...ruleGoals(met),
  ];
}

/** Rules that end the way without a complete. */
function exits({ logic }: RobotSubject): readonly Condition[] {
  return logic.blocks.flatMap((block) =>
    block.questions.flatMap(({ rules = [] }) =>
      rules.flatMap(({ when, then }) => (then.do === "screenOut" || then.do === "quality" ? [when] : [])),
    ),
  );
}

/** How two cells go together. */
function pairGoals(cell: QuotaCell, other: QuotaCell, avoid: readonly Condition[]): readonly Goal[] {
  const cells = [cell, other];
  const without = { hold: [cell.condition], fail: [other.condition], avoid };
  const both = { hold: [cell.condition, other.condition], fail: [], avoid };
  return [
    { key: goalKeys.without(cell.id, other.id), kind: "without", ways: [without], cells },
    { key: goalKeys.both(cell.id, other.id), kind: "both", ways: [both], cells },
  ];
}

function cellGoals(cells: readonly QuotaCell[], avoid: readonly Condition[]): readonly Goal[] {
  const own = cells.map((cell): Goal => {
    const ways = [{ hold: [cell.condition], fail: [], avoid }];
    return { key: goalKeys.cell(cell.id), kind: "cell", ways, cells: [cell] };
  });
  if (cells.length > MOST_PAIRED_CELLS) return own;
  const othersOf = (cell: QuotaCell) => cells.filter((other) => other !== cell);
  return [...own, ...cells.flatMap((cell) => othersOf(cell).flatMap((other) => pairGoals(cell, other, avoid)))];
}

/** Goals of one key are one: whichever round gets there. */
function joined(goals: readonly Goal[]): readonly Goal[] {
  const byKey = new Map<string, Goal>();
  for (const goal of goals) {
    const known = byKey.get(goal.key);
    byKey.set(goal.key, known ? { ...known, ways: [...known.ways, ...goal.ways] } : goal);
  }
  return [...byKey.values()];
}

/** All that robots try to get to. */
export function goalsOf(subject: RobotSubject, cells: readonly QuotaCell[]): readonly Goal[] {
  const origins = originsOf(subject.authored);
  const met = subject.logic.blocks.flatMap((block) =>
    block.questions.flatMap((question): readonly QuestionOccurrence[] => {
      const origin = origins.get(question.id);
      return origin ? [{ question, block, origin }] : [];
    }),
  );
  const avoid = exits(subject);
  return joined([
    ...met.flatMap((question) => questionGoals(question, subject.logic.isAsked)),
    { key: goalKeys.complete, kind: "complete", ways: [{ hold: [], fail: [], avoid }] },
    ...cellGoals(cells, avoid),
  ]);
}
