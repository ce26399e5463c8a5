import nodePath from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { newId, type SpaceDb } from "../../../server/kit";
import { createKeyedHash } from "../../../server/platform/keyedHash";
import { readSecretKey } from "../../../server/platform/secretKey";
import { bookCoins, type CoinBooking } from "../server/coins/bookCoins";
import { proveCoins } from "../server/coins/proveCoins";
import { pagePath } from "../server/page/pageToken";
import type { PayoutList } from "../shared/api/payouts";

const AT_ONCE = 8;

describe.each(CONCURRENT_ENGINE)("panelists' friends and payouts on %s", (engine) => {
  let app: TestApp;
  let db: SpaceDb;
  let backoffice: string;
  let inviter: { id: string; email: string; page: string };
  let link: string;

  const form = (url: string, fields: Readonly<Record<string, string>> = {}) => {
    const boundary = "----panel";
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return app.app.inject({
      ...{ method: "POST", url, payload: `${parts.join("")}--${boundary}--\r\n` },
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    });
  };
  const mailed = async (email: string, template: string) =>
    rows<{ text: string; subject: string }>(
      app,
      "select text, subject from outbox where recipient = $1 and template = $2 order by created_at",
      [email, template],
    );
  const person = (email: string) => ({ name: "Olga", email, birthDate: "1990-05-14", gender: "W", consent: "yes" });
  const confirmPath = async (email: string) => {
    const [mail] = (await mailed(email, "panelConfirm")).slice(-1);
    return /\/panel\/confirm\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  const book = (...bookings: readonly CoinBooking[]) => db.transaction(() => bookCoins(db, bookings));
  const one = (panelistId: string, reason: CoinBooking["reason"], amount: number, key = newId()): CoinBooking => ({
    ...{ panelistId, reason, amount, key, concept: "Desayunos" },
  });
  const coinsOf = async (id: string) =>
    Number((await rows<{ coins: number }>(app, "select coins from panelist where id = $1", [id]))[0]?.coins);
  const idOf = async (email: string) =>
    (await rows<{ id: string }>(app, "select id from panelist where email = $1", [email]))[0]?.id ?? "";
  const pageOf = (id: string, email: string) => {
    const key = readSecretKey(nodePath.join(app.dataDir, "secret.key"));
    return pagePath({ id, email }, createKeyedHash(key, "guests"));
  };
  const join = async (email: string): Promise<string> => {
    expect((await form(link, person(email))).statusCode).toBe(200);
    const confirmed = await form(await confirmPath(email));
    expect(confirmed.statusCode, confirmed.body).toBe(303);
    return idOf(email);
  };

  beforeAll(async () => {
    app = await startApp({ engine });
    db = spaceDbOf(app, await demoId(app));
    backoffice = await app.signIn("backoffice");
    const [id, email] = [newId(), "invita@panel.test"];
    await db.insertInto("panelist").values({ id, email }).execute();
    inviter = { id, email, page: pageOf(id, email) };
    const page = await app.call({ url: inviter.page });
    expect(page.statusCode).toBe(200);
    link = /\/panel\/join\/[\w-]+/.exec(page.body)?.[0] ?? "";
    expect(link).not.toBe("");
  });
  afterAll(() => app.close());

  test("a friend registers by the link, confirms once, and is seen by name alone", async () => {
    const landing = await app.call({ url: `${link}?language=en` });
    expect(landing.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
    expect(landing.body).not.toContain(inviter.email);
    const email = "amiga@panel.test";
    for (const wrong of [{ name: " " }, { email: "amiga" }, { birthDate: "2020-01-01" }, { consent: "" }])
      expect((await form(link, { ...person(email), ...wrong })).statusCode, JSON.stringify(wrong)).toBe(422);
    expect(await mailed(email, "panelConfirm")).toEqual([]);
    expect((await form(link, { ...person(email), name: "<b>Olga</b>" })).statusCode).toBe(200);
    expect(await idOf(email)).toBe("");
    const path = await confirmPath(email);
    // Whoever looks at links of mails before their reader does confirms nothing.
    expect((await app.call({ url: path })).statusCode).toBe(200);
    expect(await idOf(email)).toBe("");
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => form(path)));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(303);
    const made = await rows<{ invited_by: string; consent: boolean }>(
      app,
      "select invited_by, consent from panelist where email = $1",
      [email],
    );
    expect(made).toEqual([{ invited_by: inviter.id, consent: true }]);
    expect((await app.call({ url: String(answers[0]?.headers.location) })).statusCode).toBe(200);
    const page = (await app.call({ url: `${inviter.page}?language=en` })).body;
    expect(page).toContain("&lt;b&gt;Olga&lt;/b&gt;");
    expect(page).toContain("Has signed up");
    expect(page).not.toContain(email);
  });

  test("nobody invites themselves, nor one mailbox twice, and nobody learns who is of the panel", async () => {
    const known = await form(link, person("INVITA+otra@panel.test"));
    const fresh = await form(link, person("nueva@panel.test"));
    expect(known.body).toBe(fresh.body);
    expect(await mailed("invita+otra@panel.test", "panelConfirm")).toEqual([]);
    expect(await mailed(inviter.email, "panelKnown")).toHaveLength(1);
    const emails = ["doble+a@panel.test", "doble+b@panel.test"];
    for (const email of emails) await form(link, person(email));
    const paths = await Promise.all(emails.map(confirmPath));
    await Promise.all(paths.map((path) => form(path)));
    const made = await rows(app, "select id from panelist where email like 'doble+%'");
    expect(made).toHaveLength(1);
    for (let again = 0; again < 5; again += 1) await form(link, person("insiste@panel.test"));
    expect(await mailed("insiste@panel.test", "panelConfirm")).toHaveLength(3);
  });

  test("links of nobody, changed or of the blocked lead nowhere", async () => {
    const changed = `${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`;
    for (const url of [changed, `/panel/join/${"A".repeat(65)}`, `/panel/confirm/${"A".repeat(43)}`]) {
      expect((await app.call({ url })).statusCode, url).toBe(404);
      expect((await form(url, person("nadie@panel.test"))).statusCode, url).toBe(404);
    }
    await rows(app, "update panelist set status = 'BLOCKED' where id = $1", [inviter.id]);
    expect((await app.call({ url: link })).statusCode).toBe(404);
    await rows(app, "update panelist set status = 'ACTIVE' where id = $1", [inviter.id]);
    expect(await idOf("nadie@panel.test")).toBe("");
  });

  test("a friend's first test pays the inviter once, and its reversal takes that back", async () => {
    const friend = await join("probadora@panel.test");
    const before = await coinsOf(inviter.id);
    const same = one(friend, "TEST", 2, "invitation:a");
    await Promise.all(Array.from({ length: AT_ONCE }, () => book(same)));
    expect(await coinsOf(inviter.id)).toBe(before + 0.5);
    expect((await app.call({ url: `${inviter.page}?language=en` })).body).toContain("+0.50");
    await book(one(friend, "TEST", 2, "invitation:b"));
    await book(one(friend, "REVERSAL", 2, "invitation:a:reversal"));
    expect(await coinsOf(inviter.id)).toBe(before + 0.5);
    const last = one(friend, "REVERSAL", 2, "invitation:b:reversal");
    await Promise.all(Array.from({ length: AT_ONCE }, () => book(last)));
    expect(await coinsOf(inviter.id)).toBe(before);
    expect((await app.call({ url: `${inviter.page}?language=en` })).body).toContain("No reward");
    expect(await proveCoins(db)).toMatchObject({ differences: 0 });
  });

  describe("a payout", () => {
    const ask = (amount: string, address = "cobro@pago.test", page = inviter.page) =>
      form(`${page}/payouts?language=en`, { amount, address });
    const faultOf = async (...asked: Parameters<typeof ask>) =>
      new URL(String((await ask(...asked)).headers.location), "http://x").searchParams.get("fault");
    const list = async () => (await app.call({ url: "/api/panel/payouts", token: backoffice })).json() as PayoutList;
    const own = async () => (await list()).payouts.filter(({ panelist }) => panelist === inviter.id);
    const decide = (id: string, what: "approve" | "reject", body?: object) =>
      app.call({ method: "POST", url: `/api/panel/payouts/${id}/${what}`, token: backoffice, ...(body ? { body } : {}) });

    test("is refused below the minimum, beyond the balance, and to no address", async () => {
      expect(await faultOf("9.99")).toBe("amount");
      expect(await faultOf("1e3")).toBe("amount");
      expect(await faultOf("10")).toBe("coins");
      await book(one(inviter.id, "CUSTOM", 25 - (await coinsOf(inviter.id))));
      expect(await faultOf("12", "nadie")).toBe("address");
      expect(await faultOf("25.01")).toBe("coins");
      expect(await own()).toEqual([]);
      expect((await app.call({ url: `${inviter.page}?language=en&fault=coins` })).body).toContain("that many coins");
    });

    test("is taken once of many at once, holds the coins, and tells the back office", async () => {
      const asked = await Promise.all(Array.from({ length: AT_ONCE }, () => ask("20.50")));
      const faults = asked.map(({ headers }) => new URL(String(headers.location), "http://x").searchParams.get("fault"));
      expect(faults.filter((fault) => fault === null)).toHaveLength(1);
      expect(await coinsOf(inviter.id)).toBe(4.5);
      expect(await own()).toMatchObject([{ status: "REQUESTED", amount: 20.5, coins: 4.5, address: "cobro@pago.test" }]);
      expect(await mailed("backoffice@demo.test", "panelPayoutAsked")).toHaveLength(1);
      expect((await app.call({ url: `${inviter.page}?language=en` })).body).toContain("Your request is pending");
      const gone = await app.call({ method: "DELETE", url: `/api/panelists/${inviter.id}`, token: backoffice });
      expect(gone.json().code).toBe("panel.payoutOpen");
      expect(await proveCoins(db)).toMatchObject({ differences: 0 });
    });

    test("is rejected with a reason that the panelist reads, and gives the coins back", async () => {
      const [{ id } = { id: "" }] = await own();
      expect((await decide(id, "reject", { reason: "  " })).statusCode).toBe(400);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => decide(id, "reject", { reason: "No existe." })));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
      expect(await coinsOf(inviter.id)).toBe(25);
      const [mail] = await mailed(inviter.email, "panelPayoutRejected");
      expect(mail?.text).toContain("No existe.");
      expect(mail?.text).toContain("/panel/me/");
      const page = (await app.call({ url: `${inviter.page}?language=en` })).body;
      expect(page).toContain("No existe.");
      expect(page).toContain("coins returned");
      expect((await decide(id, "approve")).json().code).toBe("panel.payoutDecided");
    });

    test("is approved or rejected, never both, and told by mail and on the page", async () => {
      await ask("25");
      const [{ id } = { id: "" }] = await own();
      const answers = await Promise.all([decide(id, "approve"), decide(id, "reject", { reason: "No." }), decide(id, "approve")]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const [decided] = (await own()).filter((payout) => payout.id === id);
      expect(await coinsOf(inviter.id)).toBe(decided?.status === "PAID" ? 0 : 25);
      if (decided?.status !== "PAID") {
        await ask("25");
        const [open] = (await own()).filter(({ status }) => status === "REQUESTED");
        expect((await decide(open?.id ?? "", "approve")).statusCode).toBe(200);
      }
      expect(await coinsOf(inviter.id)).toBe(0);
      expect(await mailed(inviter.email, "panelPayoutPaid")).toHaveLength(1);
      expect((await app.call({ url: `${inviter.page}?language=en` })).body).toContain(">Paid<");
      const [sum] = await rows<{ held: number }>(
        app,
        `select coalesce(sum(case when account = 'HELD' then amount else -amount end), 0)::float8 as held
          from coin_transaction where account = 'HELD' or counter_account = 'HELD'`,
      );
      const open = (await list()).payouts.filter(({ status }) => status === "REQUESTED");
      expect(sum?.held).toBe(open.reduce((all, { amount }) => all + amount, 0));
      expect(await proveCoins(db)).toMatchObject({ differences: 0 });
    });
  });
});
