import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { configure, rows } from "../../../../tests/helpers/identity";
import { newId } from "../../../shared/ids";
import type { TeamRedeemPage, Wallet } from "../shared/api/redeem";

const CODE = "ZX90-Kira-5571";

describe.each(CONCURRENT_ENGINE)("a redemption on %s", (engine) => {
  let app: TestApp;
  let member: string;
  let moderator: string;
  let tester: string;
  let client: string;
  let cardId: string;
  let labs: number;

  beforeAll(async () => {
    app = await startApp({ engine });
    const id = await demoId(app);
    [tester, client] = [`/tester/communities/${id}`, `/client/communities/${id}`];
    [member, moderator] = [await app.signIn("member"), await app.signIn("moderator")];
    const [card] = (await wallet()).cards;
    if (!card) throw new Error("the demo has no card");
    [cardId, labs] = [card.id, card.labs];
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await rows(app, "delete from attempt");
    await giveExactly(labs);
  });

  const wallet = async (): Promise<Wallet> => (await app.call({ url: `${tester}/wallet`, token: member })).json();
  const ask = (key = newId(), card = cardId) =>
    app.call({ method: "POST", url: `${tester}/redeemPoints`, token: member, body: { cardId: card, key } });
  const team = (call: string, body: unknown, token = moderator) =>
    app.call({ method: "POST", url: `${client}/${call}`, token, body });
  const list = async (call: string): Promise<TeamRedeemPage> =>
    (await app.call({ url: `${client}/${call}?pageSize=100`, token: moderator })).json();
  const show = (id: string, password = DEMO_PASSWORD) =>
    app.call({ method: "POST", url: `${tester}/redeems/${id}/code`, token: member, body: { password } });

  /** Sets what the demo's member may spend. */
  async function giveExactly(wanted: number): Promise<void> {
    const points = wanted - (await wallet()).available;
    if (points === 0) return;
    const body = { members: ["member@demo.test"], points, reason: "Para la prueba", key: newId() };
    expect((await team("customPoints", body)).statusCode).toBe(200);
  }

  /** Held LABs are those of requests that wait, and nobody is below 0. */
  async function holdsMatch(): Promise<void> {
    const [found] = await rows<{ held: number; pending: number; least: number }>(
      app,
      `select (select coalesce(sum(balance), 0) from ledger_account where kind = 'HELD')::int as held,
        (select coalesce(sum(labs), 0) from redeem where status = 'PENDING')::int as pending,
        (select min(balance) from ledger_account)::int as least`,
    );
    expect(found?.held).toBe(found?.pending);
    expect(found?.least).toBeGreaterThanOrEqual(0);
  }

  test("sets LABs aside, is completed with a code, and shows it for the password alone", async () => {
    const asked = await ask();
    expect(asked.statusCode).toBe(200);
    const { id } = asked.json();
    expect(await wallet()).toMatchObject({ available: 0, held: labs });
    expect((await list("pendingRedeems")).items.find((one) => one.id === id)).toMatchObject({ labs, status: "PENDING" });
    expect((await show(id)).statusCode).toBe(404);

    await giveExactly(labs);
    const other: string = (await ask()).json().id;
    const { items } = await list("pendingRedeems");
    expect([id, other].map((one) => items.find((item) => item.id === one)?.isFirst)).toEqual([true, false]);
    const both = [
      { id, code: CODE },
      { id: other, code: `${CODE}-2` },
    ];
    expect((await team("completeRedeems", { redeems: both })).json()).toEqual({ completed: 2 });
    expect(await wallet()).toMatchObject({ available: 0, held: 0 });
    expect((await show(id, "wrong")).json()).toMatchObject({ code: "auth.wrongPassword" });
    expect((await show(id)).json()).toEqual({ code: CODE });
    // In no list, history, mail or alert, nor in the table.
    const everything = await rows<{ text: string }>(
      app,
      `select row_to_json(r)::text as text from redeem r union all select row_to_json(n)::text from notification n
        union all select row_to_json(a)::text from audit_log a union all select row_to_json(t)::text from ledger_transfer t`,
    );
    expect(everything.filter(({ text }) => text.includes(CODE))).toEqual([]);
    expect((await list("completeRedeems")).items.find((one) => one.id === id)?.transactionCode).toBe("…5571");
    const views = await rows(
      app,
      "select action from audit_log where entity = 'redeem' and action = 'reveal' and record_id = $1",
      [id],
    );
    expect(views).toHaveLength(1);
    const { alerts } = (await app.call({ url: `${tester}/alerts/page/0/pageSize/100`, token: member })).json();
    expect(alerts.some(({ kind }: { kind: string }) => kind === "redeem.completed")).toBe(true);
    await holdsMatch();
  });

  test("is rejected for a reason, and the LABs are back", async () => {
    const { id } = (await ask()).json();
    expect((await team("rejectRedeem", { id, reason: "Sin existencias" })).statusCode).toBe(200);
    const after = await wallet();
    expect(after).toMatchObject({ available: labs, held: 0 });
    expect(after.redeems.find((one) => one.id === id)).toMatchObject({ status: "REJECTED", rejection: "Sin existencias" });
    expect((await team("completeRedeems", { redeems: [{ id, code: CODE }] })).json().code).toBe("redeem.decided");
    await holdsMatch();
  });

  test("of a balance for one goes through once, of fifty at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set([undefined, "ledger.insufficient"]));
    await holdsMatch();
    const id = answers.find(({ statusCode }) => statusCode === 200)?.json().id;
    await team("rejectRedeem", { id, reason: "Fin de la prueba" });
  });

  test("asked for again under its key is the same one, also at once", async () => {
    await giveExactly(labs * 3);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await wallet()).available).toBe(labs * 2);
    await team("rejectRedeem", { id: answers[0]?.json().id, reason: "Fin de la prueba" });
  });

  test("is decided once, by whoever is first", async () => {
    const { id } = (await ask()).json();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? team("completeRedeems", { redeems: [{ id }] }) : team("rejectRedeem", { id, reason: "Sin existencias" }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await holdsMatch();
  });

  test("of several is completed whole, or not at all", async () => {
    const { id } = (await ask()).json();
    const both = await team("completeRedeems", { redeems: [{ id }, { id: newId() }] });
    expect(both.statusCode).toBe(404);
    expect((await list("pendingRedeems")).items.some((one) => one.id === id)).toBe(true);
    await team("rejectRedeem", { id, reason: "Fin de la prueba" });
    await holdsMatch();
  });

  test("keeps the card as it was asked for", async () => {
    const { id } = (await ask()).json();
    const administrator = await app.signIn("administrator");
    const change = (values: object) =>
      app.call({ method: "PUT", url: `/api/redeem-cards/${cardId}`, token: administrator, body: values });
    await change({ labs: labs + 1, active: false });
    expect((await ask()).json().code).toBe("redeem.cardUnavailable");
    expect((await wallet()).redeems.find((one) => one.id === id)?.labs).toBe(labs);
    await change({ labs, active: true });
    await team("rejectRedeem", { id, reason: "Fin de la prueba" });
  });

  test("is refused outside of the period and without gamification, and tells when it opens", async () => {
    const period = { redeemFrom: "2020-01-01", redeemTo: "2020-01-15", alertThresholds: [{ labs: 9 }] };
    await configure(app, { gamification: true, ...period });
    const refused = await ask();
    expect([refused.statusCode, refused.json().code, refused.json().from]).toEqual([409, "redeem.closed", "2020-01-01"]);
    await configure(app, { gamification: false });
    expect((await ask()).json().code).toBe("redeem.off");
    expect((await wallet()).period.isOpen).toBe(false);
    // A second period, after the first that is over.
    await configure(app, { gamification: true, secondRedeemFrom: "2020-02-01", secondRedeemTo: "2100-01-01" });
    const asked = await ask();
    expect(asked.statusCode).toBe(200);
    await team("rejectRedeem", { id: asked.json().id, reason: "Fin de la prueba" });
  });

  test.each([
    ["redeemPoints", { cardId: "x", key: newId() }],
    ["redeemPoints", { cardId: newId() }],
    ["redeemPoints", { cardId: newId(), key: newId(), labs: -1 }],
  ])("%s is refused with %o", async (call, body) => {
    expect((await app.call({ method: "POST", url: `${tester}/${call}`, token: member, body })).statusCode).toBe(400);
  });

  test.each([
    ["completeRedeems", { redeems: [] }],
    ["completeRedeems", { redeems: [{ id: newId(), code: " " }] }],
    ["completeRedeems", { redeems: Array.from({ length: 101 }, () => ({ id: newId() })) }],
    ["rejectRedeem", { id: newId(), reason: "  " }],
    ["rejectRedeem", { id: newId(), reason: "x".repeat(301) }],
  ])("%s is refused with %o", async (call, body) => {
    expect((await team(call, body)).statusCode).toBe(400);
  });
});
