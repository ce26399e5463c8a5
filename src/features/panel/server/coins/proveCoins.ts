import { type SpaceDb, sql } from "../../../../server/kit";
import type { CoinProof } from "../../shared/coins";
import { changeOf } from "./movements";

/** Proves the coins of all panelists, in one statement, which sees one moment. */
export async function proveCoins(db: Pick<SpaceDb, "selectFrom">): Promise<CoinProof> {
  const sums = db
    .selectFrom("coinTransaction as movement")
    .select(["movement.panelist", sql<number>`sum(${changeOf("movement")})`.as("sum"), sql<number>`count(*)`.as("count")])
    .groupBy("movement.panelist")
    .as("sums");
  const isWrong = sql`panelist.coins < 0 or panelist.coins <> coalesce(sums.sum, 0)`;
  const row = await db
    .selectFrom("panelist")
    .leftJoin(sums, "sums.panelist", "panelist.id")
    .select(sql<string>`count(*)`.as("panelists"))
    .select(sql<string>`coalesce(sum(sums.count), 0)`.as("movements"))
    .select(sql<string>`count(*) filter (where ${isWrong})`.as("differences"))
    .executeTakeFirstOrThrow();
  return { panelists: Number(row.panelists), movements: Number(row.movements), differences: Number(row.differences) };
}
