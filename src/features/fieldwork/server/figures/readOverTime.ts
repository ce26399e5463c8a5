import { sql } from "kysely";
import type { SpaceDb } from "../../../../server/kit";
import type { OverTime } from "../../shared/api/figures";
import { MOST_POINTS, pointsOf, unitOf } from "./overTime";

/** Starts and completes by hour or by day, by the clocks of a time zone. */
export async function readOverTime(db: SpaceDb, questionnaireId: string, timeZone: string): Promise<OverTime> {
  const live = db
    .selectFrom("response")
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .where("isTest", "=", false);
  const { first, last } = await live
    .select((eb) => [
      eb.fn.min("startedAt").as("first"),
      sql<string | null>`greatest(max(started_at), max(completed_at) filter (where state = 'complete'))`.as("last"),
    ])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return { unit: "hour", timeZone, points: [] };
  const unit = unitOf(new Date(first).getTime(), new Date(last).getTime());
  const read = async (column: "started_at" | "completed_at", state: readonly string[]) => {
    const times = live
      .where("state", "in", [...state])
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .select(sql<string>`date_trunc(${sql.lit(unit)}, ${sql.ref(column)} at time zone ${sql.lit(timeZone)})`.as("time"))
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .groupBy("time")
      .orderBy("time", "desc")
      .limit(MOST_POINTS);
    // A clock's time goes out as text: a driver would take it for the server's own.
    const rows = await db
      .selectFrom(times.as("times"))
      .select(sql<string>`to_char(time, 'YYYY-MM-DD"T"HH24:MI:SS')`.as("at"))
      .select("count")
      .execute();
    return rows.map((row) => ({ at: row.at, count: Number(row.count) }));
  };
  const started = await read("started_at", ["open", "complete", "ended"]);
  const completed = await read("completed_at", ["complete"]);
  return { unit, timeZone, points: pointsOf({ unit, started, completed }) };
}
