import { blockName, type LogicScope, nameOf } from "../../../../../client/kit/questions";
import { blockIndexOf, type IssuePlace } from "./focusOfFault";

/** Where a fault stands, in words. */
export function placeOfIssue(fault: IssuePlace, scope: Pick<LogicScope, "draft" | "language" | "t" | "places">): string {
  const question = scope.places.get(fault.questionId ?? "")?.question;
  if (question) return nameOf(question, scope.language);
  const blockIndex = blockIndexOf(fault);
  return blockIndex === undefined ? scope.t("surveys.faults.whole") : blockName(scope, blockIndex);
}
