import type { JsonObject } from "../../../../../shared/json";
import { groupsOf } from "../../../../../survey/logic/optionGroups";
import type { Option, OptionGroup, Question } from "../../../../../survey/questionnaire";

// One of each: what is drawn from them stays as it is.
const NO_OPTIONS: readonly Option[] = [];
const NO_GROUPS: readonly OptionGroup[] = [];

export function optionsOf(question: Question, name: string): readonly Option[] {
  const value = question[name];
  return Array.isArray(value) ? (value as readonly Option[]) : NO_OPTIONS;
}

export function codesOf(question: Question, name: string): readonly string[] {
  const value = question[name];
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : [];
}

export function pictureOf(question: Question, name: string): string | undefined {
  const value = question[name];
  return typeof value === "string" ? value : undefined;
}

/** The groups of a question's options, for a list that can have some. */
export function groupsFor(question: Question, { hasGroups }: { readonly hasGroups: boolean }): readonly OptionGroup[] {
  return hasGroups && question.optionGroups ? groupsOf(question) : NO_GROUPS;
}

/** The question with another setting; `undefined` takes the setting out. */
export function withSetting(question: Question, name: string, value: unknown): Question {
  const { [name]: _previous, ...others } = question;
  return (value === undefined ? others : { ...others, [name]: value }) as Question;
}

/** An empty list is no setting. */
export function listOrNothing<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length > 0 ? list : undefined;
}

export function hasFields(schema: JsonObject): boolean {
  return Object.keys((schema.properties ?? {}) as object).length > 0;
}
