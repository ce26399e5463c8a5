import { type QueryBuilder, type SharedQuery, sql } from "../../../../server/kit";
import { type CountedItem, type CountedValues, countedValues } from "./changeValues";
import {
  type After,
  clearedAnswers,
  deleteAnswers,
  givenAnswers,
  type Parts,
  type Row,
  updateResponses,
  wantedChanges,
  writeAnswers,
} from "./writeChanges";

/** What the parts of a counted change have before them. */
interface Counting {
  /** The cells by which each was decided. */
  readonly decided: { readonly id: string; readonly cellsRevision: number };
  /** The responses that are as they were read, held. */
  readonly held: Row;
  readonly places: { readonly response: string; readonly quota: string; readonly state: string };
  readonly claims: { readonly id: string; readonly response: string; readonly quota: string; readonly state: string };
  readonly locked: {
    readonly id: string;
    readonly target: number;
    readonly completed: number;
    readonly reserved: number;
    readonly isOpen: boolean | null;
  };
  /** Of each response in each quota that it has or wants a place in: its place before and after. */
  readonly moves: {
    readonly id: string | null;
    readonly response: string;
    readonly quota: string;
    readonly before: string | null;
    readonly after: string | null;
  };
  /** Quotas that have no place for all who are new to them. */
  readonly full: Row;
}

type Behind<Names extends keyof Counting> = QueryBuilder<Pick<Counting, Names>>;
type AfterCounting = QueryBuilder<Pick<Parts, "done"> & Counting>;

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
function holdResponses(db: QueryBuilder<Pick<Parts, "wanted"> & Pick<Counting, "decided">>) {
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
function holdPlaces(db: Behind<"held">) {
  return db
    .selectFrom("quotaPlace")
    .select(["quotaPlace.response", "quotaPlace.quota", "quotaPlace.state"])
    .where("response", "in", (eb) => eb.selectFrom("held").select("held.id"))
    .forUpdate();
}

/** The places that the responses are to have. */
function claimPlaces(db: Behind<"held">, at: CountedValues) {
  const claimed = db
    .selectNoFrom([
      sql<string>`unnest(${at.placeIds}::uuid[])`.as("id"),
      sql<string>`unnest(${at.placeOfs}::uuid[])`.as("response"),
      sql<string>`unnest(${at.placeQuotas}::uuid[])`.as("quota"),
      sql<string>`unnest(${at.placeStates}::text[])`.as("state"),
    ])
    .as("claimed");
  return db
    .selectFrom(claimed)
    .select(["claimed.id", "claimed.response", "claimed.quota", "claimed.state"])
    .where("claimed.response", "in", (eb) => eb.selectFrom("held").select("held.id"));
}

/** In the order of their ids: two that want the same quotas wait for each other, never for ever. */
function holdQuotas(db: Behind<"places" | "claims">) {
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
function movesOf(db: Behind<"places" | "claims" | "locked">) {
  const kept = db
    .selectFrom("places")
    .innerJoin("locked", "locked.id", "places.quota")
    .leftJoin("claims", (join) =>
      join.onRef("claims.response", "=", "places.response").onRef("claims.quota", "=", "places.quota"),
    )
    .select(["claims.id", "places.response", "places.quota", "places.state as before", "claims.state as after"])
    .$castTo<Counting["moves"]>();
  const taken = db
    .selectFrom("claims")
    .innerJoin("locked", "locked.id", "claims.quota")
    .leftJoin("places", (join) =>
      join.onRef("places.response", "=", "claims.response").onRef("places.quota", "=", "claims.quota"),
    )
    .select(["claims.id", "claims.response", "claims.quota", "places.state as before", "claims.state as after"])
    .where("places.response", "is", null)
    .$castTo<Counting["moves"]>();
  return kept.unionAll(taken);
}

/** Who is new to a quota of the responses that are written together: all find a place in it, or it is full for all. */
function fullQuotas(db: Behind<"locked" | "moves">) {
  return db
    .selectFrom("locked")
    .innerJoin("moves", "moves.quota", "locked.id")
    .select("locked.id")
    .where("moves.before", "is", null)
    .groupBy(["locked.id", "locked.target", "locked.completed", "locked.reserved", "locked.isOpen"])
    .having(sql<boolean>`locked.is_open is false or locked.completed + locked.reserved + count(*) > locked.target`);
}

/** The responses that find a place in each quota that they are new to. */
function grant(db: Behind<"held" | "moves" | "full">) {
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

function moveCounters(db: AfterCounting) {
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

function takePlaces(db: AfterCounting, at: CountedValues) {
  return db
    .insertInto("quotaPlace")
    .columns(["id", "response", "quota", "state", "expiresAt"])
    .expression((eb) =>
      eb
        .selectFrom("done")
        .innerJoin("moves", "moves.response", "done.id")
        .select(["moves.id", "moves.response", "moves.quota", "moves.after as state"])
        .select(sql<string>`${at.placesUntil}::timestamptz`.as("expiresAt"))
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

function leavePlaces(db: AfterCounting) {
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
 * It is the short way of `settlePlaces`, by the same rule. Where a quota hasn't a place for all of them, none of its
 * newcomers is written here: one after another they take the long way, which looks for expired places too.
 * @returns nothing where a response or its cells are no longer as they were read, or a quota is short of places
 */
export const WRITE_COUNTED_CHANGE: SharedQuery<CountedItem, CountedValues, Row> = {
  name: "survey_write_counted_change",
  isWrite: true,
  values: countedValues,
  build: (db, at) =>
    db
      .with("wanted", (of) => wantedChanges(of as unknown as QueryBuilder, at))
      .with("decided", (of) => decidedChanges(of as unknown as QueryBuilder, at))
      .with("held", (of) => holdResponses(of as unknown as Parameters<typeof holdResponses>[0]))
      .with("places", (of) => holdPlaces(of as unknown as Behind<"held">))
      .with("claims", (of) => claimPlaces(of as unknown as Behind<"held">, at))
      .with("locked", (of) => holdQuotas(of as unknown as Behind<"places" | "claims">))
      .with("moves", (of) => movesOf(of as unknown as Behind<"places" | "claims" | "locked">))
      .with("full", (of) => fullQuotas(of as unknown as Behind<"locked" | "moves">))
      .with("granted", (of) => grant(of as unknown as Behind<"held" | "moves" | "full">))
      .with("done", (of) => updateResponses(of as unknown as After<"wanted" | "granted">, at))
      .with("cleared", (of) => clearedAnswers(of as unknown as QueryBuilder, at))
      .with("gone", (of) => deleteAnswers(of as unknown as After<"cleared" | "done">))
      .with("given", (of) => givenAnswers(of as unknown as QueryBuilder, at))
      .with("written", (of) => writeAnswers(of as unknown as After<"given" | "done">, at))
      .with("counted", (of) => moveCounters(of as unknown as AfterCounting))
      .with("taken", (of) => takePlaces(of as unknown as AfterCounting, at))
      .with("left", (of) => leavePlaces(of as unknown as AfterCounting))
      .selectFrom("done")
      .select("done.id"),
  itemKey: ({ response }) => response.id,
  rowKey: ({ id }) => id,
};
