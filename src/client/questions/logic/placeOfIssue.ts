import type { QuestionIssue } from "../../../contracts/api/questionnaires";
import { blockName, type LogicScope, nameOf } from "./logicScope";

const OF_BLOCK = /^\/blocks\/(\d+)(\/|$)/;

/** Where a fault stands, whatever it is. */
export type IssuePlace = Pick<QuestionIssue, "questionId" | "path">;

/** The block that a fault of the whole is about. */
export function blockIndexOf({ questionId, path }: IssuePlace): number | undefined {
  const [, index] = (questionId ? undefined : OF_BLOCK.exec(path)) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Where a fault stands, in words. */
export function placeOfIssue(fault: IssuePlace, scope: Pick<LogicScope, "draft" | "language" | "t" | "places">): string {
  const question = scope.places.get(fault.questionId ?? "")?.question;
  if (question) return nameOf(question, scope.language);
  const blockIndex = blockIndexOf(fault);
  return blockIndex === undefined ? scope.t("surveys.faults.whole") : blockName(scope, blockIndex);
}
