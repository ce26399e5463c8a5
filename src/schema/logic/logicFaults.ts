import type { Block, Question, Questionnaire } from "../questionnaire";
import type { DefinitionFault } from "../questionType";
import type { Condition, Rule, Test } from "./condition";
import { blockReferences, conditionsOf, optionsOf, pipesIn, sourcesOf } from "./references";

/** A fault of the logic; without `questionId` the path is into the document. */
export interface LogicFault extends DefinitionFault {
  readonly questionId?: string;
}

interface Place {
  readonly question: Question;
  readonly block: Block;
  readonly blockIndex: number;
  readonly index: number;
}

interface Survey {
  readonly places: ReadonlyMap<string, Place>;
  readonly variables: ReadonlyMap<string, Place>;
}

const NEEDS_NO_VALUE: ReadonlySet<string> = new Set(["answered", "unanswered", "dontKnow"]);
const NEEDS_NUMBER: ReadonlySet<string> = new Set(["less", "atMost", "atLeast", "greater"]);

function isShuffled({ order, group }: Block): boolean {
  return (order !== undefined && order !== "fixed") || (group !== undefined && group.order !== "fixed");
}

/** Whether one comes before the other for every respondent, whatever the draw. */
function isBefore(first: Place, second: Place): boolean {
  if (first.blockIndex === second.blockIndex) {
    const { order } = first.block;
    return (order === undefined || order === "fixed") && first.index < second.index;
  }
  const { group } = first.block;
  const isSwapped = group !== undefined && group.order !== "fixed" && group.name === second.block.group?.name;
  return !isSwapped && first.blockIndex < second.blockIndex;
}

function codeFaults({ part, of, is, value }: Test, { question }: Place): readonly Omit<DefinitionFault, "path">[] {
  const options = optionsOf(question, "options");
  const parts = [...optionsOf(question, "rows"), ...optionsOf(question, "fields")];
  if (part !== undefined && parts.length > 0 && !parts.some(({ code }) => code === part.split(":")[0]))
    return [{ fault: "unknownPart", params: { part } }];
  if (NEEDS_NO_VALUE.has(is) || of === "count" || options.length === 0 || NEEDS_NUMBER.has(is)) return [];
  const isKnown = part !== undefined || value === "other" || options.some(({ code }) => code === value);
  return isKnown ? [] : [{ fault: "unknownCode", params: { code: String(value) } }];
}

function testFaults(test: Test, from: Place | undefined, isAfter: boolean, { places }: Survey) {
  const target = places.get(test.question);
  if (!target) return [{ fault: "unknownQuestion", params: { question: test.question } }];
  const isItself = target === from;
  if (from && !(isItself && isAfter) && !isBefore(target, from))
    return [{ fault: "looksAhead", params: { variable: target.question.variable } }];
  const isValued = !NEEDS_NO_VALUE.has(test.is);
  if (isValued && (test.value === undefined || test.value === "")) return [{ fault: "noValue" }];
  if (test.of === "count" && isValued && !Number.isInteger(Number(test.value))) return [{ fault: "noCount" }];
  return codeFaults(test, target);
}

/** Faults of a condition, each with the pointer to its comparison. @param isAfter whether it may look at `from` itself */
function conditionFaults(
  condition: Condition,
  path: string,
  { from, isAfter, survey }: { readonly from: Place | undefined; readonly isAfter: boolean; readonly survey: Survey },
): readonly DefinitionFault[] {
  const options = { from, isAfter, survey };
  if ("all" in condition)
    return condition.all.flatMap((member, index) => conditionFaults(member, `${path}/all/${index}`, options));
  if ("any" in condition) {
    if (condition.any.length === 0) return [{ path, fault: "emptyCondition" }];
    return condition.any.flatMap((member, index) => conditionFaults(member, `${path}/any/${index}`, options));
  }
  if ("not" in condition) return conditionFaults(condition.not, `${path}/not`, options);
  return testFaults(condition, from, isAfter, survey).map((fault) => ({ path, ...fault }));
}

function jumpFaults({ then }: Rule, path: string, from: Place, { places }: Survey): readonly DefinitionFault[] {
  if (then.do !== "jump") return [];
  const target = places.get(then.to);
  if (!target) return [{ path, fault: "unknownQuestion", params: { question: then.to } }];
  if (target === from) return [{ path, fault: "jumpToItself" }];
  return isBefore(from, target) ? [] : [{ path, fault: "jumpBack", params: { variable: target.question.variable } }];
}

function carryFaults(question: Question, place: Place, { places }: Survey): readonly DefinitionFault[] {
  const { carry } = question;
  if (!carry) return [];
  const source = places.get(carry.from);
  if (!source) return [{ path: "/carry/from", fault: "unknownQuestion", params: { question: carry.from } }];
  if (!isBefore(source, place))
    return [{ path: "/carry/from", fault: "looksAhead", params: { variable: source.question.variable } }];
  const known = new Set(
    (["options", "rows", "fields"] as const).flatMap((list) => optionsOf(source.question, list).map(({ code }) => code)),
  );
  const isShared = optionsOf(question, carry.into).some(({ code }) => known.has(code));
  return isShared ? [] : [{ path: "/carry", fault: "nothingToCarry", params: { variable: source.question.variable } }];
}

