import { type SpaceDb, sql } from "../../../server/kit";
import type { ReportFilter, ReportRow } from "../shared/api/report";

const euros = (value: string | number | null) => Number(value ?? 0);

/** Redemptions by month of the request, type and reward as it was asked for; the latest month first. */
export async function readReport(
  db: SpaceDb,
  { type, initialDate, endDate }: ReportFilter,
  timeZone: string,
): Promise<readonly ReportRow[]> {
  const month = sql<string>`to_char(initial_date at time zone ${timeZone}, 'YYYY-MM')`;
  let query = db.selectFrom("redeem");
  if (type) query = query.where("type", "=", type);
  if (initialDate) query = query.where("initialDate", ">=", initialDate);
  if (endDate) query = query.where("initialDate", "<", endDate);
  const sums = query.select(({ fn }) => [
    month.as("month"),
    "type",
    "cardName",
    fn.countAll<string>().filterWhere("status", "=", "PENDING").as("pending"),
    fn.countAll<string>().filterWhere("status", "=", "COMPLETED").as("completed"),
    fn.countAll<string>().filterWhere("status", "=", "REJECTED").as("rejected"),
    fn.sum<string>("labs").filterWhere("status", "=", "PENDING").as("labsPending"),
    fn.sum<string>("labs").filterWhere("status", "=", "COMPLETED").as("labsCompleted"),
    fn.sum<string>("valueEuros").filterWhere("status", "=", "PENDING").as("eurosPending"),
    fn.sum<string>("valueEuros").filterWhere("status", "=", "COMPLETED").as("eurosCompleted"),
  ]);
  // By their positions: the same parameter twice is two expressions to the database.
  const rows = await sums
    .groupBy([sql`1`, "type", "cardName"])
    .orderBy(sql`1`, "desc")
    .orderBy("type")
    .orderBy("cardName")
    .execute();
  return rows.map((row) => ({
    ...{ month: row.month, type: row.type, cardName: row.cardName },
    ...{ pending: Number(row.pending), completed: Number(row.completed), rejected: Number(row.rejected) },
    ...{ labsPending: Number(row.labsPending ?? 0), labsCompleted: Number(row.labsCompleted ?? 0) },
    ...{ eurosPending: euros(row.eurosPending), eurosCompleted: euros(row.eurosCompleted) },
  }));
}
