import { type HostTools, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import { CREDIT_ERRORS } from "../../shared/errors";
import type { NewOrder } from "../../shared/ordersApi";
import { ORDERED_MAIL } from "./mails";
import { type Actor, noteOrder } from "./noteOrder";

type Tools = Pick<HostTools, "mailBackOffice" | "note">;

/** @throws AppError `credits.keyReused` where the key is another order's */
async function demandSame(db: SpaceDb, { key, amount }: NewOrder): Promise<string> {
  const before = await db
    .selectFrom("creditOrder")
    .select(["id", "amount"])
    .where("requestKey", "=", key)
    .executeTakeFirstOrThrow();
  if (before.amount !== amount) throw new AppError(CREDIT_ERRORS.keyReused);
  return before.id;
}

const textOf = (text: string | undefined): string | null => text?.trim() || null;

/**
 * Writes down what a company asks for, and tells the back office.
 * @returns the order's id, also where it was made before under the key
 * @throws AppError `credits.keyReused`
 */
export async function orderCredits(db: SpaceDb, order: NewOrder, actor: Actor, tools: Tools): Promise<string> {
  const id = newId();
  const [reference, note] = [textOf(order.reference), textOf(order.note)];
  const { amount, key } = order;
  return db.transaction(async () => {
    const made = await db
      .insertInto("creditOrder")
      .values({ id, amount, reference, note, status: "ORDERED", orderedBy: actor.roleId, requestKey: key })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return demandSame(db, order);
    await noteOrder(db, { id, actor, action: "create", changes: {} }, tools);
    const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
    const values = {
      company: company?.name ?? "",
      amount: new Intl.NumberFormat(DEFAULT_LANGUAGE).format(amount),
      reference: reference ?? "–",
      note: note ?? "–",
    };
    await tools.mailBackOffice({ template: ORDERED_MAIL.name, values, path: `/companies/${db.spaceId}/credits` });
    return id;
  });
}
