import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { isNarrowed } from "../../../../survey/logic/offer";
import { pipesIn } from "../../../../survey/logic/references";
import type { Step } from "../../../../survey/logic/walk";
import type { Question } from "../../../../survey/questionnaire";

function isSame({ showIf, rules, randomOrder, ...question }: Question, isSeen: boolean): boolean {
  if (showIf || (!isSeen && (rules?.length ?? 0) > 0)) return false;
  return randomOrder !== true && !isNarrowed(question) && pipesIn(question).length === 0;
}

/**
 * The question that everybody begins with, and sees alike: it can be shown before a response is begun, and anything
 * drawn for it. Nothing where the start depends on a draw or on the respondent's address.
 */
export function firstStep({ document, byId, logic }: CompiledQuestionnaire): Step | undefined {
  const [block] = document.blocks;
  if (!block || block.group || block.showIf || (block.order ?? "fixed") !== "fixed") return undefined;
  if (pipesIn({ title: block.title, description: block.description }).length > 0) return undefined;
  const place = block.questions.findIndex(({ id }) => byId.get(id)?.type.isAssigned !== true);
  const question = block.questions[place];
  const unseen = block.questions.slice(0, Math.max(0, place));
  const isForAll =
    question && !logic.timed.has(question.id) && isSame(question, true) && unseen.every((one) => isSame(one, false));
  return isForAll ? { question, block } : undefined;
}
