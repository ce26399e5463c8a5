import type { Json } from "../../../../shared/json";
import { toAnswer } from "../../../../survey/answers/toAnswer";
import type { Answer } from "../../../../survey/questionnaire";

export interface StoredAnswer {
  readonly questionId: string;
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

export function answersById(stored: readonly StoredAnswer[]): ReadonlyMap<string, Answer> {
  return new Map(stored.map((answer) => [answer.questionId, toAnswer(answer)]));
}
