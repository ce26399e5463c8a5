import { type QueryBuilder, type SharedQuery, sql } from "../../../../server/kit";
import { type After, ChangeStatement, type CountedParts, type Row } from "./changeStatement";
import { type CountedItem, type CountedValues, countedValues } from "./changeValues";
import { clearedAnswers, deleteAnswers, givenAnswers, updateResponses, wantedChanges, writeAnswers } from "./writeChanges";

function decidedChanges(db: QueryBuilder, at: CountedValues) {
  return db.selectNoFrom([
    sql<string>`unnest(${at.responses}::uuid[])`.as("id"),
    sql<number>`unnest(${at.cellsRevisions}::integer[])`.as("cellsRevision"),
  ]);
}

/**
 * In the order of their ids, as everywhere, and their questionnaires' cells kept as they were: who sets up a cell waits
 * for it.
 */
function holdResponses(db: After<"wanted" | "decided">) {
  return db
    .selectFrom("response")
    .innerJoin("wanted", "wanted.id", "response.id")
    .innerJoin("decided", "decided.id", "response.id")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select("response.id")
    .whereRef("response.version", "=", "wanted.version")
    .where("response.state", "=", "open")
    .whereRef("questionnaire.cellsRevision", "=", "decided.cellsRevision")
    .orderBy("response.id")
    .forUpdate(["response"])
    .forShare(["questionnaire"]);
}

/** The places that the responses have, held against whoever frees expired ones. */
function lockReservations(db: After<"held">) {
  return db
    .selectFrom("quotaPlace")
    .select(["quotaPlace.response", "quotaPlace.quota", "quotaPlace.state"])
    .where("response", "in", (eb) => eb.selectFrom("held").select("held.id"))
    .forUpdate();
}

/** The places that the responses are to have. */
function claimedReservations(db: After<"held">, at: CountedValues) {
  const claimed = db
    .selectNoFrom([
      sql<string>`unnest(${at.reservationIds}::uuid[])`.as("id"),
      sql<string>`unnest(${at.reservationOfs}::uuid[])`.as("response"),
      sql<string>`unnest(${at.reservationQuotas}::uuid[])`.as("quota"),
      sql<string>`unnest(${at.reservationStates}::text[])`.as("state"),
    ])
    .as("claimed");
  return db
    .selectFrom(claimed)
    .select(["claimed.id", "claimed.response", "claimed.quota", "claimed.state"])
    .where("claimed.response", "in", (eb) => eb.selectFrom("held").select("held.id"));
}

/** In the order of their ids: two that want the same quotas wait for each other, never for ever. */
function holdQuotas(db: After<"places" | "claims">) {
  return db
    .selectFrom("quota")
    .select(["quota.id", "quota.target", "quota.completed", "quota.reserved", "quota.isOpen"])
    .where("quota.id", "=", (eb) => {
      const before = eb.selectFrom("places").select("places.quota");
      const after = eb.selectFrom("claims").select("claims.quota");
      return sql<string>`any(array(${before}) || array(${after}))`;
    })
    .orderBy("quota.id")
    .forUpdate();
}

/** Of a quota that is gone by now nothing is moved. */
function movesOf(db: After<"places" | "claims" | "locked">) {
  const kept = db
    .selectFrom("places")
    .innerJoin("locked", "locked.id", "places.quota")
    .leftJoin("claims", (join) =>
      join.onRef("claims.response", "=", "places.response").onRef("claims.quota", "=", "places.quota"),
    )
    .select(["claims.id", "places.response", "places.quota", "places.state as before", "claims.state as after"])
    .$castTo<CountedParts["moves"]>();
  const taken = db
    .selectFrom("claims")
    .innerJoin("locked", "locked.id", "claims.quota")
    .leftJoin("places", (join) =>
      join.onRef("places.response", "=", "claims.response").onRef("places.quota", "=", "claims.quota"),
    )
    .select(["claims.id", "claims.response", "claims.quota", "places.state as before", "claims.state as after"])
    .where("places.response", "is", null)
    .$castTo<CountedParts["moves"]>();
  return kept.unionAll(taken);
}

