import type { Json, JsonObject } from "../../../../../shared/json";
import { localize } from "../../../../../shared/languages";
import type { Option } from "../../../../../survey/questionnaire";
import { isBlank } from "../../../../../survey/questions/isBlank";
import type { DefinitionIssue } from "../../../../../survey/questionType";

export function labelOf(option: Option, language: string): string {
  return localize(option.label, language) || option.code;
}

/** Code -> label, for coded variables. */
export function labelsOf(options: readonly Option[], language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map((option) => [option.code, labelOf(option, language)]));
}

/** SurveyJS's choices, rows and columns. */
export function surveyItems(options: readonly Option[], language: string): readonly JsonObject[] {
  return options.map((option): { readonly [key: string]: Json } => ({ value: option.code, text: labelOf(option, language) }));
}

/** Faults of a list of options: none at all, repeated codes, empty texts. */
export function optionIssues(
  options: readonly Option[],
  path = "/options",
  taken: readonly string[] = [],
): readonly DefinitionIssue[] {
  if (options.length === 0) return [{ path, fault: "noOptions" }];
  const seen = new Set(taken);
  const faults: DefinitionIssue[] = [];
  for (const [place, option] of options.entries()) {
    if (seen.has(option.code))
      faults.push({ path: `${path}/${place}/code`, fault: "repeatedCode", params: { code: option.code } });
    if (isBlank(option.label))
      faults.push({ path: `${path}/${place}/label`, fault: "emptyLabel", params: { code: option.code } });
    seen.add(option.code);
  }
  return faults;
}
