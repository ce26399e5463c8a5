import { setImmediate as pause } from "node:timers/promises";
import { toAnswer } from "../../../schema/toAnswer";
import type { SpaceDb } from "../../../server/kit";
import type { ObservedResponse } from "../shared/observation";
import type { CheckedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { type GivenAnswer, observe } from "./observe";

/** Responses read at once: their answers are parsed and looked at in a few milliseconds, then others have their turn. */
const BATCH = 100;

function readBatch(db: SpaceDb, questionnaireId: string, withTest: boolean, after: string | undefined) {
  const query = finishedResponses(db, questionnaireId, withTest)
    .select(["id", "member", "externalId", "device", "addressHash", "startedAt", "completedAt"])
    .orderBy("id")
    .limit(BATCH);
  return (after === undefined ? query : query.where("id", ">", after)).execute();
}

async function readAnswers(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, Map<string, GivenAnswer>>> {
  const byResponse = new Map(ids.map((id) => [id, new Map<string, GivenAnswer>()]));
  if (ids.length === 0) return byResponse;
  const rows = await db
    .selectFrom("answer")
    .select(["response", "questionId", "value", "comment", "missing", "activeMs", "pastedShare"])
    .where("response", "in", [...ids])
    .execute();
  for (const { response, questionId, activeMs, pastedShare, ...columns } of rows) {
    byResponse.get(response)?.set(questionId, { answer: toAnswer(columns), activeMs, pastedShare });
  }
  return byResponse;
}

/** All finished responses as checks see them, in one pass over the answers. */
export async function observeResponses(
  db: SpaceDb,
  { id, questions }: CheckedQuestionnaire,
  withTest: boolean,
): Promise<readonly ObservedResponse[]> {
  const observed: ObservedResponse[] = [];
  let after: string | undefined;
  while (true) {
    const batch = await readBatch(db, id, withTest, after);
    const answers = await readAnswers(
      db,
      batch.map((row) => row.id),
    );
    for (const row of batch) observed.push(observe(row, answers.get(row.id) ?? new Map(), questions));
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return observed;
    await pause();
  }
}
