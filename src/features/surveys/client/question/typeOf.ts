import type { QuestionType } from "../../../../schema/questionType";
import { questionTypes } from "../../question-types";

const BY_NAME: ReadonlyMap<string, QuestionType> = new Map(questionTypes.map((type) => [type.name, type]));

/** The registered type of that name. */
export function typeOf(name: string): QuestionType | undefined {
  return BY_NAME.get(name);
}
