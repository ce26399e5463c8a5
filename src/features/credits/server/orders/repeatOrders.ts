import type { CompanyNewsService } from "../../../../contracts/services/companyNews";
import { type ExtensionSchedule, type HostTools, newId, type SpaceDb, sql } from "../../../../server/kit";
import { isRepeated, nextOrderDate } from "../../shared/orders";
import { type WriteTools, writeOrder } from "./writeOrder";

type Tools = WriteTools & Pick<HostTools, "language" | "text"> & { readonly news: () => CompanyNewsService };

/** Takes the day from an order that is due: of many processes one gets it, and the order with it. */
const claimDue = (db: SpaceDb, id: string, today: string) =>
  db
    .updateTable("creditOrder")
    .set({ nextDate: null, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("nextDate", "<=", today)
    .returning(["amount", "reference", "note", "period", "repeatsFrom", "orderedBy"])
    .executeTakeFirst();

async function tellRepeated(
  db: SpaceDb,
  { amount, nextDate }: { readonly amount: number; readonly nextDate: string },
  { language, text, news }: Tools,
): Promise<void> {
  const words = await language(db);
  const params = {
    smart_count: amount,
    amount: new Intl.NumberFormat(words).format(amount),
    next: new Intl.DateTimeFormat(words, { dateStyle: "long", timeZone: "UTC" }).format(new Date(nextDate)),
  };
  const say = (part: string) => text(words, `credits.orders.news.repeated.${part}`, params);
  await news().tell(db, { kind: "credits", title: say("title"), message: say("message"), link: "/creditos" });
}

/** Makes the order that follows one, which passes the series on to it. */
async function repeatOrder(db: SpaceDb, id: string, today: string, tools: Tools): Promise<void> {
  const order = await claimDue(db, id, today);
  if (!order) return;
  const { amount, reference, note, period, repeatsFrom, orderedBy } = order;
  if (!isRepeated(period) || repeatsFrom === null) return;
  const nextDate = nextOrderDate(repeatsFrom, period, today);
  const written = { amount, reference, note, period, repeatsFrom, nextDate, requestKey: newId() };
  await writeOrder(db, written, { accountId: null, roleId: orderedBy }, tools);
  await tellRepeated(db, { amount, nextDate }, tools);
}

/** Orders again what a company has due, each once: the back office confirms it as any other. @param tools from the first run on */
export const repeatSchedule = (tools: () => Tools): ExtensionSchedule => ({
  name: "credits.repeatOrders",
  everyMinutes: 30,
  run: async (db) => {
    const today = await db.today();
    const due = await db.selectFrom("creditOrder").select("id").where("nextDate", "<=", today).execute();
    for (const { id } of due) await db.transaction(() => repeatOrder(db, id, today, tools()));
  },
});
