import type { Carry, Condition } from "../../../../../survey/logic/condition";
import { type OptionList, optionsOf } from "../../../../../survey/logic/references";
import type { Option, Question } from "../../../../../survey/questionnaire";
import type { AnswerForms } from "../../shared/expressions/answerForm";
import { allOf, negate } from "../../shared/expressions/combine";
import { NoCounterpart } from "../../shared/expressions/syntax";
import { Attributes } from "../attributes";
import type { Dictionary } from "../expressions/dictionary";
import type { Source } from "../expressions/sources";

interface Filter {
  readonly from: Source;
  readonly which: Carry["which"];
}

/** Whether the file narrows the options of a question by another one. */
export function filterTexts({ source }: Source): readonly string[] {
  const attributes = new Attributes(source.attributes);
  return ["array_filter", "array_filter_exclude"].flatMap((name) => {
    const value = attributes.peek(name);
    return value === "" || value === "0" ? [] : [`${name}=${value}`];
  });
}

/** A question's filters; those who exclude reach back over the questions that they are about. @throws NoCounterpart */
function filtersOf(target: Source, dictionary: Dictionary, seen: readonly Source[] = []): readonly Filter[] {
  return filterTexts(target).flatMap((text) => {
    const [name, list = ""] = text.split("=");
    const which = name === "array_filter" ? "chosen" : "unchosen";
    return list
      .split(";")
      .map((code) => code.trim())
      .filter((code) => code !== "")
      .flatMap((code) => {
        const from = dictionary.sourceOf(code) ?? dictionary.sourceByNumber(code);
        if (!from || from.questions.length === 0 || seen.includes(from)) throw new NoCounterpart(code);
        const before = which === "unchosen" ? filtersOf(from, dictionary, [...seen, target]) : [];
        return [{ from, which } as const, ...before.filter((filter) => filter.which === "unchosen")];
      });
  });
}

/** The list that LimeSurvey narrows: what a respondent chooses from, fills or answers row by row. */
function narrowed(question: Question): OptionList | undefined {
  return (["rows", "fields", "options"] as const).find((list) => optionsOf(question, list).length > 0);
}

/** Our codes of what can be chosen, filled or answered, by the file's. */
function codesOf({ source }: Source, question: Question): ReadonlyMap<string, string> {
  const list = narrowed(question);
  const rows = source.subquestions.filter(({ scale }) => scale === 0);
  const written = (rows.length > 0 ? rows : source.answers).map(({ code }) => code);
  const options = list ? optionsOf(question, list) : [];
  const codes = new Map(options.map(({ code }, place) => [written[place] ?? code, code]));
  return question.other ? new Map([["other", "other"], ...codes]) : codes;
}

/**
 * The question with its options narrowed by the questions that the file names.
 * @throws NoCounterpart where a filter names something that isn't asked, or shares no option
 */
export function narrowOptions(question: Question, target: Source, dictionary: Dictionary): Question {
  const filters = filtersOf(target, dictionary);
  const into = narrowed(question);
  const [first, ...others] = filters;
  if (!into || !first) throw new NoCounterpart(filterTexts(target).join(", "));
  const written = [...codesOf(target, question)].map(([code, own]) => [own, code] as const);
  const writtenBy = new Map(written);
  const options = optionsOf(question, into);
  const shared = new Map(filters.map(({ from }) => [from, from.questions[0] && codesOf(from, from.questions[0])]));
  const codeIn = ({ from }: Filter, { code }: Option) => shared.get(from)?.get(writtenBy.get(code) ?? code);
  const isAbout = filters.every((filter) => options.some((option) => codeIn(filter, option) !== undefined));
  if (!isAbout) throw new NoCounterpart(filterTexts(target).join(", "));
  const source = options.every((option) => codeIn(first, option) === option.code) ? first.from.questions[0] : undefined;
  const carry: Carry | undefined = source && { from: source.id, which: first.which, into };
  const rest = carry ? others : filters;
  const narrowedOptions = options.map((option) =>
    withConditions(
      option,
      rest.flatMap((filter) => chosenIn(filter, codeIn(filter, option), dictionary.forms)),
    ),
  );
  return { ...question, [into]: narrowedOptions, ...(carry ? { carry } : {}) };
}

function withConditions(option: Option, conditions: readonly Condition[]): Option {
  const own = option.showIf ? [option.showIf] : [];
  return conditions.length > 0 ? { ...option, showIf: allOf([...own, ...conditions]) } : option;
}

/** Chosen, filled or answered in the other question; an option that it doesn't have is always offered. */
function chosenIn({ from, which }: Filter, code: string | undefined, forms: AnswerForms): readonly Condition[] {
  const [question] = from.questions;
  if (!question || code === undefined) return [];
  const chosen: Condition =
    forms(question) === "parts"
      ? { question: question.id, part: code, is: "answered" }
      : { question: question.id, is: "equal", value: code };
  return [which === "chosen" ? chosen : negate(chosen)];
}
