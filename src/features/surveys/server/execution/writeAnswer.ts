import type { Answer } from "../../../../schema/questionnaire";
import { json, newId, type SpaceDb } from "../../../../server/kit";

import type { Stamp } from "./answerTime";
import { type Effort, NO_EFFORT } from "./effort";

interface AnswerPlace {
  readonly response: string;
  readonly questionnaireVersion: string;
  readonly questionId: string;
}

/** How a respondent gave an answer; absent where the server knows it by itself. */
interface Giving {
  readonly stamp?: Stamp;
  readonly effort?: Effort;
}

/** Row of an answer, as inserted. */
export function answerRow(place: AnswerPlace, answer: Answer, savedAt: string, { stamp, effort = NO_EFFORT }: Giving = {}) {
  return {
    id: newId(),
    ...place,
    value: answer.value === undefined ? null : json(answer.value),
    comment: answer.comment ?? null,
    missing: answer.missing ?? null,
    savedAt,
    answeredAt: stamp?.at ?? null,
    device: stamp?.device ?? null,
    ...effort,
  };
}

/** Writes answers over those before. */
export async function upsertAnswers(db: SpaceDb, rows: readonly ReturnType<typeof answerRow>[]): Promise<void> {
  await db
    .insertInto("answer")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "response", "questionId"]).doUpdateSet((eb) => ({
        value: eb.ref("excluded.value"),
        comment: eb.ref("excluded.comment"),
        missing: eb.ref("excluded.missing"),
        savedAt: eb.ref("excluded.savedAt"),
        answeredAt: eb.ref("excluded.answeredAt"),
        device: eb.ref("excluded.device"),
        // Who goes on in another browser is measured from zero there: the longer time is nearer to the truth.
        activeMs: eb.fn<number | null>("greatest", ["answer.activeMs", "excluded.activeMs"]),
        wallMs: eb.fn<number | null>("greatest", ["answer.wallMs", "excluded.wallMs"]),
        pastedShare: eb.fn.coalesce("excluded.pastedShare", "answer.pastedShare"),
      })),
    )
    .execute();
}

/** Notes questions that were seen and left open; an answer that has come meanwhile stays. */
export async function insertUnanswered(db: SpaceDb, rows: readonly ReturnType<typeof answerRow>[]): Promise<void> {
  await db
    .insertInto("answer")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["spaceId", "response", "questionId"]).doNothing())
    .execute();
}
