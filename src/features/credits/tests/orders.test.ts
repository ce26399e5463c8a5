import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, LOGINS, startApp, type TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { mailTo } from "../../../../tests/helpers/outbox";
import { employSuitePeople, type SuitePerson } from "../../../../tests/helpers/selectedSides";
import { newId } from "../../../server/kit";
import { invoiceSums } from "../shared/orders";
import type { OrderPage } from "../shared/ordersApi";

const AT_ONCE = 30;

/** What a PDF's pages say, piece by piece: pdfkit writes them as hexadecimal strings, kerned. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, part = ""]) => Buffer.from(part, "latin1"));
  const contents = streams.map((stream) => {
    try {
      return inflateSync(stream).toString("latin1");
    } catch {
      return "";
    }
  });
  return [...contents.join("\n").matchAll(/\[(.*?)\] TJ/g)]
    .map(([, line = ""]) =>
      [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join(""),
    )
    .join("\n");
}

test("an invoice's sums are exact to the cent", () => {
  expect(invoiceSums(300, 21)).toEqual({ tax: 63, total: 363 });
  expect(invoiceSums(0.1, 21)).toEqual({ tax: 0.02, total: 0.12 });
  expect(invoiceSums(1.5, 5.5)).toEqual({ tax: 0.08, total: 1.58 });
  expect(invoiceSums(1.01, 50)).toEqual({ tax: 0.51, total: 1.52 });
  expect(invoiceSums(9_999_999.99, 100)).toEqual({ tax: 9_999_999.99, total: 19_999_999.98 });
  expect(invoiceSums(19.99, 0)).toEqual({ tax: 0, total: 19.99 });
});

describe.each(CONCURRENT_ENGINE)("orders of credits on %s", (engine) => {
  let app: TestApp;
  let backoffice: string;
  let client: string;
  let company: string;
  let others: Record<SuitePerson, string>;

  beforeAll(async () => {
    app = await startApp({ engine });
    [backoffice, client] = await Promise.all([app.signIn("backoffice"), app.signIn("client")]);
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
    await rows(app, "delete from licence");
    others = await employSuitePeople(app, company, []);
  });
  afterAll(() => app.close());

  const get = (url: string, token: string) => app.call({ url, token });
  const post = (url: string, token: string, body?: object) => app.call({ method: "POST", url, token, ...(body ? { body } : {}) });
  const order = async (values: object = {}): Promise<string> => {
    const answer = await post("/api/credits/orders", client, { amount: 500, key: newId(), ...values });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().id;
  };
  let numbers = 0;
  const nextInvoice = () => {
    numbers += 1;
    return { invoiceNumber: `2027/${numbers}`, invoiceDate: "2026-01-16", price: 300, taxRate: 21 };
  };
  const confirm = (id: string, invoice: object = nextInvoice(), token = backoffice) =>
    post(`/api/credit-orders/${id}/confirm`, token, invoice);
  const reject = (id: string, reason = "Está duplicado", token = backoffice) =>
    post(`/api/credit-orders/${id}/reject`, token, { reason });
  const withdraw = (id: string, token = client) => post(`/api/credit-orders/${id}/withdraw`, token);
  const pdf = (id: string, token = client) => get(`/api/credit-orders/${id}/invoice.pdf`, token);
  const available = async () => (await get("/clientSuite/creditsPlan/planData", client)).json().available;
  const ownOrders = async (): Promise<OrderPage> => (await get("/api/credits/orders?pageSize=100", client)).json();
  const found = async (id: string) => (await ownOrders()).items.find((one) => one.id === id);
  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [answer.statusCode, answer.json().code];

  test("are made, confirmed and invoiced: the credits are there, and both sides and their mails say so", async () => {
    const before = await available();
    await rows(app, "update company set vat_number = 'B12345678', address = 'Calle Mayor, 1', town = 'Łódź' where id = $1", [
      company,
    ]);
    const id = await order({ amount: 3_000, reference: "  PO-7 ", note: "Urgente" });
    const asked = await mailTo(app, LOGINS.backoffice[1]);
    expect([asked.template, asked.text]).toEqual(["creditsOrdered", expect.stringContaining("PO-7")]);
    expect(asked.text).toContain(`/admin/companies/${company}/credits`);
    const open = (await get("/api/credits/openOrders", backoffice)).json();
    expect(open.items.at(-1)).toMatchObject({ id, amount: 3_000, title: "PO-7 (3000 créditos)", company: { id: company } });
    expect(open.totalElements).toBe(open.items.length);
    expect(await available()).toBe(before);
    expect((await pdf(id)).statusCode).toBe(404);

    const answer = await confirm(id, { invoiceNumber: " 2026/A-1 ", invoiceDate: "2026-01-16", price: 299.99, taxRate: 21 });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await available()).toBe(before + 3_000);
    const invoice = { number: "2026/A-1", date: "2026-01-16", price: 299.99, taxRate: 21, tax: 63, total: 362.99 };
    expect(await found(id)).toMatchObject({ state: "CONFIRMED", reference: "PO-7", note: "Urgente", invoice });
    const theirs: OrderPage = (await get(`/api/companies/${company}/credits/orders`, backoffice)).json();
    expect(theirs.items.find((one) => one.id === id)).toMatchObject({ invoice });
    const [line] = (await get("/api/credits/statement", client)).json().items;
    expect(line).toMatchObject({ reason: "LOAD", concept: "Factura 2026/A-1 · PO-7", available: 3_000 });
    const told = await mailTo(app, LOGINS.client[1]);
    expect([told.template, told.text]).toEqual(["creditsConfirmed", expect.stringContaining("2026/A-1")]);
    expect(told.text).toContain("/suite/creditos");
    const news = (await get("/clientSuite/clientNotifications", client)).json().notifications[0];
    expect(news).toMatchObject({ title: "3000 créditos cargados", link: "/creditos" });
    const history = await rows<{ action: string }>(app, "select action from audit_log where record_id = $1 order by id", [id]);
    expect(history.map(({ action }) => action)).toEqual(["create", "transition"]);
  });

  test("have an invoice that stays as it was, for those alone who may read the order", async () => {
    const id = (await ownOrders()).items.find(({ invoice }) => invoice?.number === "2026/A-1")?.id ?? "";
    const first = await pdf(id);
    expect(first.headers["content-type"]).toBe("application/pdf");
    expect(first.headers["content-disposition"]).toBe('attachment; filename="Factura-2026-A-1.pdf"');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const text = textOf(first.rawPayload);
    for (const part of [
      "2026/A-1",
      "16 de enero de 2026",
      "PO-7",
      "Sondeo",
      "Demo",
      "B12345678",
      "Calle Mayor, 1",
      "Lódz",
      "3000",
      "21",
    ])
      expect(text).toContain(part);
    // Euro signs are one byte of Windows-1252; a letter that it lacks stands without its mark.
    for (const sum of ["299,99", "63,00", "362,99", "0,1"]) expect(text).toContain(sum);
    await rows(app, "update company set name = 'Otra', vat_number = 'X' where id = $1", [company]);
    expect(textOf((await pdf(id)).rawPayload)).toBe(text);
    expect(textOf((await pdf(id, backoffice)).rawPayload)).toBe(text);
    await rows(app, "update company set name = 'Demo' where id = $1", [company]);
    const stranger = await otherCommunity(app);
    expect((await pdf(id, stranger.client)).statusCode).toBe(404);
    expect((await withdraw(id, stranger.client)).statusCode).toBe(404);
    for (const who of ["member", "moderator"] as const) expect((await pdf(id, await app.signIn(who))).statusCode).toBe(403);
  });

  test("are loaded once, however many confirm, reject and withdraw at once", async () => {
    const id = await order();
    const before = await available();
    const tries = Array.from({ length: AT_ONCE }, (_, index) =>
      index % 3 === 0 ? confirm(id) : index % 3 === 1 ? reject(id) : withdraw(id),
    );
    const answers = await Promise.all(tries);
    const won = answers.filter(({ statusCode }) => statusCode === 204);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((one) => !won.includes(one)))
      expect(codeOf(answer)).toEqual([409, "credits.orderDecided"]);
    expect(await available()).toBe(before + ((await found(id))?.state === "CONFIRMED" ? 500 : 0));

    const second = await order();
    const since = await available();
    const confirmed = await Promise.all(Array.from({ length: AT_ONCE }, () => confirm(second)));
    expect(confirmed.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await available()).toBe(since + 500);
  });

  test("of two with one invoice number at once one is confirmed, and the other one loads nothing", async () => {
    const ids = [await order(), await order()];
    const before = await available();
    const invoice = nextInvoice();
    const answers = await Promise.all(ids.map((id) => confirm(id, invoice)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("credits.invoiceTaken");
    expect(await available()).toBe(before + 500);
  });

  test("are invoiced by the operator, with its data of that day, for the price that a credit has", async () => {
    const read = async () => (await get("/api/credits/price", client)).json().perCredit;
    const write = (body: object, token = backoffice) => app.call({ method: "PUT", url: "/api/credits/operator", token, body });
    expect(await read()).toBeNull();
    const own = {
      name: "Paneles del Sur, S. L.",
      taxNumber: "B87654321",
      address: "Plaza Nueva, 3\n41001 Sevilla",
      creditPrice: 0.085,
    };
    expect((await write(own, client)).statusCode).toBe(403);
    expect((await write({ ...own, creditPrice: -1 })).statusCode).toBe(400);
    expect((await write(own)).json()).toEqual(own);
    expect(await read()).toBe(0.085);
    const id = await order();
    expect((await confirm(id)).statusCode).toBe(204);
    const text = textOf((await pdf(id)).rawPayload);
    for (const part of ["Paneles del Sur, S. L.", "B87654321", "Plaza Nueva, 3", "41001 Sevilla"]) expect(text).toContain(part);
    expect((await write({ name: null, taxNumber: " ", address: null, creditPrice: null })).statusCode).toBe(200);
    expect(textOf((await pdf(id)).rawPayload)).toBe(text);
    expect(await read()).toBeNull();
  });

  test("have invoices of no day to come, whose dates follow their numbers", async () => {
    const [id, other] = [await order(), await order()];
    const issueOf = async (of: string, number: string, date: string) => {
      const answer = await confirm(of, { ...nextInvoice(), invoiceNumber: number, invoiceDate: date });
      return answer.statusCode === 204 ? 204 : answer.json().errors?.[0];
    };
    const refused = (words: string) => ({ path: "/invoiceDate", message: expect.stringContaining(words) });
    expect(await issueOf(id, "S-010", "2099-01-01")).toMatchObject(refused("posterior a hoy"));
    expect(await issueOf(id, "S-010", "2026-03-10")).toBe(204);
    expect(await issueOf(other, "S-011", "2026-03-09")).toMatchObject(refused("S-010"));
    expect(await issueOf(other, "S-9", "2026-03-11")).toMatchObject(refused("S-010"));
    expect(await issueOf(other, "T-011", "2026-03-09")).toBe(204);
  });

  test("are made once for their key", async () => {
    const key = newId();
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, () => order({ key })));
    expect(new Set(ids).size).toBe(1);
    expect(codeOf(await post("/api/credits/orders", client, { amount: 501, key }))).toEqual([409, "credits.keyReused"]);
  });

  test("that are rejected or withdrawn load nothing, and don't change any more", async () => {
    const before = await available();
    const [rejected, withdrawn] = [await order(), await order()];
    expect((await reject(rejected, "  ")).statusCode).toBe(400);
    expect((await reject(rejected)).statusCode).toBe(204);
    expect(await found(rejected)).toMatchObject({ state: "REJECTED", rejection: "Está duplicado", invoice: null });
    const { text } = await mailTo(app, LOGINS.client[1]);
    expect(text).toContain("Está duplicado");
    expect((await withdraw(withdrawn)).statusCode).toBe(204);
    for (const id of [rejected, withdrawn])
      for (const again of [await confirm(id), await reject(id), await withdraw(id)])
        expect(codeOf(again)).toEqual([409, "credits.orderDecided"]);
    expect(await available()).toBe(before);
  });

  test("are written by no other path", async () => {
    const id = await order();
    const read = (await get(`/api/credit-orders/${id}`, client)).json();
    for (const token of [client, backoffice]) {
      const tries = [
        app.call({ method: "PUT", url: `/api/credit-orders/${id}`, token, body: { amount: 9 } }),
        post("/api/credit-orders", token, { amount: 9 }),
        app.call({ method: "DELETE", url: `/api/credit-orders/${id}`, token }),
        app.call({ method: "PUT", url: `/api/credit-orders?filter={"id":["${id}"]}`, token, body: { amount: 9 } }),
        post(`/api/credit-orders/${id}/transitions/confirm`, token),
        post(`/api/credit-orders/${id}/restore`, token, { version: 1 }),
        post("/api/imports/credit-orders", token),
      ];
      for (const answer of await Promise.all(tries)) expect([403, 404, 405]).toContain(answer.statusCode);
    }
    expect((await get(`/api/credit-orders/${id}`, client)).json()).toEqual(read);
  });

  test("have bounds, and are the super administrators' and administrators' to make, the back office's to decide", async () => {
    for (const body of [{ amount: 0 }, { amount: 1_000_001 }, { amount: 1.5 }, { key: "x" }, { reference: "x".repeat(61) }])
      expect((await post("/api/credits/orders", client, { amount: 1, key: newId(), ...body })).statusCode).toBe(400);
    const id = await order();
    const invoice = nextInvoice();
    for (const wrong of [{ price: -1 }, { price: 1.005 }, { taxRate: 101 }, { invoiceNumber: " " }, { invoiceDate: "mañana" }])
      expect((await confirm(id, { ...invoice, ...wrong })).statusCode).toBe(400);
    for (const token of [...Object.values(others), await app.signIn("member"), await app.signIn("moderator")]) {
      expect((await get("/api/credits/orders", token)).statusCode).toBe(403);
      expect((await post("/api/credits/orders", token, { amount: 1, key: newId() })).statusCode).toBe(403);
      expect((await withdraw(id, token)).statusCode).toBe(403);
    }
    for (const token of [client, ...Object.values(others)]) {
      expect((await confirm(id, invoice, token)).statusCode).toBe(403);
      expect((await reject(id, "Porque sí", token)).statusCode).toBe(403);
    }
    expect((await post("/api/credits/orders", backoffice, { amount: 1, key: newId() })).statusCode).toBe(403);
    expect((await found(id))?.state).toBe("ORDERED");
  });

  test("a statement is filtered by reason, with the balances of the whole", async () => {
    const all = (await get("/api/credits/statement?pageSize=100", client)).json();
    for (const reason of ["LOAD", "STUDY_BLOCKED", "STUDY_CHARGED"]) {
      const part = (await get(`/api/credits/statement?pageSize=100&reason=${reason}`, client)).json();
      const wanted = all.items.filter((line: { reason: string }) => line.reason === reason);
      expect(wanted.length).toBeGreaterThan(0);
      expect(part).toMatchObject({ items: wanted, totalElements: wanted.length });
    }
    expect((await get("/api/credits/statement?reason=OTHER", client)).statusCode).toBe(400);
  });
});
