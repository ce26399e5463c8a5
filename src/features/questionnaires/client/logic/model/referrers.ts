import { fromTree, type Group, type Node, toTree } from "../../../../../client/kit/questions";
import type { Condition } from "../../../../../survey/logic/condition";
import { conditionsOf, OPTION_LISTS, optionsOf, pipesIn, sourcesOf, testsIn } from "../../../../../survey/logic/references";
import type { Block, Option, Question, Questionnaire } from "../../../../../survey/questionnaire";

/** What refers to a question: key under `surveys.logic.referrers.`. */
export type Reference = "showIf" | "option" | "rule" | "jump" | "carry" | "source" | "text" | "blockShowIf" | "loop";

export interface Referrer {
  readonly kind: Reference;
  readonly question?: Question;
  readonly blockIndex?: number;
}

/** What is about to go, and what refers to it. */
export interface Removal {
  readonly name: string;
  readonly referrers: readonly Referrer[];
  readonly remove: (withLogic: boolean) => void;
}

function looksAt(condition: Condition | undefined, gone: ReadonlySet<string>): boolean {
  return condition !== undefined && testsIn(condition).some(({ question }) => gone.has(question));
}

function referencesIn(question: Question, gone: ReadonlySet<string>, variables: ReadonlySet<string>): readonly Reference[] {
  const conditions = conditionsOf(question).filter(({ condition }) => looksAt(condition, gone));
  const isAny = (kind: Reference, isFound: boolean) => (isFound ? [kind] : []);
  return [
    ...isAny(
      "showIf",
      conditions.some(({ path }) => path === "/showIf"),
    ),
    ...isAny(
      "rule",
      conditions.some(({ path }) => path.startsWith("/rules/")),
    ),
    ...isAny(
      "option",
      conditions.some(({ path }) => path !== "/showIf" && !path.startsWith("/rules/")),
    ),
    ...isAny("jump", question.rules?.some(({ then }) => then.do === "jump" && gone.has(then.to)) ?? false),
    ...isAny("carry", question.carry !== undefined && gone.has(question.carry.from)),
    ...isAny(
      "source",
      sourcesOf(question).some((source) => gone.has(source.question)),
    ),
    ...isAny(
      "text",
      pipesIn(question).some((variable) => variables.has(variable)),
    ),
  ];
}

/** What of the rest refers to the questions. */
export function referrersOf(draft: Questionnaire, ids: readonly string[]): readonly Referrer[] {
  const gone = new Set(ids);
  const all = draft.blocks.flatMap(({ questions }) => questions);
  const variables = new Set(all.filter(({ id }) => gone.has(id)).map(({ variable }) => variable));
  const blocks = draft.blocks.flatMap(({ showIf, loop, questions }, blockIndex): readonly Referrer[] => {
    const isGoing = questions.length > 0 && questions.every(({ id }) => gone.has(id));
    if (isGoing) return [];
    return [
      ...(looksAt(showIf, gone) ? [{ kind: "blockShowIf" as const, blockIndex }] : []),
      ...(loop && gone.has(loop.from) ? [{ kind: "loop" as const, blockIndex }] : []),
    ];
  });
  const own = all
    .filter(({ id }) => !gone.has(id))
    .flatMap((question) => referencesIn(question, gone, variables).map((kind): Referrer => ({ kind, question })));
  return [...own, ...blocks];
}

function prune(node: Node, gone: ReadonlySet<string>): readonly Node[] {
  if (node.kind === "test") return gone.has(node.test.question) ? [] : [node];
  const members = node.members.flatMap((member) => prune(member, gone));
  return members.length > 0 ? [{ ...node, members }] : [];
}

/** The condition without its comparisons of what goes; the same one where there are none. */
function withoutTests(condition: Condition | undefined, gone: ReadonlySet<string>): Condition | undefined {
  if (!condition || !looksAt(condition, gone)) return condition;
  const [tree] = prune(toTree(condition, ""), gone);
  return tree && fromTree(tree as Group);
}

function optionWithout(option: Option, gone: ReadonlySet<string>): Option {
  if (!looksAt(option.showIf, gone)) return option;
  const { showIf: before, ...rest } = option;
  const showIf = withoutTests(before, gone);
  return showIf ? { ...rest, showIf } : rest;
}

function questionWithout(question: Question, gone: ReadonlySet<string>): Question {
  const refers = referencesIn(question, gone, new Set());
  if (refers.length === 0) return question;
  const { showIf: before, rules, carry, ...rest } = question;
  const showIf = withoutTests(before, gone);
  // A rule that lost one comparison of several would end more interviews than it was meant to.
  const kept = rules?.filter(({ when, then }) => !looksAt(when, gone) && !(then.do === "jump" && gone.has(then.to))) ?? [];
  const lists = OPTION_LISTS.filter((list) => Array.isArray(question[list])).map((list) => [
    list,
    optionsOf(question, list).map((option) => optionWithout(option, gone)),
  ]);
  const sources = sourcesOf(question).filter((source) => !gone.has(source.question));
  return {
    ...rest,
    ...Object.fromEntries(lists),
    ...(Array.isArray(question.sources) ? { sources } : {}),
    ...(showIf ? { showIf } : {}),
    ...(kept.length > 0 ? { rules: kept } : {}),
    ...(carry && !gone.has(carry.from) ? { carry } : {}),
  } as Question;
}

function blockWithout(block: Block, gone: ReadonlySet<string>): Block {
  const { showIf: before, loop, ...rest } = block;
  const showIf = withoutTests(before, gone);
  return {
    ...rest,
    ...(showIf ? { showIf } : {}),
    ...(loop && !gone.has(loop.from) ? { loop } : {}),
    questions: block.questions.map((question) => questionWithout(question, gone)),
  };
}

/** The draft without the logic that refers to the questions; texts stay as they are written. */
export function withoutReferences(draft: Questionnaire, ids: readonly string[]): Questionnaire {
  const gone = new Set(ids);
  return { ...draft, blocks: draft.blocks.map((block) => blockWithout(block, gone)) };
}