function sourceFaults(question: Question, place: Place, { places }: Survey): readonly DefinitionFault[] {
  return sourcesOf(question).flatMap(({ question: id }, index): readonly DefinitionFault[] => {
    const source = places.get(id);
    const path = `/sources/${index}/question`;
    if (!source) return [{ path, fault: "unknownQuestion", params: { question: id } }];
    return isBefore(source, place) ? [] : [{ path, fault: "looksAhead", params: { variable: source.question.variable } }];
  });
}

function pipeFaults(part: object, from: Place | undefined, { variables }: Survey, path: string): readonly DefinitionFault[] {
  return pipesIn(part).flatMap((variable) => {
    if (variable === "loop") return [];
    const source = variables.get(variable);
    if (!source) return [{ path, fault: "unknownVariable", params: { variable } }];
    return from && !isBefore(source, from) ? [{ path, fault: "looksAhead", params: { variable } }] : [];
  });
}

function questionLogicFaults(place: Place, survey: Survey): readonly LogicFault[] {
  const { question } = place;
  const faults = [
    ...conditionsOf(question).flatMap(({ path, condition }) =>
      conditionFaults(condition, path, { from: place, isAfter: path.startsWith("/rules/"), survey }),
    ),
    ...(question.rules ?? []).flatMap((rule, index) => jumpFaults(rule, `/rules/${index}/then/to`, place, survey)),
    ...carryFaults(question, place, survey),
    ...sourceFaults(question, place, survey),
    ...pipeFaults(question, place, survey, "/title"),
  ];
  return faults.map((fault) => ({ questionId: question.id, ...fault }));
}

function blockLogicFaults(block: Block, blockIndex: number, survey: Survey): readonly LogicFault[] {
  const [first] = block.questions;
  const from = first && survey.places.get(first.id);
  const base = `/blocks/${blockIndex}`;
  const ahead = blockReferences(block).filter((id) => {
    const target = survey.places.get(id);
    return target && from && (target.block === block || !isBefore(target, from));
  });
  const own = block.showIf ? conditionFaults(block.showIf, `${base}/showIf`, { from: undefined, isAfter: true, survey }) : [];
  const source = block.loop && survey.places.get(block.loop.from);
  const loop =
    block.loop && (!source || optionsOf(source.question, "options").length === 0)
      ? [{ path: `${base}/loop/from`, fault: "nothingToLoop" }]
      : [];
  return [
    ...own,
    ...loop,
    ...ahead.map((id) => ({
      path: base,
      fault: "looksAhead",
      params: { variable: survey.places.get(id)?.question.variable ?? id },
    })),
  ];
}

function repeatedRules(places: readonly Place[]): readonly LogicFault[] {
  const seen = new Set<string>();
  return places.flatMap(({ question }) =>
    (question.rules ?? []).flatMap(({ id }, index) => {
      const isKnown = seen.has(id);
      seen.add(id);
      return isKnown ? [{ questionId: question.id, path: `/rules/${index}/id`, fault: "duplicateRule" }] : [];
    }),
  );
}

function isAlways(condition: Condition): boolean {
  return "all" in condition && condition.all.every(isAlways);
}

/** Questions that no way leads to: what stands between a rule that always holds and where it leads. */
function unreachable(places: readonly Place[]): readonly LogicFault[] {
  if (places.some(({ block }) => isShuffled(block))) return [];
  const reached = new Set<number>([0]);
  const indexOf = new Map(places.map(({ question }, index) => [question.id, index]));
  for (const [index, { question, block }] of places.entries()) {
    if (!reached.has(index)) continue;
    const rules = question.rules ?? [];
    for (const { then } of rules) if (then.do === "jump") reached.add(indexOf.get(then.to) ?? index);
    const isConditional = question.showIf !== undefined || block.showIf !== undefined;
    if (isConditional || !rules.some(({ when }) => isAlways(when))) reached.add(index + 1);
  }
  return places.flatMap(({ question }, index) =>
    reached.has(index) ? [] : [{ questionId: question.id, path: "", fault: "unreachable" }],
  );
}

/** All that a document's logic has to have mended before it can be published (spec section 5, "Answers"). */
export function logicFaults({ blocks }: Questionnaire): readonly LogicFault[] {
  const all = blocks.flatMap((block, blockIndex) =>
    block.questions.map((question, index): Place => ({ question, block, blockIndex, index })),
  );
  const survey: Survey = {
    places: new Map(all.map((place) => [place.question.id, place])),
    variables: new Map(all.map((place) => [place.question.variable, place])),
  };
  return [
    ...blocks.flatMap((block, index) => blockLogicFaults(block, index, survey)),
    ...all.flatMap((place) => questionLogicFaults(place, survey)),
    ...repeatedRules(all),
    ...unreachable(all),
  ];
}
