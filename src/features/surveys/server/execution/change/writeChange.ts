import { type PreparedQuery, type QueryBuilder, sql } from "../../../../../server/kit";
import type { ChangeValues } from "./changeValues";

export interface Row {
  readonly id: string;
}

/** The response that was changed; no row where it is no longer as it was read. */
export interface Done {
  readonly done: Row;
}

export type AfterDone = QueryBuilder<Done>;

const ANSWER_COLUMNS = [
  ...(["id", "response", "questionnaireVersion", "questionId", "value", "comment", "missing"] as const),
  ...(["savedAt", "answeredAt", "device", "activeMs", "wallMs", "pastedShare"] as const),
];

export function updateResponse(db: QueryBuilder, at: ChangeValues) {
  return db
    .updateTable("response")
    .set((eb) => ({
      version: eb("version", "+", 1),
      state: at.state,
      disposition: at.disposition,
      endedBy: at.endedBy,
      completedAt: at.completedAt,
      currentQuestionId: at.currentQuestionId,
      currentSince: at.currentSince,
      currentDevice: at.currentDevice,
      takenBack: at.takenBack,
      updatedAt: at.now,
    }))
    .where("id", "=", at.response)
    .where("version", "=", at.version)
    .where("state", "=", "open")
    .returning("id");
}

export function deleteAnswers(db: AfterDone, at: ChangeValues) {
  return db
    .deleteFrom("answer")
    .where("response", "in", (eb) => eb.selectFrom("done").select("done.id"))
    .where("questionId", "=", sql<string>`any(${at.removed}::text[])`)
    .returning("id");
}

export function writeAnswers(db: AfterDone, at: ChangeValues) {
  return db
    .insertInto("answer")
    .columns(ANSWER_COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom("done")
        .select([
          sql<string>`unnest(${at.ids}::uuid[])`.as("id"),
          "done.id as response",
          sql<string>`${at.questionnaireVersion}::uuid`.as("questionnaireVersion"),
          sql<string>`unnest(${at.questionIds}::text[])`.as("questionId"),
          sql<string>`unnest(${at.values}::jsonb[])`.as("value"),
          sql<string>`unnest(${at.comments}::text[])`.as("comment"),
          sql<string>`unnest(${at.missings}::text[])`.as("missing"),
          sql<string>`${at.now}::timestamptz`.as("savedAt"),
          sql<string>`unnest(${at.answeredAts}::timestamptz[])`.as("answeredAt"),
          sql<string>`unnest(${at.devices}::text[])`.as("device"),
          sql<number>`unnest(${at.activeMs}::integer[])`.as("activeMs"),
          sql<number>`unnest(${at.wallMs}::integer[])`.as("wallMs"),
          sql<number>`unnest(${at.pastedShares}::numeric[])`.as("pastedShare"),
        ]),
    )
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
    .returning("answer.id");
}

/** Writes a change that touches no quota. @returns nothing where the response is no longer as it was read */
export const WRITE_CHANGE: PreparedQuery<ChangeValues, Row> = {
  name: "survey_write_change",
  build: (db, at) =>
    db
      .with("done", (of) => updateResponse(of as unknown as QueryBuilder, at))
      .with("gone", (of) => deleteAnswers(of as unknown as AfterDone, at))
      .with("written", (of) => writeAnswers(of as unknown as AfterDone, at))
      .selectFrom("done")
      .select("done.id"),
};
