import type { Answer } from "../../../../schema/questionnaire";
import { mulberry32 } from "../../shared/mulberry32";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";

/** The answers that the server gives itself, by question: the same for the same seed. */
export function assignedAnswers(questionnaire: CompiledQuestionnaire, seed: number): readonly (readonly [string, Answer])[] {
  const random = mulberry32(seed);
  return questionnaire.questions.flatMap(({ question, type }) =>
    type.isAssigned && type.assign ? [[question.id, type.assign(question, random)] as const] : [],
  );
}
