import type { LocalizedText } from "../../shared/languages";
import type { Block, Option, Question } from "../questionnaire";
import type { Condition, Test } from "./condition";

/** The lists of options that a question may have. */
export const OPTION_LISTS = ["options", "rows", "columns", "fields"] as const;
export type OptionList = (typeof OPTION_LISTS)[number];

/** `{{Q1}}`, or `{{Q1.row}}`, in a text: the answer to an earlier question, by its variable. */
const PIPE = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)(?:\.([A-Za-z0-9_:-]+))?\s*\}\}/g;

/** All comparisons of a condition. */
export function testsIn(condition: Condition): readonly Test[] {
  if ("all" in condition) return condition.all.flatMap(testsIn);
  if ("any" in condition) return condition.any.flatMap(testsIn);
  return "not" in condition ? testsIn(condition.not) : [condition];
}

/** A question's list of options, empty where it has none of that name. */
export function optionsOf(question: Question, list: OptionList): readonly Option[] {
  const options = question[list];
  return Array.isArray(options) ? (options as readonly Option[]) : [];
}

function isLocalized(value: unknown): value is LocalizedText {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  // A comparison of a text may have strings alone, too.
  if ("question" in value && "is" in value) return false;
  const texts = Object.values(value);
  return texts.length > 0 && texts.every((text) => typeof text === "string");
}

/** The question with each of its texts changed, those of its options too. */
export function mapTexts<Part extends object>(part: Part, change: (text: string, language: string) => string): Part {
  const entries = Object.entries(part).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.map((item) => (isObject(item) ? mapTexts(item, change) : item))];
    if (!isLocalized(value)) return [key, value];
    return [key, Object.fromEntries(Object.entries(value).map(([language, text]) => [language, change(text, language)]))];
  });
  return Object.fromEntries(entries) as Part;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All texts of a question, or of a block's head, with where they stand in it. */
export function textsIn(part: object, path = ""): readonly { readonly path: string; readonly text: LocalizedText }[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const at = `${path}/${key}`;
    if (isLocalized(value)) return [{ path: at, text: value }];
    return Array.isArray(value) ? value.flatMap((item, index) => (isObject(item) ? textsIn(item, `${at}/${index}`) : [])) : [];
  });
}

/** What stands in the braces of a text. */
export function replacePipes(
  text: string,
  replace: (variable: string, part: string | undefined, whole: string) => string,
): string {
  return text.includes("{{") ? text.replace(PIPE, (whole, variable, part) => replace(variable, part, whole)) : text;
}

/** Variables that the texts of a question, or of a block's head, put in. */
export function pipesIn(part: object): readonly string[] {
  const found: string[] = [];
  mapTexts(part, (text) =>
    replacePipes(text, (variable, _part, whole) => {
      found.push(variable);
      return whole;
    }),
  );
  return found;
}

/** What a question is computed from. */
export function sourcesOf(question: Question): readonly { readonly question: string }[] {
  return Array.isArray(question.sources) ? (question.sources as readonly { readonly question: string }[]) : [];
}

/** All conditions of a question with where they stand in it. */
export function conditionsOf(question: Question): readonly { readonly path: string; readonly condition: Condition }[] {
  const own = question.showIf ? [{ path: "/showIf", condition: question.showIf }] : [];
  const rules = (question.rules ?? []).map(({ when }, index) => ({ path: `/rules/${index}/when`, condition: when }));
  const options = OPTION_LISTS.flatMap((list) =>
    optionsOf(question, list).flatMap(({ showIf }, index) =>
      showIf ? [{ path: `/${list}/${index}/showIf`, condition: showIf }] : [],
    ),
  );
  return [...own, ...options, ...rules];
}

/** Ids of the questions whose answers decide on a question: whether it is asked, how, and what follows it. */
export function referencesOf(question: Question): readonly string[] {
  const tested = conditionsOf(question).flatMap(({ condition }) => testsIn(condition).map((test) => test.question));
  const sources = sourcesOf(question).map((source) => source.question);
  return [...tested, ...sources, ...(question.carry ? [question.carry.from] : [])];
}

export function blockReferences({ showIf, loop }: Block): readonly string[] {
  return [...(showIf ? testsIn(showIf).map(({ question }) => question) : []), ...(loop ? [loop.from] : [])];
}
