import type { Json } from "../../shared/json";
import type { Answer, MissingReason } from "../questionnaire";

interface AnswerColumns {
  readonly value: Json | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

const REASONS: ReadonlySet<string> = new Set<MissingReason>(["not-asked", "no-answer", "dont-know", "refused", "unknown"]);

function isReason(text: string | null): text is MissingReason {
  return text !== null && REASONS.has(text);
}

/** A stored answer as question types read it. */
export function toAnswer({ value, comment, missing }: AnswerColumns): Answer {
  return {
    ...(value === null ? {} : { value }),
    ...(comment === null ? {} : { comment }),
    ...(isReason(missing) ? { missing } : {}),
  };
}
