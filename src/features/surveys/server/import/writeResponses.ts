import type { ImportedResponse } from "../../../../schema/importer";
import { newId, type SpaceDb } from "../../../../server/kit";
import { answerRow } from "../execution/writeAnswer";

/** Rows of one statement and transaction: short enough for its parameters, and for others to get their turn. */
const MOST_ROWS = 2_000;

export interface ResponseBatch {
  readonly questionnaire: string;
  readonly questionnaireVersion: string;
  readonly channel: "import" | "simulated";
  readonly responses: readonly ImportedResponse[];
}

/** Consecutive responses that together have about so many answers. */
function* chunksOf(responses: readonly ImportedResponse[]): Generator<readonly ImportedResponse[]> {
  let chunk: ImportedResponse[] = [];
  let rows = 0;
  for (const response of responses) {
    chunk.push(response);
    rows += 1 + Object.keys(response.answers).length;
    if (rows < MOST_ROWS) continue;
    yield chunk;
    chunk = [];
    rows = 0;
  }
  if (chunk.length > 0) yield chunk;
}

function toRows({ questionnaire, questionnaireVersion, channel }: ResponseBatch, response: ImportedResponse, savedAt: string) {
  const id = newId();
  return {
    response: {
      id,
      questionnaire,
      questionnaireVersion,
      channel,
      state: "importing",
      externalId: response.externalId ?? null,
      startedAt: response.startedAt ?? null,
      completedAt: response.completedAt ?? null,
    },
    answers: Object.entries(response.answers).map(([questionId, answer]) =>
      answerRow({ response: id, questionnaireVersion, questionId }, answer, savedAt),
    ),
  };
}

/** Writes whole responses, unseen until `showResponses`. */
export async function writeResponses(db: SpaceDb, batch: ResponseBatch): Promise<void> {
  const savedAt = new Date().toISOString();
  for (const chunk of chunksOf(batch.responses)) {
    const rows = chunk.map((response) => toRows(batch, response, savedAt));
    const answers = rows.flatMap((row) => row.answers);
    await db.transaction(async () => {
      await db
        .insertInto("response")
        .values(rows.map((row) => row.response))
        .execute();
      // A response alone can have more answers than a statement takes.
      for (let from = 0; from < answers.length; from += MOST_ROWS) {
        await db
          .insertInto("answer")
          .values(answers.slice(from, from + MOST_ROWS))
          .execute();
      }
    });
  }
}

/** Makes all responses of the version that were written visible at once. @returns how many */
export async function showResponses(db: SpaceDb, questionnaireVersion: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("response")
    .set({ state: "complete" })
    .where("questionnaireVersion", "=", questionnaireVersion)
    .where("state", "=", "importing")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
