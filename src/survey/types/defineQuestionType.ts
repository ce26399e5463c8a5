import type { Question } from "../questionnaire";
import type { QuestionType } from "../questionType";

type NarrowedMember<Q, Member> = Member extends (question: Question, ...rest: infer Rest) => infer Result
  ? (question: Q, ...rest: Rest) => Result
  : Member;

/** A question type whose functions see the settings of their own type. */
export type QuestionTypeOf<Q extends Question> = {
  readonly [Key in keyof QuestionType]: NarrowedMember<Q, QuestionType[Key]>;
};

/**
 * Declares a question type against its own settings interface.
 *
 * The registry hands a type only questions of its name that passed its `settings` schema, so this is the one place
 * where that promise turns into a narrower type.
 *
 * @example
 * export const number = defineQuestionType<NumberQuestion>({ name: "number", ... })
 */
export function defineQuestionType<Q extends Question>(definition: QuestionTypeOf<Q>): QuestionType {
  return definition as unknown as QuestionType;
}
