import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { CREDIT_ERRORS } from "../../shared/errors";
import { invoiceSums, isRepeated, nextOrderDate, type OrderState } from "../../shared/orders";
import type { Confirmation } from "../../shared/ordersApi";
import { loadCredits } from "../load";
import { readOperator } from "../operator/readOperator";
import { billedTo } from "./billedTo";
import { checkInvoiceDate } from "./checkInvoiceDate";
import { type Actor, noteOrder } from "./noteOrder";
import { type TellTools, tellConfirmed, tellRejected } from "./tellOrderer";

export type DecideTools = Pick<HostTools, "note" | "operatorName"> & TellTools;

/**
 * An order that waits, held until what becomes of it is written.
 * @throws AppError `record.notFound`, `credits.orderDecided` with its `state`
 */
async function holdOpen(db: SpaceDb, id: string) {
  const order = await db
    .selectFrom("creditOrder")
    .select(["id", "amount", "reference", "status", "orderedBy", "period", "repeatsFrom"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new AppError("record.notFound");
  if (order.status !== "ORDERED") throw new AppError(CREDIT_ERRORS.orderDecided, { extensions: { state: order.status } });
  return order;
}

type Written = Readonly<Record<string, string | number | null>>;

interface Decision {
  readonly id: string;
  readonly to: Exclude<OrderState, "ORDERED">;
  readonly actor: Actor;
}

async function decide(db: SpaceDb, { id, to, actor }: Decision, values: Written, tools: Pick<HostTools, "note">): Promise<void> {
  await db
    .updateTable("creditOrder")
    .set({
      ...values,
      status: to,
      decidedAt: new Date().toISOString(),
      updatedAt: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute();
  await noteOrder(db, { id, actor, action: "transition", changes: { status: { from: "ORDERED", to } } }, tools);
}

/** A series begins with the confirmation of its first order; those that it makes have their days already. */
async function repetitionOf(db: SpaceDb, { period, repeatsFrom }: Awaited<ReturnType<typeof holdOpen>>): Promise<Written> {
  if (!isRepeated(period) || repeatsFrom !== null) return {};
  const today = await db.today();
  return { repeatsFrom: today, nextDate: nextOrderDate(today, period, today) };
}

/** @throws AppError `credits.invoiceTaken` */
async function demandFreeNumber(db: SpaceDb, invoiceNumber: string): Promise<void> {
  const taken = await db.selectFrom("creditOrder").select("id").where("invoiceNumber", "=", invoiceNumber).executeTakeFirst();
  if (taken) throw new AppError(CREDIT_ERRORS.invoiceTaken, { params: { number: invoiceNumber } });
}

/**
 * Loads an order's credits, once, and invoices them with the company's and the operator's data as they are now.
 * @throws AppError `record.notFound`, `credits.orderDecided`, `credits.invoiceTaken`, `credits.tooMany`,
 * `request.invalid` at `/invoiceDate`
 */
export async function confirmOrder(
  db: SpaceDb,
  { id, ...confirmation }: Confirmation & { readonly id: string },
  actor: Actor,
  tools: DecideTools,
): Promise<void> {
  const { price, taxRate, invoiceDate } = confirmation;
  const invoiceNumber = confirmation.invoiceNumber.trim();
  await db.transaction(async () => {
    // The company's confirmations take turns, so that of two with one number the second sees the first.
    await db.selectFrom("company").select("id").where("id", "=", db.spaceId).forNoKeyUpdate().executeTakeFirst();
    const order = await holdOpen(db, id);
    await demandFreeNumber(db, invoiceNumber);
    await checkInvoiceDate(db, { invoiceNumber, invoiceDate });
    const language = await tools.language(db);
    const name = order.reference ? "conceptOf" : "concept";
    const concept = tools.text(language, `credits.orders.${name}`, { number: invoiceNumber, reference: order.reference ?? "" });
    const isLoaded = await loadCredits(db, { amount: order.amount, concept, key: id });
    if (!isLoaded) throw new AppError(CREDIT_ERRORS.keyReused);
    const { tax, total } = invoiceSums(price, taxRate);
    const { name: issuer, taxNumber: issuerTaxNumber, address: issuerAddress } = await readOperator(db);
    const issued = { issuer: issuer ?? tools.operatorName, issuerTaxNumber, issuerAddress };
    const invoice = { invoiceNumber, invoiceDate, price, taxRate, tax, total, ...issued };
    const billed = await billedTo(db, language);
    await decide(db, { id, to: "CONFIRMED", actor }, { ...invoice, ...billed, ...(await repetitionOf(db, order)) }, tools);
    await tellConfirmed(db, { ...order, invoiceNumber, total }, tools);
  });
}

/** @throws AppError `record.notFound`, `credits.orderDecided` */
export async function rejectOrder(
  db: SpaceDb,
  { id, reason }: { readonly id: string; readonly reason: string },
  actor: Actor,
  tools: DecideTools,
): Promise<void> {
  await db.transaction(async () => {
    const order = await holdOpen(db, id);
    await decide(db, { id, to: "REJECTED", actor }, { rejection: reason.trim() }, tools);
    await tellRejected(db, { ...order, reason: reason.trim() }, tools);
  });
}

/** The company takes its order back. @throws AppError `record.notFound`, `credits.orderDecided` */
export async function withdrawOrder(db: SpaceDb, id: string, actor: Actor, tools: Pick<HostTools, "note">): Promise<void> {
  await db.transaction(async () => {
    await holdOpen(db, id);
    await decide(db, { id, to: "WITHDRAWN", actor }, {}, tools);
  });
}
