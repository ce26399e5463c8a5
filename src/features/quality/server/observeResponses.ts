import { setImmediate as pause } from "node:timers/promises";
import { type SpaceDb, sql } from "../../../server/kit";
import type { Json } from "../../../shared/json";
import { toAnswer } from "../../../survey/answers/toAnswer";
import type { ObservedResponse } from "../shared/observation";
import type { CheckedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { type GivenAnswer, observe } from "./observe";

/** Responses read at once: their answers are parsed and looked at in a few milliseconds, then others have their turn. */
const BATCH = 200;

function readBatch(db: SpaceDb, questionnaireId: string, withTest: boolean, after: string | undefined) {
  const query = finishedResponses(db, questionnaireId, withTest)
    .select(["id", "member", "supplier", "externalId", "device", "addressHash", "startedAt", "completedAt"])
    .orderBy("id")
    .limit(BATCH);
  return (after === undefined ? query : query.where("id", ">", after)).execute();
}

type PackedAnswer = readonly [string, Json, string | null, string | null, number | null, number | null];

/** All answers of a response in one text: rows of their own would cost several times as much. */
const packed = sql<string>`json_agg(json_build_array(question_id, value, comment, missing, active_ms, pasted_share))::text`;

function unpack(text: string): ReadonlyMap<string, GivenAnswer> {
  const answers = JSON.parse(text) as readonly PackedAnswer[];
  return new Map(
    answers.map(([questionId, value, comment, missing, activeMs, pastedShare]) => [
      questionId,
      { answer: toAnswer({ value, comment, missing }), activeMs, pastedShare },
    ]),
  );
}

async function readAnswers(db: SpaceDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("answer")
    .select("response")
    .select(packed.as("answers"))
    .where("response", "in", [...ids])
    .groupBy("response")
    .execute();
  return new Map(rows.map(({ response, answers }) => [response, answers]));
}

/** All finished responses as checks see them, in one pass over the answers. */
export async function observeResponses(
  db: SpaceDb,
  { id, questions }: Pick<CheckedQuestionnaire, "id" | "questions">,
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
    for (const row of batch) observed.push(observe(row, unpack(answers.get(row.id) ?? "[]"), questions));
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return observed;
    await pause();
  }
}
