import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { runSchedules } from "../../../../tests/helpers/schedules";
import { newId } from "../../../server/kit";
import { dayIn } from "../../../shared/dates/dayIn";
import { nextOrderDate } from "../shared/orders";
import type { OrderPage } from "../shared/ordersApi";

/** Of the company. */
const ZONE = "Europe/Madrid";

test.each([
  ["MONTHLY", "2027-01-31", "2027-01-31", "2027-02-28"],
  ["MONTHLY", "2027-01-31", "2027-02-28", "2027-03-31"],
  ["QUARTERLY", "2026-11-30", "2026-11-30", "2027-02-28"],
  ["QUARTERLY", "2026-11-30", "2027-02-28", "2027-05-30"],
  ["YEARLY", "2028-02-29", "2028-02-29", "2029-02-28"],
  ["YEARLY", "2028-02-29", "2031-12-31", "2032-02-29"],
] as const)("a %s order since %s is due after %s on %s", (period, from, day, next) => {
  expect(nextOrderDate(from, period, day)).toBe(next);
});

describe.each(ENGINES)("orders that repeat on %s", (engine) => {
  let app: TestApp;
  let backoffice: string;
  let client: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [backoffice, client] = await Promise.all([app.signIn("backoffice"), app.signIn("client")]);
  });
  afterAll(() => app.close());

  const post = (url: string, token: string, body?: object) => app.call({ method: "POST", url, token, ...(body ? { body } : {}) });
  const read = async (): Promise<OrderPage["items"]> =>
    (await app.call({ url: "/api/credits/orders?pageSize=100", token: client })).json().items;
  const find = async (id: string) => (await read()).find((one) => one.id === id);
  const order = async (values: object): Promise<string> => {
    const answer = await post("/api/credits/orders", client, { amount: 700, key: newId(), ...values });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().id;
  };
  let numbers = 0;
  const confirm = async (id: string) => {
    numbers += 1;
    const invoice = { invoiceNumber: `R${numbers}`, invoiceDate: "2026-01-16", price: 70, taxRate: 21 };
    const answer = await post(`/api/credit-orders/${id}/confirm`, backoffice, invoice);
    expect(answer.statusCode, answer.body).toBe(204);
  };
  const end = async (id: string) => {
    const answer = await post(`/api/credit-orders/${id}/endRepetition`, client);
    return answer.statusCode === 204 ? 204 : answer.json().code;
  };
  /** Its period has passed. */
  const makeDue = (id: string, from: string) =>
    rows(app, "update credit_order set repeats_from = $2, next_date = current_date where id = $1 returning id", [id, from]);
  const run = () => runSchedules(app, "credits.repeatOrders");
  /** Two processes; the embedded database has one, which runs it twice. */
  const runTogether = () => (engine === "pglite" ? run().then(run) : Promise.all([run(), run()]));
  const news = async () => (await app.call({ url: "/clientSuite/clientNotifications", token: client })).json().notifications;

  test("begin with their confirmation, and are made once for each period whoever runs them", async () => {
    const before = (await read()).length;
    const id = await order({ period: "MONTHLY", reference: "PO-9" });
    expect(await find(id)).toMatchObject({ period: "MONTHLY", nextDate: null, title: "PO-9 (700 créditos)" });
    await confirm(id);
    const today = dayIn(ZONE);
    expect((await find(id))?.nextDate).toBe(nextOrderDate(today, "MONTHLY", today));
    await runTogether();
    expect((await read()).length).toBe(before + 1);

    await makeDue(id, "2020-01-31");
    await runTogether();
    const made = (await read()).filter(({ reference }) => reference === "PO-9");
    expect(made).toHaveLength(2);
    const [next, first] = made;
    expect(first).toMatchObject({ id, state: "CONFIRMED", nextDate: null });
    expect(next).toMatchObject({ amount: 700, state: "ORDERED", period: "MONTHLY", orderedBy: first?.orderedBy, invoice: null });
    expect(next?.nextDate).toBe(nextOrderDate("2020-01-31", "MONTHLY", today));
    expect((await news())[0]).toMatchObject({ title: "Nuevo pedido automático: 700 créditos", link: "/creditos" });

    // What is confirmed of a series keeps its days.
    await confirm(next?.id ?? "");
    expect((await find(next?.id ?? ""))?.nextDate).toBe(next?.nextDate);
  });

  test("end for those who want no more, and only at the newest", async () => {
    const id = await order({ period: "YEARLY" });
    expect(await find(id)).toMatchObject({ title: "700 créditos" });
    expect(await end(id)).toBe("credits.notRepeated");
    await confirm(id);
    await makeDue(id, "2020-02-29");
    await runTogether();
    const next = (await read()).find((one) => one.period === "YEARLY" && one.nextDate !== null)?.id ?? "";
    expect(await end(id)).toBe("credits.notRepeated");
    expect(await end(next)).toBe(204);
    expect(await end(next)).toBe("credits.notRepeated");
    const before = (await read()).length;
    await runTogether();
    expect((await read()).length).toBe(before);
    expect(await end(newId())).toBe("record.notFound");
  });

  test("never begin where they are rejected, or are ordered once", async () => {
    const [rejected, once] = [await order({ period: "QUARTERLY" }), await order({})];
    await post(`/api/credit-orders/${rejected}/reject`, backoffice, { reason: "Está duplicado" });
    await confirm(once);
    for (const id of [rejected, once]) expect((await find(id))?.nextDate).toBeNull();
    expect((await post("/api/credits/orders", client, { amount: 1, key: newId(), period: "DAILY" })).statusCode).toBe(400);
  });
});
