import type { RouteContext, SpaceDb } from "../../../../server/kit";
import { LARGEST_PAGE } from "../../shared/credits";
import { ORDER_PAGE_SIZE } from "../../shared/orders";
import type { CreditOrder, OpenOrder, OrderPage } from "../../shared/ordersApi";

/** Beyond this the back office looks into the list of orders. */
const MOST_OPEN = 200;

const ordersOf = (db: SpaceDb) =>
  db
    .selectFrom("creditOrder as o")
    .leftJoin("staffRole as person", "person.id", "o.orderedBy")
    .select([
      "o.id",
      "o.title",
      "o.amount",
      "o.period",
      "o.nextDate",
      "o.reference",
      "o.note",
      "o.status as state",
      "o.createdAt as orderedAt",
      "o.rejection",
    ])
    .select(["o.invoiceNumber", "o.invoiceDate", "o.price", "o.taxRate", "o.tax", "o.total", "person.name as orderedBy"]);

type Row = Awaited<ReturnType<ReturnType<typeof ordersOf>["execute"]>>[number];

function orderOf({ invoiceNumber, invoiceDate, price, taxRate, tax, total, state, title, ...row }: Row): CreditOrder {
  const isInvoiced = invoiceNumber !== null && invoiceDate !== null;
  const sums = { price: Number(price), taxRate: Number(taxRate), tax: Number(tax), total: Number(total) };
  return {
    ...row,
    title: title ?? String(row.amount),
    state: state ?? "ORDERED",
    invoice: isInvoiced ? { number: invoiceNumber, date: invoiceDate, ...sums } : null,
  };
}

/** A page of a company's orders, the newest first. */
export async function readOrders(db: SpaceDb, query: { readonly page?: string; readonly pageSize?: string }): Promise<OrderPage> {
  const page = Number(query.page ?? 0);
  const pageSize = Math.min(Math.max(Number(query.pageSize ?? ORDER_PAGE_SIZE), 1), LARGEST_PAGE);
  const rows = await ordersOf(db)
    .orderBy("o.createdAt", "desc")
    .orderBy("o.id", "desc")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { count } = await db
    .selectFrom("creditOrder")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return { items: rows.map(orderOf), totalElements: Number(count), page };
}

/** The orders of all companies that wait, the oldest first. @throws AppError `access.denied` */
export async function readOpenOrders({ records, globalDb }: Pick<RouteContext, "records" | "globalDb">) {
  const found = await records.list("creditOrder", {
    filter: { status: "ORDERED" },
    sort: ["createdAt", "ASC"],
    limit: MOST_OPEN,
  });
  const ids = [...new Set(found.map(({ spaceId }) => String(spaceId)))];
  const companies =
    ids.length > 0 ? await globalDb.selectFrom("company").select(["id", "name"]).where("id", "in", ids).execute() : [];
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const items = found.map((order): OpenOrder => {
    const companyId = String(order.spaceId);
    return {
      id: String(order.id),
      title: String(order.title ?? order.amount),
      amount: Number(order.amount),
      period: String(order.period ?? "ONCE"),
      orderedAt: String(order.createdAt),
      company: { id: companyId, name: names.get(companyId) ?? "" },
    };
  });
  return { items, totalElements: items.length };
}
