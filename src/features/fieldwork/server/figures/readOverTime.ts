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
    const at = sql<string>`to_char(date_trunc(${unit}, ${sql.ref(column)} at time zone ${timeZone}), 'YYYY-MM-DD"T"HH24:MI:SS')`;
    const rows = await live
      .where("state", "in", [...state])
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .select(at.as("at"))
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`)
      .limit(MOST_POINTS)
      .execute();
    return rows.map((row) => ({ at: row.at, count: Number(row.count) }));
  };
  const started = await read("started_at", ["open", "complete", "ended"]);
  const completed = await read("completed_at", ["complete"]);
  return { unit, timeZone, points: pointsOf({ unit, started, completed }) };
}
