import { blockIndexOf, type IssuePlace } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import type { Focus } from "../../editor/EditorContext";

const OF_LOGIC = /^\/(rules|carry)(\/|$)|\/?showIf(\/|$)/;

/** Where a fault is mended: the question's form or logic, the block, or the texts around the questions. */
export function focusOf(fault: IssuePlace, draft: Questionnaire): Focus {
  const { questionId, path } = fault;
  if (questionId) return { kind: "question", id: questionId, ...(OF_LOGIC.test(path) ? { part: "logic", pointer: path } : {}) };
  const block = draft.blocks[blockIndexOf(fault) ?? -1];
  return block ? { kind: "block", id: block.id, pointer: path } : { kind: "texts" };
}
