import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { importAndWait } from "../../../../tests/helpers/imports";
import { newId, type ServerExtension } from "../../../server/kit";
import { dayIn } from "../../../shared/dates/dayIn";
import type { Estimate } from "../shared/api/orders";

const AT_ONCE = 12;
const DAY_MS = 86_400_000;
const TEST = "CLICK_TEST";

/** Of one of these it is never the day that UTC has. */
const [AHEAD, BEHIND] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

describe.each(CONCURRENT_ENGINE)("what a company's licence and calendar say, on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let country: string;
  let company: string;

  beforeAll(async () => {
    const product: ServerExtension = { register: (host) => host.studyProduct({ name: TEST, isTest: true }) };
    app = await startApp({ engine, extraExtensions: [product] });
    client = await app.signIn("client");
    const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
    country = spain?.id ?? "";
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
  });
  beforeEach(() => rows(app, "delete from licence"));
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT", url: string, body?: object) =>
    app.call({ method, url, token: client, ...(body ? { body } : {}), headers: { "accept-language": "en" } });
  const study = (values: object = {}) => ({
    ...{ name: "Cenas", title: "Tu cena", type: "CONSUMER_SURVEY", country, sampleSize: 20, incidenceRate: 80 },
    ...{ estimatedDuration: 5, ...values },
  });
  const create = (values: object = {}) => call("POST", "/api/studies", study(values));
  async function license(limits: Readonly<Record<string, number | string>>): Promise<void> {
    const names = Object.keys(limits);
    await rows(
      app,
      `insert into licence (id, space_id, plan, ${["starts_on", ...names].join(", ")})
        values ($1, $2, 'BRONZE', '2020-01-01'${names.map((_, index) => `, $${index + 3}`).join("")})`,
      [newId(), company, ...Object.values(limits)],
    );
  }
  const toldOf = (answer: Awaited<ReturnType<typeof call>>) => {
    const { code, detail, errors = [] } = answer.json();
    return [answer.statusCode, code, detail, errors];
  };

  const SAMPLE = "Your license allows samples of up to 30 people. Reduce the sample or upgrade your license.";
  const SURVEY = "Your license allows surveys of up to 10 minutes. Shorten it or upgrade your license.";
  const LONGEST_TEST = "Your license allows tests of up to 3 minutes. Shorten it or upgrade your license.";
  const LIMITS = { maximum_sample: 30, max_survey_minutes: 10, max_test_minutes: 3 };

  test("a study beyond the licence is neither made nor made of another, each field told with its limit", async () => {
    const large = (await create({ sampleSize: 40 })).json().id;
    await license(LIMITS);
    const small = (await create()).json().id;
    const sample = { path: "/sampleSize", rule: "maximumSample", message: SAMPLE };
    const survey = { path: "/estimatedDuration", rule: "maxSurveyMinutes", message: SURVEY };
    const both = toldOf(await create({ sampleSize: 31, estimatedDuration: 11 }));
    expect(both).toEqual([409, "studies.maximumSample", SAMPLE, [sample, survey]]);
    for (const answer of [
      await create({ sampleSize: 31 }),
      await call("PUT", `/api/studies/${small}`, { sampleSize: 31 }),
      await call("POST", `/api/studies/${large}/duplicate`, { name: "Otra" }),
    ])
      expect(toldOf(answer)).toEqual([409, "studies.maximumSample", SAMPLE, [sample]]);
    const all = { action: "update", ids: [small], data: { sampleSize: 31 } };
    const inBulk = toldOf(await call("POST", "/api/studies/bulk", all));
    expect(inBulk).toEqual([409, "studies.maximumSample", SAMPLE, [{ ...sample, path: "/data/sampleSize" }]]);
    const long = toldOf(await call("PUT", `/api/studies/${small}`, { estimatedDuration: 11 }));
    expect(long).toEqual([409, "studies.maxSurveyMinutes", SURVEY, [survey]]);

    const tested = (await create({ type: TEST, estimatedDuration: 3 })).json().id;
    const test = { path: "/estimatedDuration", rule: "maxTestMinutes", message: LONGEST_TEST };
    for (const answer of [
      await create({ type: TEST, estimatedDuration: 4 }),
      await call("PUT", `/api/studies/${tested}`, { estimatedDuration: 4 }),
      await call("PUT", `/api/studies/${small}`, { type: TEST }),
    ])
      expect(toldOf(answer)).toEqual([409, "studies.maxTestMinutes", LONGEST_TEST, [test]]);

    const content = "name,sampleSize,estimatedDuration\nJusto,30,10\nDemasiado,31,10\n";
    const { result } = await importAndWait(app, { resource: "studies", token: client, content });
    expect(result).toMatchObject({ created: 1, faultCount: 1 });

    // What was larger before the licence was keeps its name and gets smaller.
    for (const values of [{ name: "Cenas de antes" }, { sampleSize: 30 }])
      expect((await call("PUT", `/api/studies/${large}`, values)).statusCode).toBe(200);
    expect((await create({ sampleSize: 30, estimatedDuration: 10 })).statusCode).toBe(201);
  });

  test("limits stay when a licence has ended, and hold before the first begins", async () => {
    const refusal = async () => (await create({ sampleSize: 31 })).json().code;
    await license({ maximum_sample: 40, ends_on: "2020-06-30" });
    await license({ maximum_sample: 30, ends_on: "2021-06-30" });
    expect(await refusal()).toBe("studies.maximumSample");
    await license({ maximum_sample: 31 });
    expect((await create({ sampleSize: 31 })).statusCode).toBe(201);
    await rows(app, "delete from licence");
    await license({ maximum_sample: 30 });
    await rows(app, "update licence set starts_on = current_date + 30");
    expect(await refusal()).toBe("studies.maximumSample");
  });

  test("no study is made while as many are in review and in field as the licence allows", async () => {
    const [{ count } = { count: "0" }] = await rows<{ count: string }>(
      app,
      "select count(*) from study where status in ('CONFIRMED', 'OPEN')",
    );
    await license({ concurrent_studies: Number(count) });
    const told = `Your license allows ${count} studies at a time. Finish one or upgrade your license.`;
    expect(toldOf(await create())).toEqual([409, "studies.concurrentStudies", told, []]);
    await rows(app, "update licence set concurrent_studies = concurrent_studies + 1");
    expect((await create()).statusCode).toBe(201);
  });

  test("a company has as many users as its licence allows, however many come at once", async () => {
    const [{ count } = { count: "0" }] = await rows<{ count: string }>(
      app,
      "select count(*) from staff_role where space_id = $1 and account_id is not null",
      [company],
    );
    const users = Number(count) + 2;
    await license({ users });
    const user = (name: string) => ({ email: `${name}@users.test`, name, role: "OBSERVER" });
    const made = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => call("POST", "/api/suite-users", user(`u${index}`))),
    );
    expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = made.filter(({ statusCode }) => statusCode !== 201).map(toldOf);
    const told = `Your license allows ${users} users. Remove one or upgrade your license.`;
    expect(refused).toEqual(Array.from({ length: AT_ONCE - 2 }, () => [409, "credits.tooManyUsers", told, []]));
    const content = "email,name,role\nx1@users.test,Uno,OBSERVER\nx2@users.test,Dos,OBSERVER\n";
    const importing = { resource: "suite-users", token: client, content };
    expect((await importAndWait(app, importing)).result).toMatchObject({ created: 0, faultCount: 2 });
    const id = made.find(({ statusCode }) => statusCode === 201)?.json().id;
    expect((await call("POST", "/api/suite-users/bulk", { action: "delete", ids: [id] })).statusCode).toBe(200);
    expect((await importAndWait(app, importing)).result).toMatchObject({ created: 1, faultCount: 1 });
    await rows(app, "delete from licence");
    expect((await call("POST", "/api/suite-users", user("free"))).statusCode).toBe(201);
  });

  test("today is the company's day for releases, prices and licences", async () => {
    const utc = new Date().toISOString().slice(0, 10);
    const zone = dayIn(String(AHEAD)) === utc ? BEHIND : AHEAD;
    const day = (days: number) => dayIn(String(zone), new Date(Date.now() + days * DAY_MS));
    expect(day(0)).not.toBe(utc);
    await rows(app, "update company set time_zone = $1 where id = $2", [zone, company]);
    const prices = "setup, per_complete, per_minute, incidence_weight, per_criterion, per_quota";
    await rows(
      app,
      `insert into price_list (id, name, valid_from, ${prices})
        values ($1, 'Hoy', $3, 1000, 1, 0, 0, 0, 0), ($2, 'Luego', $4, 5000, 1, 0, 0, 0, 0)`,
      [newId(), newId(), day(0), day(1)],
    );
    const asked = { country, sampleSize: 20, incidenceRate: 100, estimatedDuration: 5 };
    const { price } = (await call("POST", "/api/studies/estimate", asked)).json() as Estimate;
    expect(price?.total).toBe(1_020);

    const release = async (releaseDate: string) => {
      const { id } = (await create({ type: TEST, releaseDate })).json();
      expect((await call("POST", `/api/studies/${id}/transitions/contract`, {})).statusCode).toBe(200);
      return call("POST", `/api/studies/${id}/transitions/release`, {});
    };
    const late = await release(day(-1));
    expect(late.json().code).toBe("studies.tooSoon");
    expect(late.json().errors[0].message).toContain(day(0));
    const released = await release(day(0));
    expect(released.statusCode, released.body).toBe(200);

    await license({ ends_on: day(-1), maximum_sample: 1 });
    await license({ maximum_sample: 30 });
    const begins = "update licence set starts_on = $1 where maximum_sample = 30";
    await rows(app, begins, [day(0)]);
    expect((await create()).statusCode).toBe(201);
    await rows(app, begins, [day(1)]);
    await rows(app, "update licence set ends_on = $1 where maximum_sample = 1", [day(0)]);
    expect((await create()).json().code).toBe("studies.maximumSample");
  });
});
