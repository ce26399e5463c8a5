import { json, newId } from "../../../../server/kit";
import type { Answer } from "../../../../survey/questionnaire";
import type { Stamp } from "./answerTime";
import { type Effort, NO_EFFORT } from "./effort";

interface AnswerAddress {
  readonly response: string;
  readonly questionnaireVersion: string;
  readonly questionId: string;
}

/** How a respondent gave an answer; absent where the server knows it by itself. */
interface AnswerCircumstances {
  readonly stamp?: Stamp;
  readonly effort?: Effort;
}

/** Row of an answer, as inserted. */
export function answerRow(
  address: AnswerAddress,
  answer: Answer,
  savedAt: string,
  { stamp, effort = NO_EFFORT }: AnswerCircumstances = {},
) {
  return {
    id: newId(),
    ...address,
    value: answer.value === undefined ? null : json(answer.value),
    comment: answer.comment ?? null,
    missing: answer.missing ?? null,
    savedAt,
    answeredAt: stamp?.at ?? null,
    device: stamp?.device ?? null,
    ...effort,
  };
}

export type AnswerRow = ReturnType<typeof answerRow>;
