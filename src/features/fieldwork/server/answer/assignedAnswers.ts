import { createRandom } from "../../../../shared/random";
import { isForVariables } from "../../../../shared/surveyAddress";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { Answer } from "../../../../survey/questionnaire";

/** What the address that brought the respondent says, by name. */
export type Parameters = Readonly<Record<string, string>>;

/** The answers that the server gives itself, by question: the same for the same seed. */
export function assignedAnswers(
  questionnaire: CompiledQuestionnaire,
  seed: number,
  parameters: Parameters = {},
): readonly (readonly [string, Answer])[] {
  const random = createRandom(seed);
  const context = {
    parameter: (name: string) => (isForVariables(name) && Object.hasOwn(parameters, name) ? parameters[name] : undefined),
    read: () => undefined,
  };
  return questionnaire.questions.flatMap(({ question, type }) =>
    type.isAssigned && type.assign ? [[question.id, type.assign(question, random, context)] as const] : [],
  );
}
