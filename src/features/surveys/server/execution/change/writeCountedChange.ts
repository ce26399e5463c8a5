import { type PreparedQuery, type QueryBuilder, sql } from "../../../../../server/kit";
import type { CountedValues } from "./changeValues";
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
  readonly held: Row;
  readonly places: { readonly quota: string; readonly state: string };
  readonly locked: {
    readonly id: string;
    readonly target: number;
    readonly completed: number;
    readonly reserved: number;
    readonly isOpen: boolean | null;
  };
  readonly changes: {
    readonly id: string;
    readonly before: string | null;
    readonly after: string | null;
    /** Whether one more finds a place. */
    readonly isFree: boolean;
  };
}

type Behind<Names extends keyof Counting> = QueryBuilder<Pick<Counting, Names>>;
type AfterCounting = QueryBuilder<Pick<Parts, "done"> & Counting>;

/** The response as it was read, and its questionnaire's cells kept as they were: who sets up a cell waits for it. */
function holdResponse(db: After<"wanted">, at: CountedValues) {
  return db
    .selectFrom("response")
    .innerJoin("wanted", "wanted.id", "response.id")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select("response.id")
    .whereRef("response.version", "=", "wanted.version")
    .where("response.state", "=", "open")
    .where("questionnaire.id", "=", at.questionnaire)
    .where("questionnaire.cellsRevision", "=", at.cellsRevision)
    .forUpdate(["response"])
    .forShare(["questionnaire"]);
}

/** The places that the response has, held against whoever frees expired ones. */
function holdPlaces(db: Behind<"held">) {
  return db
    .selectFrom("quotaPlace")
    .select(["quotaPlace.quota", "quotaPlace.state"])
    .where("response", "in", (eb) => eb.selectFrom("held").select("held.id"))
    .forUpdate();
}

/** In the order of their ids: two that want the same quotas wait for each other, never for ever. */
function holdQuotas(db: Behind<"held" | "places">, at: CountedValues) {
  return db
    .selectFrom("quota")
    .select(["quota.id", "quota.target", "quota.completed", "quota.reserved", "quota.isOpen"])
    .where("quota.id", "=", (eb) => {
      const held = eb.selectFrom("places").select("places.quota");
      return sql<string>`any(array(${held}) || ${at.quotas}::uuid[])`;
    })
    .where((eb) => eb.exists(eb.selectFrom("held").select("held.id")))
    .orderBy("quota.id")
    .forUpdate();
}

function changesOf(db: Behind<"places" | "locked">, at: CountedValues) {
  return db
    .selectFrom("locked")
    .leftJoin("places", "places.quota", "locked.id")
    .select(["locked.id", "places.state as before"])
    .select(sql<string | null>`case when locked.id = any(${at.quotas}::uuid[]) then ${at.placeState} end`.as("after"))
    .select(sql<boolean>`locked.is_open is not false and locked.completed + locked.reserved < locked.target`.as("isFree"));
}

/** The response where each quota that it is new to has a place for it. */
function grant(db: Behind<"held" | "changes">) {
  return db
    .selectFrom("held")
    .select("held.id")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("changes")
            .select("changes.id")
            .where("changes.before", "is", null)
            .where("changes.after", "is not", null)
            .where("changes.isFree", "=", false),
        ),
      ),
    );
}

/** 1 where a place of some state is taken, -1 where it is given up. */
function difference(state: string) {
  return sql<number>`(changes.after is not distinct from ${state})::integer - (changes.before is not distinct from ${state})::integer`;
}

function moveCounters(db: AfterCounting) {
  return db
    .updateTable("quota")
    .from("changes")
    .set((eb) => ({
      reserved: eb("quota.reserved", "+", difference("reserved")),
      completed: eb("quota.completed", "+", difference("counted")),
    }))
    .whereRef("quota.id", "=", "changes.id")
    .where(sql<boolean>`changes.before is distinct from changes.after`)
    .where((eb) => eb.exists(eb.selectFrom("done").select("done.id")))
    .returning("quota.id");
}

function takePlaces(db: AfterCounting, at: CountedValues) {
  return db
    .insertInto("quotaPlace")
    .columns(["id", "response", "quota", "state", "expiresAt"])
    .expression((eb) =>
      eb
        .selectFrom("done")
        .innerJoin("changes", (join) => join.onTrue())
        .select([
          sql<string>`(${at.placeIds}::uuid[])[array_position(${at.quotas}::uuid[], changes.id)]`.as("id"),
          "done.id as response",
          "changes.id as quota",
          "changes.after as state",
          sql<string>`${at.expiresAt}::timestamptz`.as("expiresAt"),
        ])
        .where("changes.after", "is not", null)
        .where(sql<boolean>`changes.before is distinct from changes.after`),
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
    .where("response", "in", (eb) => eb.selectFrom("done").select("done.id"))
    .where("quota", "in", (eb) => eb.selectFrom("changes").select("changes.id").where("changes.after", "is", null))
    .returning("id");
}

/**
 * Writes a change and moves the response's places in quotas with it, all or nothing, in one statement: a quota that
 * many want is held for as long as the database works, not while calls go to and fro.
 *
 * It is the short way of `settlePlaces`, by the same rule; where there is no place that one looks for expired ones.
 * @returns nothing where the response or the cells are no longer as they were read, or a quota has no place for it
 */
export const WRITE_COUNTED_CHANGE: PreparedQuery<CountedValues, Row> = {
  name: "survey_write_counted_change",
  build: (db, at) =>
    db
      .with("wanted", (of) => wantedChanges(of as unknown as QueryBuilder, at))
      .with("held", (of) => holdResponse(of as unknown as After<"wanted">, at))
      .with("places", (of) => holdPlaces(of as unknown as Behind<"held">))
      .with("locked", (of) => holdQuotas(of as unknown as Behind<"held" | "places">, at))
      .with("changes", (of) => changesOf(of as unknown as Behind<"places" | "locked">, at))
      .with("granted", (of) => grant(of as unknown as Behind<"held" | "changes">))
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
};
