import { type QueryBuilder, type SharedQuery, sql } from "../../../../server/kit";
import { type After, ChangeStatement, type Row } from "./changeStatement";
import { type ChangeItem, type ChangeValues, changeValues } from "./changeValues";

export function wantedChanges(db: QueryBuilder, at: ChangeValues) {
  return db.selectNoFrom([
    sql<string>`unnest(${at.responses}::uuid[])`.as("id"),
    sql<number>`unnest(${at.versions}::integer[])`.as("version"),
    sql<string>`unnest(${at.states}::text[])`.as("state"),
    sql<string | null>`unnest(${at.dispositions}::text[])`.as("disposition"),
    sql<string | null>`unnest(${at.endedBys}::text[])`.as("endedBy"),
    sql<string | null>`unnest(${at.completedAts}::timestamptz[])`.as("completedAt"),
    sql<string | null>`unnest(${at.currentQuestionIds}::text[])`.as("currentQuestionId"),
    sql<string | null>`unnest(${at.currentSinces}::timestamptz[])`.as("currentSince"),
    sql<string | null>`unnest(${at.currentDevices}::text[])`.as("currentDevice"),
    sql<string>`unnest(${at.takenBacks}::jsonb[])`.as("takenBack"),
  ]);
}

/** In the order of their ids: two runs that have responses in common wait for each other, never for ever. */
function holdResponses(db: After<"wanted">) {
  return db
    .selectFrom("response")
    .innerJoin("wanted", "wanted.id", "response.id")
    .select("response.id")
    .whereRef("response.version", "=", "wanted.version")
    .where("response.state", "=", "open")
    .orderBy("response.id")
    .forUpdate(["response"]);
}

export function updateResponses(db: After<"wanted" | "granted">, at: ChangeValues) {
  return db
    .updateTable("response")
    .from("wanted")
    .set((eb) => ({
      version: eb("response.version", "+", 1),
      state: eb.ref("wanted.state"),
      disposition: eb.ref("wanted.disposition"),
      endedBy: eb.ref("wanted.endedBy"),
      completedAt: eb.ref("wanted.completedAt"),
      currentQuestionId: eb.ref("wanted.currentQuestionId"),
      currentSince: eb.ref("wanted.currentSince"),
      currentDevice: eb.ref("wanted.currentDevice"),
      takenBack: eb.ref("wanted.takenBack"),
      updatedAt: sql<string>`${at.now}::timestamptz`,
    }))
    .whereRef("response.id", "=", "wanted.id")
    .where("response.id", "in", (eb) => eb.selectFrom("granted").select("granted.id"))
    .returning("response.id");
}

export function clearedAnswers(db: QueryBuilder, at: ChangeValues) {
  return db.selectNoFrom([
    sql<string>`unnest(${at.removedOfs}::uuid[])`.as("response"),
    sql<string>`unnest(${at.removedIds}::text[])`.as("questionId"),
  ]);
}

export function deleteAnswers(db: After<"cleared" | "done">) {
  return db
    .deleteFrom("answer")
    .using("cleared")
    .whereRef("answer.response", "=", "cleared.response")
    .whereRef("answer.questionId", "=", "cleared.questionId")
    .where("answer.response", "in", (eb) => eb.selectFrom("done").select("done.id"))
    .returning("answer.id");
}

export function givenAnswers(db: QueryBuilder, at: ChangeValues) {
  return db.selectNoFrom([
    sql<string>`unnest(${at.ids}::uuid[])`.as("id"),
    sql<string>`unnest(${at.ofs}::uuid[])`.as("response"),
    sql<string>`unnest(${at.questionnaireVersions}::uuid[])`.as("questionnaireVersion"),
    sql<string>`unnest(${at.questionIds}::text[])`.as("questionId"),
    sql<string>`unnest(${at.values}::jsonb[])`.as("value"),
    sql<string>`unnest(${at.comments}::text[])`.as("comment"),
    sql<string>`unnest(${at.missings}::text[])`.as("missing"),
    sql<string>`unnest(${at.answeredAts}::timestamptz[])`.as("answeredAt"),
    sql<string>`unnest(${at.devices}::text[])`.as("device"),
    sql<number>`unnest(${at.activeMs}::integer[])`.as("activeMs"),
    sql<number>`unnest(${at.wallMs}::integer[])`.as("wallMs"),
    sql<number>`unnest(${at.pastedShares}::numeric[])`.as("pastedShare"),
  ]);
}

const GIVEN = [
  ...(["id", "response", "questionnaireVersion", "questionId", "value", "comment", "missing"] as const),
  ...(["answeredAt", "device", "activeMs", "wallMs", "pastedShare"] as const),
];

export function writeAnswers(db: After<"given" | "done">, at: ChangeValues) {
  return db
    .insertInto("answer")
    .columns([...GIVEN, "savedAt"])
    .expression((eb) =>
      eb
        .selectFrom("given")
        .innerJoin("done", "done.id", "given.response")
        .select(GIVEN.map((column) => `given.${column}` as const))
        .select(sql<string>`${at.now}::timestamptz`.as("savedAt")),
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

/** Writes changes that touch no quota. A response that is no longer as it was read has no row. */
export const WRITE_CHANGE: SharedQuery<ChangeItem, ChangeValues, Row> = {
  name: "survey_write_change",
  isWrite: true,
  values: changeValues,
  build: (db, at) =>
    new ChangeStatement(db, at)
      .part("wanted", wantedChanges)
      .part("granted", holdResponses)
      .part("done", updateResponses)
      .part("cleared", clearedAnswers)
      .part("gone", deleteAnswers)
      .part("given", givenAnswers)
      .part("written", writeAnswers)
      .rowsOf("done"),
  itemKey: ({ response }) => response.id,
  rowKey: ({ id }) => id,
};
