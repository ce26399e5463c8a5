import type { LimeSurveyPart } from "../../../../../survey/exchange/limeSurvey";
import type { Carry, Condition } from "../../../../../survey/logic/condition";
import { type OptionList, optionsOf } from "../../../../../survey/logic/references";
import type { Option } from "../../../../../survey/questionnaire";
import type { Lost } from "../../shared/lost";
import type { LimeQuestion, Survey } from "../survey";
import { ALWAYS, all, any, type Formula, not, Unsayable } from "./formula";
import { attempt, formulaOf, LONGEST } from "./relevance";
import { testFormula } from "./tests";

/** When the parts of a question are offered. */
export interface Narrowing {
  /** Expressions of subquestions, by our code. */
  readonly relevances: ReadonlyMap<string, Formula>;
  /** The question's filter by another one's answer. */
  readonly filter?: { readonly attribute: "array_filter" | "array_filter_exclude"; readonly code: string };
  /** Something is left to be offered, where LimeSurvey wouldn't see to that itself. */
  readonly isLeft: Formula;
}

const NONE: Narrowing = { relevances: new Map(), isLeft: ALWAYS };

/** Conditions of options and carried options: LimeSurvey's subquestions have some, its answers don't. */
export function narrowingOf(written: LimeQuestion, survey: Survey, lost: Lost): Narrowing {
  const { question, lime } = written;
  if (lime.equation) return ofEquation(written, survey, lost);
  const parts = new Set<unknown>(lime.subquestions);
  const list = (["options", "rows", "fields", "columns"] as const).find((name) =>
    optionsOf(question, name).some((own) => parts.has(own)),
  );
  for (const other of ["options", "rows", "columns", "fields"] as const) if (other !== list) reportList(written, other, lost);
  const { carry } = question;
  const isCarried = carry !== undefined && carry.into === list;
  const filter = carry && !isCarried ? answerFilter(carry, written, survey) : undefined;
  if (carry && !isCarried && !filter) lost.add(question.variable, "carry", carryText(carry, survey));
  if (carry && filter) return { ...NONE, filter, isLeft: leftOf(written, NONE.relevances, { survey, lost, carry }) };
  return list === undefined ? NONE : ofSubquestions(written, survey, { lost, ...(isCarried ? { carry } : {}) });
}

/** Conditions of categories are in the equation. */
function ofEquation(written: LimeQuestion, survey: Survey, lost: Lost): Narrowing {
  const { carry } = written.question;
  if (written.lime.equation === "draw") reportList(written, "options", lost);
  if (carry) lost.add(written.question.variable, "carry", carryText(carry, survey));
  return NONE;
}

/** Lists with buttons, and rankings: answers that LimeSurvey filters as it does subquestions. */
const FILTERED_ANSWERS = /^[LR]$/;

function answerFilter(carry: Carry, written: LimeQuestion, survey: Survey): Narrowing["filter"] {
  const parts = optionsOf(written.question, carry.into);
  const isAnswers = parts.length > 0 && parts.every((part) => written.lime.answers?.some((answer) => answer === part));
  const mayFilter = isAnswers && !written.lime.subquestions && FILTERED_ANSWERS.test(written.lime.letter);
  const filter = mayFilter ? filterOf(carry, written, survey) : undefined;
  return filter && !(carriedOf(carry, parts, survey, written.place) instanceof Unsayable) ? filter : undefined;
}

function reportList({ question }: LimeQuestion, list: OptionList, lost: Lost): void {
  for (const { code, showIf } of optionsOf(question, list)) if (showIf) lost.add(question.variable, "condition", code);
}

function carryText({ from }: Carry, survey: Survey): string {
  return survey.byId.get(from)?.question.variable ?? from;
}

