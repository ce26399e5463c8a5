import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { CREDIT_ERRORS } from "../../shared/errors";
import type { OrderPeriod } from "../../shared/orders";
import type { NewOrder } from "../../shared/ordersApi";
import type { Actor } from "./noteOrder";
import { type WriteTools, writeOrder } from "./writeOrder";

/** @throws AppError `credits.keyReused` where the key is another order's */
async function demandSame(db: SpaceDb, { key, amount, period = "ONCE" }: NewOrder): Promise<string> {
  const before = await db
    .selectFrom("creditOrder")
    .select(["id", "amount", "period"])
    .where("requestKey", "=", key)
    .executeTakeFirstOrThrow();
  if (before.amount !== amount || before.period !== period) throw new AppError(CREDIT_ERRORS.keyReused);
  return before.id;
}

const textOf = (text: string | undefined): string | null => text?.trim() || null;

/**
 * Writes down what a company asks for, and tells the back office.
 * @returns the order's id, also where it was made before under the key
 * @throws AppError `credits.keyReused`
 */
export async function orderCredits(db: SpaceDb, order: NewOrder, actor: Actor, tools: WriteTools): Promise<string> {
  const { amount, key, period = "ONCE" } = order;
  const words = { reference: textOf(order.reference), note: textOf(order.note) };
  const written = { amount, ...words, period: period as OrderPeriod, requestKey: key };
  return db.transaction(async () => (await writeOrder(db, written, actor, tools)) ?? demandSame(db, order));
}
