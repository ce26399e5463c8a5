import type { ResponseBatch, WrittenResponse } from "../../../../contracts/services/fieldwork";
import { newId, type SpaceDb, sql } from "../../../../server/kit";
import { portionsOf } from "../../../../shared/portionsOf";
import { type AnswerRow, answerRow } from "../answer/answerRow";

/** Rows of one statement and transaction: short enough for its parameters, and for others to get their turn. */
const MOST_ROWS = 2_000;

/** Consecutive responses that together have about so many answers. */
async function* chunksOf(responses: ResponseBatch["responses"]): AsyncGenerator<readonly WrittenResponse[]> {
  let chunk: WrittenResponse[] = [];
  let rows = 0;
  for await (const response of responses) {
    chunk.push(response);
    rows += 1 + Object.keys(response.answers).length;
    if (rows < MOST_ROWS) continue;
    yield chunk;
    chunk = [];
    rows = 0;
  }
  if (chunk.length > 0) yield chunk;
}

function toRows(batch: ResponseBatch, response: WrittenResponse, savedAt: string) {
  const { questionnaire, questionnaireVersion, channel, isTest = false } = batch;
  const id = newId();
  return {
    response: {
      id,
      questionnaire,
      questionnaireVersion,
      channel,
      isTest,
      state: "importing",
      disposition: response.disposition ?? (response.isPartial ? "dropped" : null),
      endedBy: response.endedBy ?? null,
      language: response.language ?? null,
      externalId: response.externalId ?? null,
      startedAt: response.startedAt ?? null,
      completedAt: response.completedAt ?? null,
    },
    answers: Object.entries(response.answers).map(([questionId, answer]) =>
      answerRow({ response: id, questionnaireVersion, questionId }, answer, savedAt),
    ),
  };
}

/** An array a column: the database reads it faster than a list of rows with a parameter for each cell. */
async function insertAnswers(db: SpaceDb, rows: readonly AnswerRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const column = (name: "id" | "response" | "questionId" | "value" | "comment" | "missing", type = "text") =>
    sql<string>`unnest(${rows.map((row) => row[name])}::${sql.raw(type)}[])`.as(name);
  await db
    .with("given", (of) =>
      of.selectNoFrom([
        ...[column("id", "uuid"), column("response", "uuid"), column("questionId")],
        ...[column("value", "jsonb"), column("comment"), column("missing")],
      ]),
    )
    .insertInto("answer")
    .columns(["id", "response", "questionId", "value", "comment", "missing", "questionnaireVersion", "savedAt"])
    .expression((eb) =>
      eb
        .selectFrom("given")
        .select(["given.id", "given.response", "given.questionId", "given.value", "given.comment", "given.missing"])
        .select([
          sql<string>`${first.questionnaireVersion}::uuid`.as("questionnaireVersion"),
          sql<string>`${first.savedAt}::timestamptz`.as("savedAt"),
        ]),
    )
    .execute();
}

type Rows = readonly ReturnType<typeof toRows>[];

async function insertRows(db: SpaceDb, rows: Rows): Promise<void> {
  const answers = rows.flatMap((row) => row.answers);
  await db.transaction(async () => {
    await db
      .insertInto("response")
      .values(rows.map((row) => row.response))
      .execute();
    // A response alone can have more answers than a statement should take.
    for (const portion of portionsOf(answers, MOST_ROWS)) await insertAnswers(db, portion);
  });
}

/** Writes whole responses, unseen until `showResponses`. */
export async function writeResponses(db: SpaceDb, batch: ResponseBatch): Promise<void> {
  const savedAt = new Date().toISOString();
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const chunk of chunksOf(batch.responses)) {
      // Made while the database writes those before.
      const rows = chunk.map((response) => toRows(batch, response, savedAt));
      await writing;
      writing = insertRows(db, rows);
      // Whoever awaits it hears of it.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}
