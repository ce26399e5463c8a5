import type { Answer } from "../../../../schema/questionnaire";
import { createRandom } from "../../../../shared/random";
import type { CompiledQuestionnaire } from "./compileQuestionnaire";

/** The answers that the server gives itself, by question: the same for the same seed. */
export function assignedAnswers(questionnaire: CompiledQuestionnaire, seed: number): readonly (readonly [string, Answer])[] {
  const random = createRandom(seed);
  return questionnaire.questions.flatMap(({ question, type }) =>
    type.isAssigned && type.assign ? [[question.id, type.assign(question, random)] as const] : [],
  );
}