function ofSubquestions(written: LimeQuestion, survey: Survey, { lost, carry }: { lost: Lost; carry?: Carry }): Narrowing {
  const { question, place } = written;
  const parts = written.lime.subquestions ?? [];
  const filter = carry && filterOf(carry, written, survey);
  const carried = carry && !filter ? carriedOf(carry, parts, survey, place) : new Map<string, Formula>();
  if (carry && carried instanceof Unsayable) lost.add(question.variable, "carry", carryText(carry, survey));
  const own = new Map<string, Formula>();
  for (const part of parts) {
    const said = saidOf(part, survey, place);
    if (said instanceof Unsayable) lost.add(question.variable, "condition", part.code);
    const limits = [
      carried instanceof Unsayable ? ALWAYS : (carried.get(part.code) ?? ALWAYS),
      said instanceof Unsayable ? ALWAYS : said,
    ];
    const relevance = all(limits);
    if (relevance !== ALWAYS) own.set(part.code, relevance);
  }
  return {
    relevances: own,
    ...(filter ? { filter } : {}),
    isLeft: leftOf(written, own, { survey, lost, carry: filter ? carry : undefined }),
  };
}

function saidOf({ showIf }: LimeSurveyPart, survey: Survey, place: number): Formula | Unsayable {
  return showIf ? attempt(() => formulaOf(showIf, survey, place)) : ALWAYS;
}

/** Each option as chosen, or not chosen, in the other question. */
function carriedOf(
  carry: Carry,
  parts: readonly Option[],
  survey: Survey,
  place: number,
): ReadonlyMap<string, Formula> | Unsayable {
  return attempt(() => new Map(parts.map(({ code }) => [code, chosenOf(carry, code, survey, place)])));
}

function chosenOf({ from, which }: Carry, code: string, survey: Survey, place: number): Formula {
  const source = survey.byId.get(from);
  const form = source?.lime.form;
  // Numbers are no codes: none of them was chosen.
  if (!source || source.place >= place || (form?.in === "whole" && form.of !== "code")) throw new Unsayable(from);
  const chosen: Condition = { question: from, is: "equal", value: code };
  const formula = testFormula(chosen, source);
  if (formula.text.length > LONGEST) throw new Unsayable(from);
  return which === "chosen" ? formula : not(formula);
}

/**
 * LimeSurvey's filter, where it means the same: it goes by the codes as they are written, offers whatever the other
 * question doesn't have, and where it leaves out it reaches back over the other's filter.
 */
function filterOf(carry: Carry, written: LimeQuestion, survey: Survey): Narrowing["filter"] {
  const source = survey.byId.get(carry.from);
  const isFilter = source && source.place < written.place && (source.lime.form.in === "ticks" || source.lime.form.in === "rows");
  if (!isFilter) return undefined;
  const own = [...(written.lime.subquestions ? written.subquestions : written.answers)];
  const isShared = own.every(([code, as]) => source.subquestions.get(code) === as);
  if (!isShared || (carry.which === "unchosen" && source.question.carry)) return undefined;
  return { attribute: carry.which === "chosen" ? "array_filter" : "array_filter_exclude", code: source.code };
}

/** LimeSurvey leaves out a question none of whose subquestions is offered; answers, and an "other" option, would keep it. */
function leftOf(
  written: LimeQuestion,
  relevances: ReadonlyMap<string, Formula>,
  { survey, lost, carry }: { survey: Survey; lost: Lost; carry: Carry | undefined },
): Formula {
  const { subquestions, answers = [], other } = written.lime;
  const parts = subquestions ?? answers;
  if ((subquestions && !other) || parts.length === 0) return ALWAYS;
  const carried = carry ? carriedOf(carry, parts, survey, written.place) : new Map<string, Formula>();
  const offered = parts.map(({ code }) =>
    all([relevances.get(code) ?? ALWAYS, carried instanceof Unsayable ? ALWAYS : (carried.get(code) ?? ALWAYS)]),
  );
  const left = any(offered);
  if (left.text.length <= LONGEST) return left;
  lost.add(written.question.variable, "condition", "…");
  return ALWAYS;
}
