import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import type { NeuroAdResult, NeuroResults } from "../shared/api/results";
import type { Indicator } from "../shared/neuroTest";
import { startNeuro } from "./neuroHelpers";

describe.each(CONCURRENT_ENGINE)("results of a Neuro study on %s", (engine) => {
  let on: Awaited<ReturnType<typeof startNeuro>>;
  let id: string;
  beforeAll(async () => {
    on = await startNeuro(engine);
    id = await on.demoStudy();
  });
  afterAll(() => on?.app.close());

  const read = async (token = on.client): Promise<NeuroResults> => {
    const answer = await on.call("GET", `/api/studies/${id}/neuro`, token);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const rawOf = (ad: NeuroAdResult | undefined, name: Indicator) =>
    ad?.indicators.find((one) => one.name === name)?.estimate?.raw;
  const measured = () => rows<Readonly<Record<string, unknown>>>(on.app, "select * from neuro_norm where source = 'MEASURED'");
  const calculated = async () => {
    const started = await on.call("POST", `/api/studies/${id}/neuro/calculation`);
    expect(started.statusCode, started.body).toBe(200);
    const url = `/api/jobs/${started.json().job}`;
    await expect.poll(async () => (await on.call("GET", url)).json().state, { timeout: 30_000 }).toBe("done");
  };

  test("come from its answers: of two advertisements one is liked better and the other is recalled better", async () => {
    const { state, objectives, sector, ads } = await read();
    expect([state, sector, objectives]).toEqual(["FINAL", "TRAVEL_LEISURE", ["BRAND", "SALES"]]);
    const [life, price] = ads;
    expect(ads.map(({ questionId }) => questionId)).toEqual(["life", "price"]);
    expect(rawOf(life, "positivity")).toBeGreaterThan((rawOf(price, "positivity") ?? 1) + 0.1);
    expect(rawOf(life, "rejection")).toBeLessThan(rawOf(price, "rejection") ?? 0);
    expect(rawOf(price, "brandRecognition")).toBeGreaterThan(rawOf(life, "brandRecognition") ?? 9);
    expect(rawOf(life, "brandContribution")).toBeGreaterThan(0);
    expect(rawOf(price, "brandContribution")).toBeUndefined();
    expect(life?.indicators[0]).toMatchObject({
      name: "brandRecognition",
      objective: "BRAND",
      standing: { group: "SECTOR", ads: 32 },
    });
    expect(life?.excluded.length).toBeGreaterThan(0);
    const counted = (ad: NeuroAdResult | undefined) =>
      (ad?.branded ?? 0) + (ad?.unbranded ?? 0) + (ad?.excluded.reduce((sum, { count }) => sum + count, 0) ?? 0);
    expect([counted(life), counted(price)]).toEqual([280, 280]);
  });

  test("become norms for others once, however often they are calculated, and don't say whose they are", async () => {
    const before = await measured();
    expect(before).toHaveLength(2);
    expect(Object.keys(before[0] ?? {}).filter((name) => /study|space|company|question|image|title|stimulus/.test(name))).toEqual(
      [],
    );
    expect(before.map(({ sector, people }) => [sector, Number(people) >= 250])).toEqual(
      before.map(() => ["TRAVEL_LEISURE", true]),
    );
    // As a process that ended between the two would leave it.
    await rows(on.app, "update neuro_result set is_final = false where study = $1", [id]);
    await Promise.all([on.calculate(id), on.calculate(id)]);
    expect(await measured()).toHaveLength(2);
  });

  test("are calculated in field on demand, and are nobody's norm yet", async () => {
    await rows(on.app, "update study set status = 'OPEN' where id = $1", [id]);
    await rows(on.app, "delete from neuro_result where study = $1", [id]);
    expect(await read()).toMatchObject({ state: "FIELD", calculatedAt: null, ads: [] });
    await calculated();
    const first = await read();
    expect([first.state, first.ads.length, (await measured()).length]).toEqual(["FIELD", 2, 2]);

    await rows(on.app, "delete from neuro_norm where sector = 'TRAVEL_LEISURE' and source = 'DEMO' and people > 252");
    const [left] = await rows<{ count: number }>(on.app, "select count(*)::int from neuro_norm");
    expect(left?.count).toBeLessThan(30);
    await calculated();
    const [ad] = (await read()).ads;
    expect(ad?.indicators.map(({ standing }) => standing)).toEqual(ad?.indicators.map(() => null));
    expect(rawOf(ad, "positivity")).toBeGreaterThan(0);
    await rows(on.app, "update study set status = 'FINISHED' where id = $1", [id]);
  });

  test("are for whoever sees the study: selected visibility holds", async () => {
    const [all, chosen] = [await on.onlooker("OBSERVER", "ALL"), await on.onlooker("MODERATOR", "SELECTED")];
    const statusOf = async (url: string, token: string) => (await on.call("GET", url, token)).statusCode;
    const moderator = await on.app.signIn("moderator");
    for (const url of [`/api/studies/${id}/neuro`, `/api/studies/${id}/neuro.xlsx`]) {
      expect([await statusOf(url, on.client), await statusOf(url, all), await statusOf(url, on.backoffice)]).toEqual([
        200, 200, 200,
      ]);
      expect([await statusOf(url, chosen), await statusOf(url, moderator)]).toEqual([404, 403]);
    }
    expect((await on.call("POST", `/api/studies/${id}/neuro/calculation`, chosen)).statusCode).toBe(404);
    expect((await on.call("GET", "/api/neuro-results", chosen)).json()).toEqual([]);
    expect(await statusOf("/api/neuro-norms", on.backoffice)).toBe(200);
    for (const token of [on.client, all, moderator]) expect(await statusOf("/api/neuro-norms", token)).toBe(403);
    const written = await on.call("POST", "/api/neuro-results", on.backoffice, { study: id, stimulus: "A mano" });
    expect(written.statusCode).toBeGreaterThanOrEqual(403);
  });
});
