import type { Block, Order, Question, Questionnaire } from "../questionnaire";
import type { DefinitionIssue } from "../questionType";
import type { Condition, Rule, Test } from "./condition";
import type { LogicIssue } from "./logicFault";
import { isNarrowed } from "./offer";
import { conditionsOf, optionsOf, pipesIn, sourcesOf, testsIn } from "./references";
import { repeatedNames } from "./repeatedNames";

export type { LogicIssue } from "./logicFault";

/** Where a question stands. */
export interface Place {
  readonly question: Question;
  readonly block: Block;
  readonly blockIndex: number;
  readonly index: number;
}

/** Where everything stands. */
export interface Survey {
  readonly places: ReadonlyMap<string, Place>;
  readonly variables: ReadonlyMap<string, Place>;
  /** Where the first and the last block of each group that changes places stand. */
  readonly groups: ReadonlyMap<string, Span>;
}

interface Span {
  readonly first: number;
  readonly last: number;
}

const NEEDS_NO_VALUE: ReadonlySet<string> = new Set(["answered", "unanswered", "dontKnow"]);
const NEEDS_NUMBER: ReadonlySet<string> = new Set(["less", "atMost", "atLeast", "greater"]);

function isMixed(order: Order | undefined): boolean {
  return order !== undefined && order !== "fixed";
}

/** The first block of a group says how all of it changes places. */
function movingGroups(blocks: readonly Block[]): ReadonlyMap<string, Span> {
  const names = new Set(blocks.flatMap(({ group }) => group?.name ?? []));
  return new Map(
    [...names].flatMap((name): [string, Span][] => {
      const first = blocks.findIndex(({ group }) => group?.name === name);
      const last = blocks.findLastIndex(({ group }) => group?.name === name);
      return isMixed(blocks[first]?.group?.order) ? [[name, { first, last }]] : [];
    }),
  );
}

/** Where a question's block may come to stand. */
function spanOf({ block, blockIndex }: Place, { groups }: Survey): Span {
  return (block.group && groups.get(block.group.name)) ?? { first: blockIndex, last: blockIndex };
}

/** Whether one comes before the other for every respondent, whatever the draw. */
export function isBefore(first: Place, second: Place, survey: Survey): boolean {
  if (first.block === second.block) return !isMixed(first.block.order) && first.index < second.index;
  return spanOf(first, survey).last < spanOf(second, survey).first;
}

/** Why `from` can't name a question that has to come before it; outside its block, one of several rounds is no question. */
export function orderIssues(target: Place, from: Place, survey: Survey): readonly Omit<DefinitionIssue, "path">[] {
  const params = { variable: target.question.variable };
  if (isRepeated(target, from)) return [{ fault: "askedInRounds", params }];
  return isBefore(target, from, survey) ? [] : [{ fault: "looksAhead", params }];
}

function isRepeated(target: Place, from: Place): boolean {
  return target.block.loop !== undefined && target.block !== from.block;
}

function isPartOf(question: Question, part: string): boolean {
  const [row, ...column] = part.split(":");
  const rows = [...optionsOf(question, "rows"), ...optionsOf(question, "fields")];
  if (rows.length === 0) return true;
  const isColumn = column.length === 0 || optionsOf(question, "columns").some(({ code }) => code === column.join(":"));
  return isColumn && rows.some(({ code }) => code === row);
}

function codeFaults({ part, of, is, value }: Test, { question }: Place): readonly Omit<DefinitionIssue, "path">[] {
  const options = optionsOf(question, "options");
  if (part !== undefined && !isPartOf(question, part)) return [{ fault: "unknownPart", params: { part } }];
  if (NEEDS_NO_VALUE.has(is) || of === "count" || options.length === 0 || NEEDS_NUMBER.has(is)) return [];
  const isKnown = part !== undefined || value === "other" || options.some(({ code }) => code === String(value));
  return isKnown ? [] : [{ fault: "unknownCode", params: { code: String(value) } }];
}

function testIssues(test: Test, from: Place | undefined, isAfter: boolean, survey: Survey) {
  const target = survey.places.get(test.question);
  if (!target) return [{ fault: "unknownQuestion", params: { question: test.question } }];
  const isItself = target === from;
  const [misplaced] = from && !(isItself && isAfter) ? orderIssues(target, from, survey) : [];
  if (misplaced) return [misplaced];
  const isValued = !NEEDS_NO_VALUE.has(test.is);
  if (isValued && (test.value === undefined || test.value === "")) return [{ fault: "noValue" }];
  if (test.of === "count" && isValued && !Number.isInteger(Number(test.value))) return [{ fault: "noCount" }];
  return codeFaults(test, target);
}

