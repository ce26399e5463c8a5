import { AppError, type FieldIssue } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { isNarrowed } from "../../../../survey/logic/offer";
import type { Walk } from "../../../../survey/logic/walk";
import type { Answer } from "../../../../survey/questionnaire";
import { formatIssues } from "./formatIssues";
import type { StoredAnswer } from "./storedAnswers";

interface Behind {
  /** How many steps are left behind. */
  readonly left: number;
  readonly language: string | null;
}

/** Answers of which a part can't be said any more, by question, as they are without it: what is left behind counts so. */
export function narrowedAnswers({ steps, narrowed }: Walk, left: number): readonly (readonly [string, Answer])[] {
  if (narrowed.size === 0) return [];
  return steps.slice(0, left).flatMap(({ question: { id } }) => {
    const answer = narrowed.get(id);
    return answer ? [[id, answer] as const] : [];
  });
}

/** Stored answers as they count on the way; those off it as they are. */
export function countedAnswers(stored: readonly StoredAnswer[], { narrowed }: Walk): readonly StoredAnswer[] {
  if (narrowed.size === 0) return stored;
  return stored.flatMap((answer) => {
    if (!narrowed.has(answer.questionId)) return [answer];
    const left = narrowed.get(answer.questionId);
    return left ? [{ ...answer, value: left.value ?? null }] : [];
  });
}

function issuesAt({ byId }: CompiledQuestionnaire, { read }: Walk, questionId: string): readonly FieldIssue[] {
  const answer = read(questionId);
  if (answer?.value === undefined) return [];
  const faults = byId.get(questionId)?.check(answer.value, { read, comment: answer.comment ?? "" }) ?? [];
  return faults.slice(0, 1).map((fault) => ({ ...fault, path: questionId }));
}

/**
 * An answer was right when it was given; what is offered may have changed since, with an earlier answer.
 * @throws AppError `execution.incomplete` naming the questions whose answer doesn't fit any more
 */
export function requireFitting(questionnaire: CompiledQuestionnaire, path: Walk, { left, language }: Behind): void {
  const asked = path.steps.slice(0, left).filter(({ question }) => isNarrowed(question) && questionnaire.logic.isAsked(question));
  const faults = asked.flatMap(({ question }) => issuesAt(questionnaire, path, question.id));
  if (faults.length > 0)
    throw new AppError("execution.incomplete", { faults: formatIssues(faults, { questionnaire, language, read: path.read }) });
}
