import { type SpaceDb, sql } from "../../../../server/kit";

/**
 * Days from today on that are no business days for a study.
 * @param country id of the study's country: its holidays count beside those of all countries
 * @returns days as `2026-01-31`
 */
export async function readHolidays(db: SpaceDb, country: unknown): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("holiday")
    .select("date")
    .where("date", ">=", sql<string>`current_date`)
    .where((eb) =>
      typeof country === "string" ? eb.or([eb("country", "is", null), eb("country", "=", country)]) : eb("country", "is", null),
    )
    .execute();
  return new Set(rows.map(({ date }) => date));
}
