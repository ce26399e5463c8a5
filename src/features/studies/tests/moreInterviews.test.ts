import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import type { MoreOffer } from "../shared/api/more";
import type { StudySummary } from "../shared/api/orders";
import { byValues, startField } from "./fieldHelpers";

describe.each(CONCURRENT_ENGINE)("a field that grows and one that begins small, on %s", (engine) => {
  let app: TestApp;
  let on: Awaited<ReturnType<typeof startField>>;
  const more = (id: string, query = "interviews=10&days=2", token = on.client) =>
    on.call("GET", `/api/studies/${id}/more?${query}`, token);
  const order = (id: string, body: object, token = on.client) => on.call("POST", `/api/studies/${id}/more`, token, body);
  const quoteOf = async (id: string) =>
    ((await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary).quote;

  beforeAll(async () => {
    on = await startField(engine, 11);
    app = on.app;
  });
  afterAll(() => app.close());

  test("more interviews cost what they cost today, are set aside once and wanted in the field's proportions", async () => {
    const id = await on.opened({ name: "Crece", sampleSize: 12, quotas: byValues("GENDER", { W: 8, M: 4 }) });
    await on.settled();
    const [before, first, field] = [await on.plan(), await quoteOf(id), await on.fieldOf(id)];
    const offer = (await more(id)).json() as MoreOffer;
    expect(offer).toMatchObject({ sample: 22, available: before.available });
    expect(offer.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([["completes", 10]]);
    expect(Date.parse(offer.endsAt) - Date.parse(field.endsAt ?? "")).toBe(2 * 86_400_000);
    expect((await more(id, undefined, on.backoffice)).statusCode).toBe(403);
    const { total, sample } = offer;
    const refused = await order(id, { interviews: 10, days: 2, total: total - 1, sample });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "studies.quoteOutdated"]);
    const sent = await Promise.all(Array.from({ length: 12 }, () => order(id, { interviews: 10, days: 2, total, sample })));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await on.plan()).toMatchObject({ available: before.available - total, held: before.held + total });
    expect((await quoteOf(id))?.total).toBe((first?.total ?? 0) + total);
    const log = (await on.call("GET", "/api/activity-log?kind=order", on.client)).json();
    expect(log.entries).toHaveLength(1);
    const credits = new Intl.NumberFormat("es").format(total);
    expect(log.entries[0]).toMatchObject({ recordId: id, text: `ha pedido más entrevistas de «Crece» por ${credits} créditos` });
    const grown = await on.fieldOf(id);
    expect([grown.sample, grown.endsAt]).toEqual([22, offer.endsAt]);
    expect(grown.cells.map(({ target }) => target)).toEqual([15, 7]);
    await on.run(id, { fits: 1 });
    expect(await on.fieldOf(id)).toMatchObject({ state: "closed", completes: 22 });
    expect(await quoteOf(id)).toMatchObject({ charged: (first?.total ?? 0) + total });
    expect((await more(id)).json().code).toBe("studies.notInField");
  });

  test("more than the panel, the credits or the licence allow is refused, and nothing changes", async () => {
    const id = await on.opened({ name: "Sin saldo", sampleSize: 10, quotas: [] });
    const before = await on.plan();
    const far = (await more(id, "interviews=90000&days=0")).json() as MoreOffer;
    expect(far.reachable).toBeLessThan(far.sample);
    const beyond = await order(id, { interviews: 90_000, days: 0, total: far.total, sample: far.sample });
    expect([beyond.statusCode, beyond.json().code]).toEqual([409, "studies.outOfReach"]);
    expect(beyond.json().errors).toMatchObject([{ path: "/interviews", message: expect.stringContaining("90010") }]);
    for (const interviews of [0, -1, 1.5])
      expect((await order(id, { interviews, days: 0, total: 1, sample: 11 })).statusCode).toBe(400);
    const dear = "update price_list set per_complete = per_complete";
    await rows(app, `${dear} + 9000`);
    const { total, sample } = (await more(id, "interviews=10&days=0")).json() as MoreOffer;
    expect(total).toBeGreaterThan(before.available);
    const poor = await order(id, { interviews: 10, days: 0, total, sample });
    await rows(app, `${dear} - 9000`);
    expect(poor.json().code).toBe("credits.insufficient");
    expect(await on.plan()).toEqual(before);
    await rows(
      app,
      `insert into licence (id, space_id, plan, starts_on, maximum_sample)
        select gen_random_uuid(), space_id, 'GOLD', current_date - 1, 15 from study where id = '${id}'`,
    );
    expect((await more(id)).json().code).toBe("studies.maximumSample");
    await rows(app, "delete from licence");
    expect((await on.fieldOf(id)).cells.map(({ target }) => target)).toEqual([10]);
    expect((await on.move(id, "finish")).statusCode).toBe(200);
  });

  test("a soft launch invites few, pauses at its interviews, tells the company, and goes on as somebody decides", async () => {
    const id = await on.opened({ name: "Con piloto", sampleSize: 40, quotas: [], softLaunch: 4 });
    await on.settled();
    const invited = (await on.fieldOf(id)).invited;
    const whole = await on.opened({ name: "Sin piloto", sampleSize: 40, quotas: [] });
    await on.settled();
    expect(invited).toBeGreaterThan(0);
    expect(invited).toBeLessThan((await on.fieldOf(whole)).invited);
    await on.run(id, { fits: 1, comes: 1 });
    const paused = await on.fieldOf(id);
    expect(paused).toMatchObject({ state: "paused", pausedFor: "SOFT_LAUNCH", softLaunch: 4 });
    expect(paused.completes).toBeGreaterThanOrEqual(4);
    expect(paused.completes).toBeLessThan(40);
    await expect
      .poll(() => rows(app, `select title from client_notification where study = '${id}' order by created_at desc limit 1`))
      .toEqual([{ title: "El lanzamiento piloto de «Con piloto» está listo" }]);
    expect((await on.call("POST", `/api/studies/${id}/field/resume`, on.client)).statusCode).toBe(204);
    expect(await on.fieldOf(id)).toMatchObject({ state: "open", softLaunch: null });
    await on.run(id, { fits: 1 });
    expect((await on.fieldOf(id)).completes).toBeGreaterThan(paused.completes);
    expect((await on.study(id)).status).toBe("FINISHED");
    expect((await on.move(whole, "finish")).statusCode).toBe(200);
  });

  test("one that is as large as the sample is refused", async () => {
    const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
    const body = { name: "Piloto entero", type: "CONSUMER_SURVEY", country: spain?.id, sampleSize: 10, softLaunch: 10 };
    const refused = await on.call("POST", "/api/studies", on.client, body);
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/sampleSize"]);
  });

  test("quotas are by any ages that don't overlap, and the population has proportions for them", async () => {
    const age = (target: number, ...ages: readonly string[]) =>
      ages.map((value) => ({ title: value, target, criterion: "AGE", values: [value] }));
    const draft = async (quotas: readonly object[]) => {
      const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
      const values = { country: spain?.id, sampleSize: 20, incidenceRate: 80, estimatedDuration: 8, type: "CONSUMER_SURVEY" };
      return { ...values, name: "Edades", title: "Edades", releaseDate: new Date().toISOString().slice(0, 10), quotas };
    };
    const { name: _name, title: _title, releaseDate: _date, ...inputs } = await draft(age(10, "18-39", "40+"));
    const estimate = (await on.call("POST", "/api/studies/estimate", on.client, inputs)).json();
    expect(estimate.feasibility.cells.map(({ people }: { people: number }) => people > 0)).toEqual([true, true]);
    const [young, old] = estimate.population.cells;
    // 18 to 39 are some 12 of the 40 million from 18 on.
    expect(young / (young + old)).toBeGreaterThan(0.25);
    expect(young / (young + old)).toBeLessThan(0.35);
    const made = await on.call("POST", "/api/studies", on.client, await draft(age(10, "18-40", "40+")));
    const refused = await on.move(made.json().id, "contract");
    expect([refused.statusCode, refused.json().code]).toEqual([422, "studies.agesMeet"]);
    const own = await on.opened({ name: "Edades propias", sampleSize: 8, quotas: age(4, "18-39", "40+") });
    await on.run(own, { fits: 1 });
    expect((await on.fieldOf(own)).cells.map(({ completes }) => completes)).toEqual([4, 4]);
  });
});
