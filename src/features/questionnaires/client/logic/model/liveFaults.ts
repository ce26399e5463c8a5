import type { QuestionFault } from "../../../../../client/kit/questions";
import { type LogicFault, logicFaults } from "../../../../../survey/logic/logicFaults";
import type { Questionnaire } from "../../../../../survey/questionnaire";

function keyOf({ questionId, path, fault, params }: QuestionFault): string {
  return JSON.stringify([questionId, path, fault, params]);
}

const found = new WeakMap<Questionnaire, readonly LogicFault[]>();

/** What was found once in a draft: drafts don't change, they are replaced. */
function faultsOf(draft: Questionnaire): readonly LogicFault[] {
  const known = found.get(draft) ?? logicFaults(draft);
  found.set(draft, known);
  return known;
}

/** The server's faults, with those of the logic as they are now instead of as they were when it looked. */
export function liveFaults(
  faults: readonly QuestionFault[],
  { checked, draft }: { /** What the server looked at. */ readonly checked: Questionnaire; readonly draft: Questionnaire },
): readonly QuestionFault[] {
  if (checked === draft) return faults;
  const known = new Set(faultsOf(checked).map(keyOf));
  return [...faults.filter((fault) => !known.has(keyOf(fault))), ...faultsOf(draft)];
}
