import { newId, type SpaceDb, sql } from "../../../../server/kit";
import { portionsOf } from "../../../../shared/portionsOf";
import { type CoinReason, TRANSFERS } from "../../shared/coins";

export type CoinDb = Pick<SpaceDb, "selectFrom" | "insertInto" | "updateTable">;

/** One statement's parameters. */
const PORTION = 1_000;

export interface CoinBooking {
  readonly panelistId: string;
  /** Coins, above 0, two decimals. */
  readonly amount: number;
  readonly reason: CoinReason;
  /** Names the cause: books once. */
  readonly key: string;
  readonly concept: string;
}

/** A booking as it is written. */
export interface MovementValues extends Omit<CoinBooking, "concept"> {
  /** null where the reason says it all. */
  readonly concept: string | null;
  /** ISO 8601 instant. @default now */
  readonly createdAt?: string;
}

/** A booking that was just written. */
export interface Movement {
  readonly id: string;
  readonly panelist: string | null;
  readonly reason: string;
}

/** What a movement adds to its panelist's coins, as SQL. @param table the name that the query has for `coinTransaction` */
export function changeOf(table: string) {
  const [account, counterAccount, amount] = ["account", "counterAccount", "amount"].map((name) => sql.ref(`${table}.${name}`));
  return sql<number>`case when ${account} = 'PANELIST' then ${amount} when ${counterAccount} = 'PANELIST' then -${amount} else 0 end`;
}

function accountsOf(reason: CoinReason) {
  const { from, to } = TRANSFERS[reason];
  return { account: to, counterAccount: from };
}

/** Writes movements, not yet the balances. @returns those whose key was new */
export async function insertMovements(db: CoinDb, movements: readonly MovementValues[]): Promise<readonly Movement[]> {
  const written: Movement[] = [];
  for (const portion of portionsOf(movements, PORTION)) {
    const rows = await db
      .insertInto("coinTransaction")
      .values(
        portion.map(({ panelistId, createdAt, ...movement }) => ({
          id: newId(),
          panelist: panelistId,
          ...movement,
          ...accountsOf(movement.reason),
          // The transaction may have waited for another one since it began.
          createdAt: createdAt ?? sql<string>`statement_timestamp()`,
        })),
      )
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning(["id", "panelist", "reason"])
      .execute();
    written.push(...rows);
  }
  return written;
}

/** Adds movements to what their panelists have, in one statement. @throws Error where somebody would have less than nothing */
export async function addToBalances(db: CoinDb, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  const ids = movements.map(({ id }) => id);
  const sums = db
    .selectFrom("coinTransaction")
    .select(["panelist", sql<number>`sum(${changeOf("coinTransaction")})`.as("change")])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .groupBy("panelist")
    .as("sums");
  const coins = sql<number>`panelist.coins + sums.change`;
  const changed = await db
    .updateTable("panelist")
    .from(sums)
    .set({ coins, updatedAt: sql<string>`now()`, version: sql<number>`panelist.version + 1` })
    .whereRef("panelist.id", "=", "sums.panelist")
    .where(coins, ">=", 0)
    .returning("panelist.id")
    .execute();
  const expected = new Set(movements.map(({ panelist }) => panelist)).size;
  if (changed.length < expected) throw new Error("a panelist doesn't have the coins that are taken away");
}
