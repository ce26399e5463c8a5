import type { QuestionIssue } from "../../../../../client/kit/questions";
import { foreignExpressions } from "../../../../../survey/document/foreignExpressions";
import { type LogicIssue, logicIssues } from "../../../../../survey/logic/logicIssues";
import type { Questionnaire } from "../../../../../survey/questionnaire";

function keyOf({ questionId, path, fault, params }: QuestionIssue): string {
  return JSON.stringify([questionId, path, fault, params]);
}

const found = new WeakMap<Questionnaire, readonly LogicIssue[]>();

/** What was found once in a draft: drafts don't change, they are replaced. */
function issuesOf(draft: Questionnaire): readonly LogicIssue[] {
  const known = found.get(draft) ?? [...logicIssues(draft), ...foreignExpressions(draft)];
  found.set(draft, known);
  return known;
}

/** The server's faults, with those of the logic and of texts as they are now instead of as they were when it looked. */
export function liveIssues(
  faults: readonly QuestionIssue[],
  { checked, draft }: { /** What the server looked at. */ readonly checked: Questionnaire; readonly draft: Questionnaire },
): readonly QuestionIssue[] {
  if (checked === draft) return faults;
  const known = new Set(issuesOf(checked).map(keyOf));
  return [...faults.filter((fault) => !known.has(keyOf(fault))), ...issuesOf(draft)];
}