/** Faults of a condition, each with the pointer to its comparison. @param isAfter whether it may look at `from` itself */
function conditionIssues(
  condition: Condition,
  path: string,
  { from, isAfter, survey }: { readonly from: Place | undefined; readonly isAfter: boolean; readonly survey: Survey },
): readonly DefinitionIssue[] {
  const options = { from, isAfter, survey };
  if ("all" in condition)
    return condition.all.flatMap((member, index) => conditionIssues(member, `${path}/all/${index}`, options));
  if ("any" in condition) {
    if (condition.any.length === 0) return [{ path, fault: "emptyCondition" }];
    return condition.any.flatMap((member, index) => conditionIssues(member, `${path}/any/${index}`, options));
  }
  if ("not" in condition) return conditionIssues(condition.not, `${path}/not`, options);
  return testIssues(condition, from, isAfter, survey).map((fault) => ({ path, ...fault }));
}

function jumpIssues({ then }: Rule, path: string, from: Place, survey: Survey): readonly DefinitionIssue[] {
  if (then.do !== "jump") return [];
  const target = survey.places.get(then.to);
  if (!target) return [{ path, fault: "unknownQuestion", params: { question: then.to } }];
  if (target === from) return [{ path, fault: "jumpToItself" }];
  const params = { variable: target.question.variable };
  if (isRepeated(target, from)) return [{ path, fault: "askedInRounds", params }];
  return isBefore(from, target, survey) ? [] : [{ path, fault: "jumpBack", params }];
}

function carryIssues(question: Question, place: Place, survey: Survey): readonly DefinitionIssue[] {
  const { carry } = question;
  if (!carry) return [];
  const source = survey.places.get(carry.from);
  if (!source) return [{ path: "/carry/from", fault: "unknownQuestion", params: { question: carry.from } }];
  const [misplaced] = orderIssues(source, place, survey);
  if (misplaced) return [{ path: "/carry/from", ...misplaced }];
  const known = new Set(
    (["options", "rows", "fields"] as const).flatMap((list) => optionsOf(source.question, list).map(({ code }) => code)),
  );
  const isShared = optionsOf(question, carry.into).some(({ code }) => known.has(code));
  return isShared ? [] : [{ path: "/carry", fault: "nothingToCarry", params: { variable: source.question.variable } }];
}

function sourceIssues(question: Question, from: Place, survey: Survey): readonly DefinitionIssue[] {
  return sourcesOf(question).flatMap(({ question: id }, index): readonly DefinitionIssue[] => {
    const source = survey.places.get(id);
    const path = `/sources/${index}/question`;
    if (!source) return [{ path, fault: "unknownQuestion", params: { question: id } }];
    return orderIssues(source, from, survey).map((fault) => ({ path, ...fault }));
  });
}

function pipeIssues(part: object, from: Place, survey: Survey, path: string): readonly DefinitionIssue[] {
  return pipesIn(part).flatMap((variable) => {
    if (variable === "loop" && from.block.loop) return [];
    const source = survey.variables.get(variable);
    if (!source) return [{ path, fault: "unknownVariable", params: { variable } }];
    return orderIssues(source, from, survey).map((fault) => ({ path, ...fault }));
  });
}

function hasWords(text: unknown): boolean {
  return typeof text === "object" && text !== null && Object.values(text).some((words) => String(words).trim() !== "");
}

/** Of questions that ask for another answer in each round. */
function roundIssues({ question, block }: Place): readonly DefinitionIssue[] {
  const { differentEachRound, differentMessage } = question;
  if (differentEachRound === true) return block.loop ? [] : [{ path: "/differentEachRound", fault: "noRounds" }];
  return hasWords(differentMessage) ? [{ path: "/differentMessage", fault: "messageOfNothing" }] : [];
}

