import type { SpaceDb } from "../../../../server/kit";
import type { Stamp, TakenBack } from "./answerTime";

/** When and where the present answers to some questions were given, or taken back. */
export async function answerStamps(
  db: SpaceDb,
  response: { readonly id: string; readonly takenBack: TakenBack },
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, Stamp>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("answer")
    .select(["questionId", "answeredAt", "device"])
    .where("response", "=", response.id)
    .where("questionId", "in", questionIds)
    .execute();
  const given = rows.flatMap(({ questionId, answeredAt, device }) =>
    answeredAt === null ? [] : [[questionId, { at: answeredAt, device }] as const],
  );
  return new Map([...Object.entries(response.takenBack), ...given]);
}
