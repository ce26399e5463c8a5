import type { Carry, Condition } from "../../../../../schema/logic/condition";
import { type OptionList, optionsOf } from "../../../../../schema/logic/references";
import type { Option, Question } from "../../../../../schema/questionnaire";
import { answerForm } from "../../shared/expressions/answerForm";
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

/**
 * The question with its options narrowed by the questions that the file names.
 * @throws NoCounterpart where a filter names something that isn't asked
 */
export function narrowOptions(question: Question, target: Source, dictionary: Dictionary): Question {
  const filters = filtersOf(target, dictionary);
  const into = narrowed(question);
  if (!into) throw new NoCounterpart(filterTexts(target).join(", "));
  const options = optionsOf(question, into);
  const [first, ...others] = filters;
  if (!first) return question;
  const isAbout = filters.every(({ from }) => options.some(({ code }) => chosenIn(from, code)));
  if (!isAbout) throw new NoCounterpart(filterTexts(target).join(", "));
  const source = options.every(({ code }) => chosenIn(first.from, code)) ? first.from.questions[0] : undefined;
  const carry: Carry | undefined = source && { from: source.id, which: first.which, into };
  const rest = carry ? others : filters;
  return { ...question, [into]: options.map((option) => withFilters(option, rest)), ...(carry ? { carry } : {}) };
}

/** An option that the other question doesn't have is always offered. */
function withFilters(option: Option, filters: readonly Filter[]): Option {
  const conditions = filters.flatMap(({ from, which }) => {
    const chosen = chosenIn(from, option.code);
    if (!chosen) return [];
    return [which === "chosen" ? chosen : negate(chosen)];
  });
  const own = option.showIf ? [option.showIf] : [];
  return conditions.length > 0 ? { ...option, showIf: allOf([...own, ...conditions]) } : option;
}

/** Chosen, filled or answered in the other question. */
function chosenIn({ questions: [question] }: Source, code: string): Condition | undefined {
  if (!question) return undefined;
  const form = answerForm(question);
  const list = form === "parts" ? narrowed(question) : "options";
  if (!list || !optionsOf(question, list).some((option) => option.code === code)) return undefined;
  if (form !== "parts") return { question: question.id, is: "equal", value: code };
  return { question: question.id, part: code, is: "answered" };
}
