import type { Option } from "../../../../../survey/questionnaire";
import type { Count } from "../../../../../survey/questionType";
import { labelOf } from "./options";

/**
 * Respondents per code: every option in its order, even at 0, then codes that this version does not offer, so that no
 * answer of an earlier version disappears.
 */
export function countCodes(
  selections: readonly (readonly string[])[],
  options: readonly Option[],
  language: string,
): readonly Count[] {
  const counts = new Map(options.map((option) => [option.code, 0]));
  for (const codes of selections) for (const code of new Set(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const labels = new Map(options.map((option) => [option.code, labelOf(option, language)]));
  return [...counts].map(([code, count]) => ({ code, label: labels.get(code) ?? code, count }));
}