function questionLogicIssues(place: Place, survey: Survey): readonly LogicIssue[] {
  const { question } = place;
  const faults = [
    ...conditionsOf(question).flatMap(({ path, condition }) =>
      conditionIssues(condition, path, { from: place, isAfter: path.startsWith("/rules/"), survey }),
    ),
    ...(question.rules ?? []).flatMap((rule, index) => jumpIssues(rule, `/rules/${index}/then/to`, place, survey)),
    ...carryIssues(question, place, survey),
    ...sourceIssues(question, place, survey),
    ...pipeIssues(question, place, survey, "/title"),
    ...roundIssues(place),
  ];
  return faults.map((fault) => ({ questionId: question.id, ...fault }));
}

function loopIssues({ loop }: Block, path: string, from: Place | undefined, survey: Survey): readonly LogicIssue[] {
  if (!loop) return [];
  const source = survey.places.get(loop.from);
  if (!source || optionsOf(source.question, "options").length === 0) return [{ path, fault: "nothingToLoop" }];
  return from ? orderIssues(source, from, survey).map((fault) => ({ path, ...fault })) : [];
}

function blockLogicIssues(block: Block, blockIndex: number, survey: Survey): readonly LogicIssue[] {
  const { showIf, title, description } = block;
  const base = `/blocks/${blockIndex}`;
  // What its first question can look at, the block can: before the block is asked, none of its own is answered.
  const from = block.questions[0] && survey.places.get(block.questions[0].id);
  return [
    ...(showIf ? conditionIssues(showIf, `${base}/showIf`, { from, isAfter: false, survey }) : []),
    ...loopIssues(block, `${base}/loop/from`, from, survey),
    ...(from ? pipeIssues({ title, description }, from, survey, `${base}/title`) : []),
  ];
}

function isAlways(condition: Condition): boolean {
  return "all" in condition && condition.all.every(isAlways);
}

/** Questions that no way leads to: what stands between a rule that always holds and where it leads. */
function unreachable(places: readonly Place[], { groups }: Survey): readonly LogicIssue[] {
  if (groups.size > 0 || places.some(({ block }) => isMixed(block.order))) return [];
  const reached = new Set<number>([0]);
  const indexOf = new Map(places.map(({ question }, index) => [question.id, index]));
  for (const [index, { question, block }] of places.entries()) {
    if (!reached.has(index)) continue;
    const rules = question.rules ?? [];
    for (const { then } of rules) if (then.do === "jump") reached.add(indexOf.get(then.to) ?? index);
    // A question that isn't met has no rule that decides.
    const isConditional = [question.showIf, block.showIf, block.loop].some(Boolean) || isNarrowed(question);
    if (isConditional || !rules.some(({ when }) => isAlways(when))) reached.add(index + 1);
  }
  return places.flatMap(({ question }, index) =>
    reached.has(index) ? [] : [{ questionId: question.id, path: "", fault: "unreachable" }],
  );
}

function placesIn(blocks: readonly Block[]): readonly Place[] {
  return blocks.flatMap((block, blockIndex) =>
    block.questions.map((question, index): Place => ({ question, block, blockIndex, index })),
  );
}

export function surveyOf(blocks: readonly Block[], all = placesIn(blocks)): Survey {
  return {
    places: new Map(all.map((place) => [place.question.id, place])),
    variables: new Map(all.map((place) => [place.question.variable, place])),
    groups: movingGroups(blocks),
  };
}

/** All that a document's logic has to have mended before it can be published (spec section 5, "Answers"). */
export function logicIssues(questionnaire: Questionnaire): readonly LogicIssue[] {
  const { blocks } = questionnaire;
  const all = placesIn(blocks);
  const survey = surveyOf(blocks, all);
  return [
    ...blocks.flatMap((block, index) => blockLogicIssues(block, index, survey)),
    ...all.flatMap((place) => questionLogicIssues(place, survey)),
    ...repeatedNames(questionnaire),
    ...unreachable(all, survey),
  ];
}

/** What of a quota cell's condition doesn't fit the document; rounds can't be told apart from outside. */
export function cellIssues({ blocks }: Questionnaire, condition: Condition): readonly DefinitionIssue[] {
  const survey = surveyOf(blocks);
  const looped = testsIn(condition).flatMap(({ question }) => survey.places.get(question) ?? []);
  const [repeated] = looped.filter(({ block }) => block.loop !== undefined);
  if (repeated) return [{ path: "", fault: "askedInRounds", params: { variable: repeated.question.variable } }];
  return conditionIssues(condition, "", { from: undefined, isAfter: false, survey });
}
