import type { JsonObject } from "../../../../../shared/json";
import type { Answer } from "../../../../../survey/questionnaire";
import type { AttentionQuestion } from "../../../../../survey/questions/attentionQuestion";
import type { DefinitionIssue, QualityTraits } from "../../../../../survey/questionType";
import { CODE_PATTERN } from "../../../../../survey/types/settingsSchemas";
import { codeOf, codesOf } from "../../../../../survey/types/values";

export const attentionSettings: JsonObject = {
  attention: {
    type: "array",
    title: "Attention check: the correct answer (codes)",
    uniqueItems: true,
    items: { type: "string", pattern: CODE_PATTERN },
  },
};

/** @param codes of the answers that there are */
export function attentionIssues({ attention = [] }: AttentionQuestion, codes: readonly string[]): readonly DefinitionIssue[] {
  const unknown = attention.filter((code) => !codes.includes(code));
  return unknown.map((code) => ({ path: "/attention", fault: "unknownCode", params: { code } }));
}

export function attentionOf({ attention = [] }: AttentionQuestion, { value }: Answer): Pick<QualityTraits, "attention"> {
  if (attention.length === 0 || value === undefined || value === null) return {};
  const isPassed = Array.isArray(value)
    ? codesOf(value).toSorted().join() === attention.toSorted().join()
    : attention.includes(codeOf(value) ?? "");
  return { attention: { expected: attention, isPassed } };
}
