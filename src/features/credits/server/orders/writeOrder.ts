import { type HostTools, newId, type SpaceDb } from "../../../../server/kit";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import type { OrderPeriod } from "../../shared/orders";
import { ORDERED_MAIL } from "./mails";
import { type Actor, noteOrder } from "./noteOrder";

export type WriteTools = Pick<HostTools, "language" | "mailBackOffice" | "note" | "text">;

interface Written {
  readonly amount: number;
  readonly reference: string | null;
  readonly note: string | null;
  readonly period: OrderPeriod;
  /** Days of the series that it belongs to; absent until its first order is confirmed. */
  readonly repeatsFrom?: string;
  readonly nextDate?: string;
  readonly requestKey: string;
}

/** What an order is called: by its reference, else by what is ordered. */
async function orderTitle(
  db: SpaceDb,
  { amount, reference }: Pick<Written, "amount" | "reference">,
  { language, text }: Pick<HostTools, "language" | "text">,
): Promise<string> {
  const words = await language(db);
  const params = { smart_count: amount, amount: new Intl.NumberFormat(words).format(amount), reference: reference ?? "" };
  return text(words, `credits.orders.${reference === null ? "named" : "namedOf"}`, params);
}

/**
 * Writes an order that waits for the back office, and tells it, in the open transaction.
 * @returns its id; nothing where its key was used before
 */
export async function writeOrder(db: SpaceDb, order: Written, actor: Actor, tools: WriteTools): Promise<string | undefined> {
  const id = newId();
  const { amount, reference, note } = order;
  const title = await orderTitle(db, order, tools);
  const made = await db
    .insertInto("creditOrder")
    .values({ id, ...order, title, status: "ORDERED", orderedBy: actor.roleId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return undefined;
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
}
