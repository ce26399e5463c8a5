import { logicFaults } from "../../../../../schema/logic/logicFaults";
import type { Questionnaire } from "../../../../../schema/questionnaire";
import type { QuestionFault } from "../../api/questionnaireApi";

function keyOf({ questionId, path, fault, params }: QuestionFault): string {
  return JSON.stringify([questionId, path, fault, params]);
}

/** The server's faults, with those of the logic as they are now instead of as they were when it looked. */
export function liveFaults(
  faults: readonly QuestionFault[],
  { checked, draft }: { /** What the server looked at. */ readonly checked: Questionnaire; readonly draft: Questionnaire },
): readonly QuestionFault[] {
  if (checked === draft) return faults;
  const known = new Set(logicFaults(checked).map(keyOf));
  return [...faults.filter((fault) => !known.has(keyOf(fault))), ...logicFaults(draft)];
}
