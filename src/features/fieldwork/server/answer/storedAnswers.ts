import type { Json } from "../../../../shared/json";
import type { Answer, MissingReason } from "../../../../survey/questionnaire";

export interface StoredAnswer {
  readonly questionId: string;
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

function toAnswer({ value, comment, missing }: StoredAnswer): Answer {
  return {
    ...(value === null ? {} : { value }),
    ...(comment === null ? {} : { comment }),
    ...(missing === null ? {} : { missing: missing as MissingReason }),
  };
}

export function answersById(stored: readonly StoredAnswer[]): ReadonlyMap<string, Answer> {
  return new Map(stored.map((answer) => [answer.questionId, toAnswer(answer)]));
}
