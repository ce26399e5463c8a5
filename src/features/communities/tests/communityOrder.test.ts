import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { type OrderingCompany, startCompany } from "./ordering";

const AT_ONCE = 30;

describe.each(ENGINES)("the order of a community on %s", (engine) => {
  let app: TestApp;
  let company: OrderingCompany;
  let community: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    company = await startCompany(app, "encargos", 0);
  });
  afterAll(() => app.close());

  const estimate = (id: string, kind: "extension" | "upgrade", query: Readonly<Record<string, string | number>>) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return company.call("GET", `/api/communities/${id}/${kind}/estimate?${asked}`, company.client);
  };
  const change = (id: string, kind: "extension" | "upgrade", body: object, token = company.client) =>
    company.call("POST", `/api/communities/${id}/${kind}`, token, { key: crypto.randomUUID(), ...body });
  const codeOf = async (answer: Promise<{ readonly json: () => { readonly code?: string } }>) => (await answer).json().code;
  const count = async () => (await rows<{ n: number }>(app, "select count(*)::int as n from community"))[0]?.n;

  test("is compared by what each plan gives and costs", async () => {
    const offers = (await company.call("GET", "/api/communities/offers", company.client)).json();
    expect(offers.map(({ plan }: { plan: string }) => plan)).toEqual(["BRONZE", "SILVER", "GOLD"]);
    expect(offers[0]).toEqual({
      plan: "BRONZE",
      perMonth: 300,
      perYear: 3_000,
      limits: { members: 100, team: 3, activities: 3 },
    });
  });

  test("has a price by the server, with a year for less than its months", async () => {
    const priced = await company.call("GET", "/api/communities/estimate?plan=SILVER&durationMonths=24", company.client);
    expect(priced.json()).toMatchObject({ total: 14_000, available: 0, lines: [{ kind: "years", quantity: 2, unit: 7_000 }] });
    expect(priced.json().endsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("needs a plan and a duration that are offered", async () => {
    const bare = await company.call("POST", "/api/communities", company.client, { name: "Sin plan", origin: "sin-plan" });
    expect(bare.json()).toMatchObject({ code: "request.invalid", errors: [{ path: "/plan" }, { path: "/durationMonths" }] });
    const odd = await company.order("raro", { durationMonths: 13 });
    expect(odd.json()).toMatchObject({
      code: "request.invalid",
      errors: [{ path: "/durationMonths", rule: "communityDuration" }],
    });
  });

  test("is refused without credits, and nothing is made", async () => {
    const before = await count();
    expect((await company.order("pobre")).json()).toMatchObject({ code: "credits.insufficient", available: 0, needed: 300 });
    expect(await count()).toBe(before);
  });

  test(`is made and charged once by a balance for one, of ${AT_ONCE} at once`, async () => {
    await company.load(300);
    const before = (await count()) ?? 0;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => company.order(`a-la-vez-${index}`)));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(AT_ONCE - 1);
    expect(await count()).toBe(before + 1);
    expect(await company.available()).toBe(0);
    community = made[0]?.json().id;
    const proof = await company.call("GET", `/api/companies/${company.companyId}/credits`, company.backoffice);
    expect(proof.json().proof.differences).toBe(0);
  });

  test("stands in the statement, and in the community's contract", async () => {
    const { items } = (await company.call("GET", "/api/credits/statement", company.client)).json();
    expect(items[0]).toMatchObject({ reason: "COMMUNITY_CHARGED", available: -300, spent: 300, balance: 0 });
    expect(items[0].concept).toContain("a-la-vez");
    const { orders, use } = await company.contract(community);
    expect(orders).toMatchObject([{ kind: "NEW", plan: "BRONZE", months: 1, total: 300, orderedBy: "encargos" }]);
    expect(use).toMatchObject({ plan: "BRONZE", isLimited: true, uses: { team: { used: 1, limit: 3 } } });
  });

  test("keeps plan and duration on every path, the back office's as well", async () => {
    const filter = encodeURIComponent(JSON.stringify({ id: [community] }));
    const frozen = "communities.frozen";
    expect(await codeOf(company.call("PUT", `/api/communities/${community}`, company.client, { plan: "GOLD" }))).toBe(frozen);
    expect(await codeOf(company.call("PUT", `/api/communities/${community}`, company.backoffice, { durationMonths: 24 }))).toBe(
      frozen,
    );
    expect(await codeOf(company.call("PUT", `/api/communities?filter=${filter}`, company.client, { plan: "SILVER" }))).toBe(
      frozen,
    );
    expect(await codeOf(company.call("PUT", `/api/communities/${community}`, company.client, { plan: null }))).toBe(frozen);
    const renamed = await company.call("PUT", `/api/communities/${community}`, company.client, { name: "Otro nombre" });
    expect(renamed.statusCode, renamed.body).toBe(200);
  });

  test("what was ordered keeps its terms when the list changes", async () => {
    const terms = { plan: "BRONZE", validFrom: "2026-02-01", perMonth: 500, perYear: 5_000, members: 10, team: 2, activities: 1 };
    const made = await company.call("POST", "/api/community-plans", company.backoffice, terms);
    expect(made.statusCode, made.body).toBe(201);
    expect((await company.contract(community)).use.uses.members.limit).toBe(100);
    expect((await estimate(community, "extension", { months: 2 })).json()).toMatchObject({ total: 1_000 });
    const again = await company.call("PUT", `/api/community-plans/${made.json().id}`, company.backoffice, { perMonth: 1 });
    expect([403, 404, 405]).toContain(again.statusCode);
  });

  test("is prolonged at the price that was shown, once for a key, of many at once", async () => {
    const { total, endsOn } = (await estimate(community, "extension", { months: 2 })).json();
    expect(await codeOf(change(community, "extension", { months: 2, total }))).toBe("credits.insufficient");
    await company.load(total * 3);
    expect(await codeOf(change(community, "extension", { months: 2, total: total - 1 }))).toBe("communities.priceChanged");
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => change(community, "extension", { months: 2, total, key })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await company.available()).toBe(total * 2);
    const { durationMonths } = (await company.call("GET", `/api/communities/${community}`, company.client)).json();
    expect(durationMonths).toBe(3);
    const { use, orders } = await company.contract(community);
    expect(Date.parse(use.endsAt)).toBeLessThanOrEqual(Date.parse(`${endsOn}T00:00:00Z`));
    expect(orders.map(({ kind }: { kind: string }) => kind)).toEqual(["EXTENSION", "NEW"]);
  });

  test("goes up to a higher plan for the difference, and never down", async () => {
    await company.load(20_000);
    const { total, lines } = (await estimate(community, "upgrade", { plan: "SILVER" })).json();
    expect(lines[0]).toMatchObject({ kind: "upgrade", unit: 200 });
    const before = await company.available();
    expect((await change(community, "upgrade", { plan: "SILVER", total })).statusCode).toBe(204);
    const log = (await company.call("GET", "/api/activity-log?kind=order", company.client)).json();
    expect(log.entries[0]).toMatchObject({ action: "upgrade", recordId: community, by: "person" });
    expect(log.entries[0].text).toMatch(/^ha ampliado el plan de «.+» por [\d.]+ créditos$/);
    expect(log.entries[0].text).toContain(new Intl.NumberFormat("es").format(total));
    expect(await company.available()).toBe(before - total);
    expect((await company.contract(community)).use).toMatchObject({ plan: "SILVER", uses: { members: { limit: 500 } } });
    expect(await codeOf(change(community, "upgrade", { plan: "BRONZE", total: 0 }))).toBe("communities.notHigher");
  });

  test("is free by the back office alone", async () => {
    const free = { months: 1, total: 0, isFree: true };
    expect(await codeOf(change(community, "extension", free))).toBe("access.denied");
    const before = await company.available();
    expect((await change(community, "extension", free, company.backoffice)).statusCode).toBe(204);
    expect(await company.available()).toBe(before);
    expect((await company.contract(community)).orders[0]).toMatchObject({ kind: "EXTENSION", total: 0, orderedBy: null });
  });

  test("isn't asked of communities of before, which stay as they are", async () => {
    const { use, orders } = await company.contract(company.communityId);
    expect(use).toMatchObject({ plan: null, isLimited: false, uses: { members: { limit: null } } });
    expect(orders).toEqual([]);
    expect(await codeOf(estimate(company.communityId, "extension", { months: 1 }))).toBe("communities.noOrder");
    const url = `/api/communities/${company.communityId}`;
    expect((await company.call("PUT", url, company.client, { durationMonths: 5 })).statusCode).toBe(200);
  });

  test("a prolonged community that had ended is live again", async () => {
    await rows(app, "update community set created_at = now() - interval '300 days' where id = $1", [community]);
    const { total, endsOn } = (await estimate(community, "extension", { months: 1 })).json();
    expect(Date.parse(endsOn)).toBeGreaterThan(Date.now());
    expect((await change(community, "extension", { months: 1, total })).statusCode).toBe(204);
    expect(Date.parse((await company.contract(community)).use.endsAt)).toBeGreaterThan(Date.now());
  });
});
