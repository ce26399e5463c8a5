import type { QuestionIssue } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import type { Focus } from "../../editor/EditorContext";

const OF_LOGIC = /^\/(rules|carry)(\/|$)|\/?showIf(\/|$)/;
const OF_BLOCK = /^\/blocks\/(\d+)(\/|$)/;

/** Where a fault stands, whatever it is. */
export type IssuePlace = Pick<QuestionIssue, "questionId" | "path">;

/** The block that a fault of the whole is about. */
export function blockIndexOf({ questionId, path }: IssuePlace): number | undefined {
  const [, index] = (questionId ? undefined : OF_BLOCK.exec(path)) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Where a fault is mended: the question's form or logic, the block, or the texts around the questions. */
export function focusOf(fault: IssuePlace, draft: Questionnaire): Focus {
  const { questionId, path } = fault;
  if (questionId) return { kind: "question", id: questionId, ...(OF_LOGIC.test(path) ? { part: "logic", pointer: path } : {}) };
  const block = draft.blocks[blockIndexOf(fault) ?? -1];
  return block ? { kind: "block", id: block.id, pointer: path } : { kind: "texts" };
}
