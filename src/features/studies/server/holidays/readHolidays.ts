import type { SpaceDb } from "../../../../server/kit";

/**
 * Days from one on that are no business days for a study.
 * @param since the first of them, `YYYY-MM-DD`
 * @param country id of the study's country: its holidays count beside those of all countries
 * @returns days as `2026-01-31`
 */
export async function readHolidays(
  db: SpaceDb,
  { since, country }: { readonly since: string; readonly country: unknown },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("holiday")
    .select("date")
    .where("date", ">=", since)
    .where((eb) =>
      typeof country === "string" ? eb.or([eb("country", "is", null), eb("country", "=", country)]) : eb("country", "is", null),
    )
    .execute();
  return new Set(rows.map(({ date }) => date));
}
