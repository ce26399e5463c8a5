import { localize } from "../../../../shared/languages";
import type { Option, Question } from "../../../../survey/questionnaire";
import type { DefinitionIssue, Variable } from "../../../../survey/questionType";
import { labelsOf } from "./choices/options";

/** Name of a part's variable: `Q1_code`. */
export function partName(question: Question, ...codes: readonly string[]): string {
  return [question.variable, ...codes].join("_");
}

/** Label of a part's variable: the question's title, then the parts. */
export function partLabel(question: Question, language: string, ...parts: readonly string[]): string {
  return [localize(question.title, language), ...parts].filter((part) => part !== "").join(" – ");
}

/** A variable that holds one code of a list. */
export function codedVariable(name: string, label: string, options: readonly Option[], language: string): Variable {
  return { name, label, measure: "nominal", codes: labelsOf(options, language) };
}

/** A 0/1 variable: whether a code was selected. */
export function flagVariable(name: string, label: string): Variable {
  return { name, label, measure: "nominal", codes: { "0": "–", "1": "✓" } };
}

/** Codes that join to the same variable name (`a_b` + `c`, `a` + `b_c`) would overwrite each other in exports. */
export function variableIssues(variables: readonly Variable[], path: string): readonly DefinitionIssue[] {
  const seen = new Set<string>();
  const faults: DefinitionIssue[] = [];
  for (const { name } of variables) {
    if (seen.has(name)) faults.push({ path, fault: "repeatedVariable", params: { variable: name } });
    seen.add(name);
  }
  return faults;
}
