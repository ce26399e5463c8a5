import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import type { StudySummary } from "../shared/api/orders";
import { byValues, startField } from "./fieldHelpers";

const SAMPLE = 210;
const WOMEN_AND_MEN = byValues("GENDER", { W: 109, M: 101 });
const AGES = byValues("AGE", { "16-24": 13, "25-34": 39, "35-44": 50, "45-54": 48, "55-64": 34, "65+": 26 });

/** Age band of a panelist, in SQL. */
const BAND = `case when extract(year from age(birth_date)) between 16 and 24 then '16-24'
  when extract(year from age(birth_date)) between 25 and 34 then '25-34'
  when extract(year from age(birth_date)) between 35 and 44 then '35-44'
  when extract(year from age(birth_date)) between 45 and 54 then '45-54'
  when extract(year from age(birth_date)) between 55 and 64 then '55-64' else '65+' end`;

describe.each(CONCURRENT_ENGINE)("a field that is divided by two criteria, on %s", (engine) => {
  let app: TestApp;
  let on: Awaited<ReturnType<typeof startField>>;

  beforeAll(async () => {
    on = await startField(engine, 23);
    app = on.app;
  });
  afterAll(() => app.close());

  test("fills all quotas of both exactly, by waves and reminders, and every coin and credit is accounted for", async () => {
    const before = await on.plan();
    const id = await on.opened({ sampleSize: SAMPLE, quotas: [...WOMEN_AND_MEN, ...AGES] });
    const summary = (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary;
    expect(summary.feasibility?.isFeasible).toBe(true);
    await on.run(id, { fits: 0.85, comes: 0.3, hours: 12, rounds: 14 });

    const field = await on.fieldOf(id);
    expect(field).toMatchObject({ state: "closed", completes: SAMPLE });
    const targets = [...WOMEN_AND_MEN, ...AGES].map(({ target }) => target);
    expect(field.cells.map(({ completes }) => completes)).toEqual(targets);
    expect(field.cells.map(({ criteria }) => criteria.join())).toEqual([
      ...WOMEN_AND_MEN.map(() => "GENDER"),
      ...AGES.map(() => "AGE"),
    ]);

    // As the panelists themselves are, not as their links say.
    const completes = await rows<{ gender: string; band: string; people: number }>(
      app,
      `select gender, ${BAND} as band, count(*)::int as people from panel_invitation
        join panelist on panelist.id = panel_invitation.panelist
        where study = '${id}' and disposition = 'complete' group by 1, 2`,
    );
    const of = (key: "gender" | "band", value: string | undefined) =>
      completes.filter((row) => row[key] === value).reduce((sum, { people }) => sum + people, 0);
    for (const { target, values } of WOMEN_AND_MEN) expect(of("gender", values[0])).toBe(target);
    for (const { target, values } of AGES) expect(of("band", values[0])).toBe(target);
    const places = await rows(
      app,
      `select quota.title from quota where study = '${id}' and (reserved <> 0 or completed <>
        (select count(*) from quota_place where quota_place.quota = quota.id and quota_place.state = 'counted'))`,
    );
    expect(places).toEqual([]);

    // Reminded once, two days later at the earliest, and nobody gets two mails of whatever kind within 20 hours.
    expect(field.reminded).toBeGreaterThan(0);
    const early = await rows(
      app,
      `select id from panel_invitation where study = '${id}' and reminded_at < created_at + interval '48 hours'`,
    );
    expect(early).toEqual([]);
    const mails = `(select panelist, created_at as at from panel_invitation union all
      select panelist, reminded_at from panel_invitation where reminded_at is not null)`;
    const often = await rows(
      app,
      `select panelist from (select panelist, at, lag(at) over (partition by panelist order by at) as last from ${mails} mail) pair
        where at - last < interval '20 hours'
          and exists (select 1 from panel_invitation own where own.panelist = pair.panelist and study = '${id}'
            and (own.created_at = at or own.reminded_at = at))`,
    );
    expect(often).toEqual([]);
    const above = await rows(
      app,
      `select one.id from panel_invitation one where study = '${id}' and (select count(*) from panel_invitation other
        where other.panelist = one.panelist and other.created_at > one.created_at - interval '7 days'
          and other.created_at <= one.created_at) > 3`,
    );
    expect(above).toEqual([]);

    expect((await on.call("POST", `/api/studies/${id}/reconcile`, on.backoffice)).statusCode).toBe(204);
    const total = summary.quote?.total ?? 0;
    expect(await on.plan()).toMatchObject({
      available: before.available - total,
      held: before.held,
      spent: before.spent + total,
    });
    const [paid] = await rows<{ people: number; coins: number }>(
      app,
      `select count(*)::int as people, sum(amount)::float8 as coins from coin_transaction
        join panel_invitation on key = 'invitation:' || panel_invitation.id where panel_invitation.study = '${id}'`,
    );
    expect(paid).toEqual({ people: SAMPLE, coins: SAMPLE * 0.8 });
    const wrong = await rows(
      app,
      `select id from panelist where coins <> coalesce((select sum(case when account = 'PANELIST' then amount
        when counter_account = 'PANELIST' then -amount else 0 end) from coin_transaction where panelist = panelist.id), 0)`,
    );
    expect(wrong).toEqual([]);
  }, 120_000);

  test("counts people by two crossed criteria, beside those by another", async () => {
    const crossed = Object.entries({ "W 25-34": 5, "W 35-44": 7, "M 25-34": 6, "M 35-44": 6 }).map(([pair, target]) => {
      const [gender = "", age = ""] = pair.split(" ");
      return { title: pair, target, criterion: "GENDER", values: [gender], secondCriterion: "AGE", secondValues: [age] };
    });
    const quotas = [...crossed, ...byValues("EDUCATION", { UNIVERSITY: 12, VOCATIONAL: 12 })];
    const id = await on.opened({ name: "Cruzado", sampleSize: 24, quotas });
    await on.run(id, { fits: 0.85, comes: 0.4, hours: 12, rounds: 14 });
    const field = await on.fieldOf(id);
    expect(field.cells.map(({ criteria, completes, target }) => [criteria.join(), completes, target])).toEqual(
      quotas.map(({ target, criterion }) => [criterion === "GENDER" ? "GENDER,AGE" : criterion, target, target]),
    );
    expect(field).toMatchObject({ state: "closed", completes: 24 });
    const completes = await rows<{ pair: string; people: number }>(
      app,
      `select gender || ' ' || ${BAND} as pair, count(*)::int as people from panel_invitation
        join panelist on panelist.id = panel_invitation.panelist
        where study = '${id}' and disposition = 'complete' group by 1`,
    );
    expect(Object.fromEntries(completes.map(({ pair, people }) => [pair, people]))).toEqual(
      Object.fromEntries(crossed.map(({ title, target }) => [title, target])),
    );
  }, 120_000);

  test("reminds only those whose quotas all have room, while the field is open", async () => {
    const quotas = [...byValues("GENDER", { W: 6, M: 4 }), ...byValues("AGE", { "25-34": 5, "35-44": 5 })];
    const id = await on.opened({ name: "Con recordatorio", sampleSize: 10, quotas });
    await on.settled();
    await on.pass(49);
    await rows(app, `update quota set completed = target where study = '${id}' and segment = 'cell-1'`);
    const reminded = () =>
      rows<{ segment: string; people: number }>(
        app,
        `select segment, count(*)::int as people from panel_invitation where study = '${id}' and reminded_at is not null
          group by segment order by segment`,
      );
    expect((await on.call("POST", `/api/studies/${id}/field/pause`, on.client)).statusCode).toBe(204);
    await on.hurry();
    await on.settled();
    expect(await reminded()).toEqual([]);
    expect((await on.call("POST", `/api/studies/${id}/field/resume`, on.client)).statusCode).toBe(204);
    await on.settled();
    const segments = (await reminded()).map(({ segment }) => segment);
    expect(segments).toEqual(["cell-0.cell-2", "cell-0.cell-3"]);

    // Both links are good, and neither comes twice.
    const [first] = (await on.invitations(id)).map(({ email }) => email).filter((one, at, all) => all.indexOf(one) !== at);
    const paths = (await on.invitations(id)).filter(({ email }) => email === first).map(({ path }) => path);
    expect(paths).toHaveLength(2);
    for (const url of paths) expect((await app.call({ method: "GET", url })).headers.location).toContain("segment=cell-0.cell-");
    await on.pass(49);
    await on.hurry();
    await on.settled();
    const [most] = await rows<{ mails: number }>(
      app,
      `select count(*)::int as mails from outbox join panel_invitation on dedupe = 'panel:' || panel_invitation.id || ':reminder'
        where study = '${id}' group by panel_invitation.id order by 1 desc limit 1`,
    );
    expect(most?.mails).toBe(1);
    expect((await on.move(id, "finish")).statusCode).toBe(200);
  });

  test("a study that divides its sample by one criterion too many, or unevenly, is told so", async () => {
    const values = { GENDER: "W", AGE: "25-34", EDUCATION: "HIGHER", OCCUPATION: "EMPLOYED", HOUSEHOLD: "2", REGION: "01" };
    const quotas = Object.entries(values).flatMap(([criterion, value]) => byValues(criterion, { [value]: 20 }));
    const body = { name: "Muchos", title: "Muchos", type: "CONSUMER_SURVEY", sampleSize: 20, incidenceRate: 80, quotas };
    const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
    const made = await on.call("POST", "/api/studies", on.client, { ...body, estimatedDuration: 8, country: spain?.id });
    expect(made.statusCode, made.body).toBe(201);
    const refused = await on.move(made.json().id, "contract");
    expect([refused.statusCode, refused.json().code]).toEqual([422, "studies.tooManyTables"]);
    const uneven = await on.call("POST", "/api/studies", on.client, {
      ...body,
      quotas: [...byValues("GENDER", { W: 10, M: 10 }), ...byValues("AGE", { "25-34": 10, "35-44": 9 })],
    });
    expect(uneven.json().errors).toEqual([expect.objectContaining({ path: "/quotas", rule: "sumGroup" })]);
    expect(uneven.json().errors[0].message).toContain("“Edad”");
    const cross = (target: number, first: string, second: string) => ({
      ...{ title: "Una", target, criterion: first, secondCriterion: second },
      ...{ values: [first === "AGE" ? "25-34" : "W"], secondValues: [second === "AGE" ? "25-34" : "W"] },
    });
    for (const pairs of [[cross(20, "AGE", "AGE")], [cross(20, "AGE", "GENDER"), cross(20, "GENDER", "AGE")]]) {
      const same = await on.call("POST", "/api/studies", on.client, {
        ...{ ...body, estimatedDuration: 8, country: spain?.id },
        quotas: pairs,
      });
      expect(same.statusCode, same.body).toBe(201);
      const again = await on.move(same.json().id, "contract");
      expect([again.statusCode, again.json().code]).toEqual([422, "studies.sameTable"]);
    }
    const short = await on.call("POST", "/api/studies", on.client, {
      ...body,
      quotas: [...byValues("GENDER", { W: 10, M: 10 }), cross(19, "GENDER", "AGE")],
    });
    expect(short.json().errors[0].message).toContain("“Género”, “Edad”");
  });
});