/** Who is new to a quota of the responses that are written together: all find a place in it, or it is full for all. */
function fullQuotas(db: After<"locked" | "moves">) {
  return db
    .selectFrom("locked")
    .innerJoin("moves", "moves.quota", "locked.id")
    .select("locked.id")
    .where("moves.before", "is", null)
    .groupBy(["locked.id", "locked.target", "locked.completed", "locked.reserved", "locked.isOpen"])
    .having(sql<boolean>`locked.is_open is false or locked.completed + locked.reserved + count(*) > locked.target`);
}

/** The responses that find a place in each quota that they are new to. */
function grant(db: After<"held" | "moves" | "full">) {
  return db
    .selectFrom("held")
    .select("held.id")
    .where("held.id", "not in", (eb) =>
      eb
        .selectFrom("moves")
        .select("moves.response")
        .where("moves.before", "is", null)
        .where("moves.quota", "in", (of) => of.selectFrom("full").select("full.id")),
    );
}

/** How many more places of some state there are. */
function difference(state: string) {
  return sql<number>`sum((moves.after is not distinct from ${state})::integer - (moves.before is not distinct from ${state})::integer)::integer`;
}

function moveCounters(db: After<"done" | "moves">) {
  const counts = db
    .selectFrom("moves")
    .innerJoin("done", "done.id", "moves.response")
    .select(["moves.quota", difference("reserved").as("reserved"), difference("counted").as("completed")])
    .where(sql<boolean>`moves.before is distinct from moves.after`)
    .groupBy("moves.quota")
    .as("counts");
  return db
    .updateTable("quota")
    .from(counts)
    .set((eb) => ({
      reserved: eb("quota.reserved", "+", eb.ref("counts.reserved")),
      completed: eb("quota.completed", "+", eb.ref("counts.completed")),
    }))
    .whereRef("quota.id", "=", "counts.quota")
    .returning("quota.id");
}

function insertReservations(db: After<"done" | "moves">, at: CountedValues) {
  return db
    .insertInto("quotaPlace")
    .columns(["id", "response", "quota", "state", "expiresAt"])
    .expression((eb) =>
      eb
        .selectFrom("done")
        .innerJoin("moves", "moves.response", "done.id")
        .select(["moves.id", "moves.response", "moves.quota", "moves.after as state"])
        .select(sql<string>`${at.reservedUntil}::timestamptz`.as("expiresAt"))
        .where("moves.after", "is not", null)
        .where(sql<boolean>`moves.before is distinct from moves.after`),
    )
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "response", "quota"]).doUpdateSet((eb) => ({
        state: eb.ref("excluded.state"),
        expiresAt: eb.ref("excluded.expiresAt"),
      })),
    )
    .returning("quotaPlace.id");
}

function deleteReservations(db: After<"done" | "moves">) {
  return db
    .deleteFrom("quotaPlace")
    .using(["done", "moves"])
    .whereRef("quotaPlace.response", "=", "done.id")
    .whereRef("moves.response", "=", "done.id")
    .whereRef("moves.quota", "=", "quotaPlace.quota")
    .where("moves.after", "is", null)
    .returning("quotaPlace.id");
}

/**
 * Writes changes and moves their responses' places in quotas with them, each all or nothing, in one statement: a quota
 * that many want is held for as long as the database works, not while calls go to and fro, and once for all who end
 * together.
 *
 * It is the short way of `reserveQuotas`, by the same rule. Where a quota hasn't a place for all of them, none of its
 * newcomers is written here: one after another they take the long way, which looks for expired places too.
 * @returns nothing where a response or its cells are no longer as they were read, or a quota is short of places
 */
export const WRITE_COUNTED_CHANGE: SharedQuery<CountedItem, CountedValues, Row> = {
  name: "survey_write_counted_change",
  isWrite: true,
  values: countedValues,
  build: (db, at) =>
    new ChangeStatement(db, at)
      .part("wanted", wantedChanges)
      .part("decided", decidedChanges)
      .part("held", holdResponses)
      .part("places", lockReservations)
      .part("claims", claimedReservations)
      .part("locked", holdQuotas)
      .part("moves", movesOf)
      .part("full", fullQuotas)
      .part("granted", grant)
      .part("done", updateResponses)
      .part("cleared", clearedAnswers)
      .part("gone", deleteAnswers)
      .part("given", givenAnswers)
      .part("written", writeAnswers)
      .part("counted", moveCounters)
      .part("taken", insertReservations)
      .part("left", deleteReservations)
      .rowsOf("done"),
  itemKey: ({ response }) => response.id,
  rowKey: ({ id }) => id,
};
