import { AppError } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { differingIssues } from "../../../../survey/compile/differingIssues";
import type { Walk } from "../../../../survey/logic/walk";
import type { AnswerIssue } from "../../../../survey/questionType";
import { formatIssues } from "../answer/formatIssues";

/**
 * Answers that repeat an earlier round's, by question. They are looked at when they are left, not as they are given: which
 * of two is the wrong one only the respondent knows, who may be about to change the other.
 * @param left how many steps are left behind
 */
export function repeatedRounds({ byId }: CompiledQuestionnaire, { steps, read }: Walk, left: number): readonly AnswerIssue[] {
  const behind = new Set<string>();
  return steps.slice(0, left).flatMap(({ question: { id } }) => {
    behind.add(id);
    const compiled = byId.get(id);
    const answer = read(id);
    if (!answer || !compiled || compiled.otherRounds.length === 0) return [];
    const faults = differingIssues(compiled, answer, (other) => (behind.has(other) ? read(other) : undefined));
    return faults.map((fault) => ({ ...fault, path: id }));
  });
}

/** @throws AppError `execution.incomplete` naming the rounds that are left with an earlier one's answer, in the author's words */
export function requireDifferentRounds(
  questionnaire: CompiledQuestionnaire,
  path: Walk,
  { left, language }: { readonly left: number; readonly language: string | null },
): void {
  if (!questionnaire.isDiffering) return;
  const repeated = repeatedRounds(questionnaire, path, left);
  if (repeated.length > 0)
    throw new AppError("execution.incomplete", { faults: formatIssues(repeated, { questionnaire, language, read: path.read }) });
}
