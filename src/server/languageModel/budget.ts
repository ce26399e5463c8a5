import { sql } from "kysely";
import { newId } from "../../shared/ids";
import type { SpaceDb } from "../db/query/spaceDb";

/** The month's tokens of the space are used up. */
export class ModelBudgetError extends Error {
  constructor() {
    super("the language model's tokens of this month are used up");
    this.name = "ModelBudgetError";
  }
}

const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/**
 * Takes tokens from a space's budget of the month before they are spent: by one conditional statement, so that calls at once
 * don't exceed it together.
 * @throws ModelBudgetError
 */
export async function reserveTokens(db: SpaceDb, { tokens, most }: { readonly tokens: number; readonly most: number }) {
  const month = monthOf(new Date());
  await db
    .insertInto("modelBudget")
    .values({ id: newId(), month, tokens: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const reserved = await db
    .updateTable("modelBudget")
    .set({ tokens: sql<number>`tokens + ${tokens}::integer` })
    .where("month", "=", month)
    .where(sql<boolean>`tokens + ${tokens}::integer <= ${most}::integer`)
    .returning("id")
    .executeTakeFirst();
  if (!reserved) throw new ModelBudgetError();
  return {
    /** Corrects the reservation to what was spent. */
    settle: async (spent: number) =>
      db
        .updateTable("modelBudget")
        .set({ tokens: sql<number>`greatest(0, tokens + ${spent - tokens}::integer)` })
        .where("month", "=", month)
        .execute(),
  };
}

/** Tokens of this month so far. */
export async function readSpentTokens(db: SpaceDb): Promise<number> {
  const row = await db.selectFrom("modelBudget").select("tokens").where("month", "=", monthOf(new Date())).executeTakeFirst();
  return row?.tokens ?? 0;
}
