import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { LEAST_ORDER, loadDemoCredits } from "../../../../tests/helpers/credits";
import { rows } from "../../../../tests/helpers/identity";
import { importAndWait } from "../../../../tests/helpers/imports";
import { newId, type ServerExtension } from "../../../server/kit";
import { dayIn } from "../../../shared/dates/dayIn";
import { LANGUAGES } from "../../../shared/languages";
import type { Estimate } from "../shared/api/orders";
import type { ProductOffers } from "../shared/api/products";

const AT_ONCE = 12;
const DAY_MS = 86_400_000;
const TEST = "TASTE_TEST";

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
    await loadDemoCredits(app);
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
  const focus = { focusType: "GROUP", sessionCount: 2, participantsPerSession: 4, sessionMinutes: 60 };
  const toldOf = (answer: Awaited<ReturnType<typeof call>>) => {
    const { code, detail, errors = [] } = answer.json();
    return [answer.statusCode, code, detail, errors];
  };

  const SAMPLE = "Your license allows samples of up to 30 people. Reduce the sample or upgrade your license.";
  const SURVEY = "Your license allows surveys of up to 10 minutes. Shorten it or upgrade your license.";
  const LONGEST_TEST = "Your license allows tests of up to 3 minutes. Shorten it or upgrade your license.";
  const NOT_IN_PLAN = "Your license doesn’t include “Focus by video call”. Ask us to extend it from Contact.";
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

  /** Each limit of the specification's section 6, with a study or user beyond it, and what is answered. */
  const REFUSALS: readonly {
    readonly limit: string;
    readonly licence: Readonly<Record<string, number | string>>;
    readonly url: string;
    readonly body: () => object;
    readonly code: string;
    readonly told: RegExp;
    readonly path?: string;
  }[] = [
    {
      ...{ limit: "a product that isn't in the plan", licence: { products: "{CONSUMER_SURVEY}" }, url: "/api/studies" },
      ...{
        body: () => study({ type: "FOCUS", ...focus }),
        code: "studies.notInPlan",
        told: /include “Focus by video call”/,
        path: "/type",
      },
    },
    {
      ...{ limit: "a community that isn't in the plan", licence: { products: "{CONSUMER_SURVEY}" }, url: "/api/communities" },
      ...{
        body: () => ({ origin: "fuera", name: "Fuera", ...LEAST_ORDER }),
        code: "studies.notInPlan",
        told: /include “Online community”/,
      },
    },
    {
      ...{ limit: "concurrent studies", licence: { concurrent_studies: 0 }, url: "/api/studies" },
      ...{ body: () => study(), code: "studies.concurrentStudies", told: /0 studies at a time/ },
    },
    {
      ...{
        limit: "video minutes",
        licence: { video_minutes: 30 },
        url: "/api/studies",
        body: () => study({ type: "FOCUS", ...focus }),
      },
      ...{ code: "focus.videoMinutes", told: /need 120 minutes of video.* has \d+ of 30 left/, path: "/sessionCount" },
    },
    {
      ...{ limit: "maximum sample", licence: { maximum_sample: 19 }, url: "/api/studies" },
      ...{ body: () => study(), code: "studies.maximumSample", told: /up to 19 people/, path: "/sampleSize" },
    },
    {
      ...{ limit: "maximum sample, of the places of all sessions", licence: { maximum_sample: 7 }, url: "/api/studies" },
      ...{
        body: () => study({ type: "FOCUS", ...focus }),
        code: "studies.maximumSample",
        told: /up to 7 people/,
        path: "/sampleSize",
      },
    },
    {
      ...{ limit: "users", licence: { users: 0 }, url: "/api/suite-users" },
      ...{
        body: () => ({ email: "one@users.test", name: "Uno", role: "OBSERVER" }),
        code: "credits.tooManyUsers",
        told: /0 users/,
      },
    },
    {
      ...{ limit: "survey minutes", licence: { max_survey_minutes: 4 }, url: "/api/studies" },
      ...{
        body: () => study(),
        code: "studies.maxSurveyMinutes",
        told: /surveys of up to 4 minutes/,
        path: "/estimatedDuration",
      },
    },
    {
      ...{ limit: "test minutes", licence: { max_test_minutes: 4 }, url: "/api/studies" },
      ...{
        body: () => study({ type: TEST }),
        code: "studies.maxTestMinutes",
        told: /tests of up to 4 minutes/,
        path: "/estimatedDuration",
      },
    },
  ];

  test.each(REFUSALS)("nothing is made beyond $limit", async ({ licence, url, body, code, told, path }) => {
    await license(licence);
    const refused = await call("POST", url, body());
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([409, code]);
    expect(refused.json().detail).toMatch(told);
    expect((refused.json().errors ?? []).map((one: { readonly path: string }) => one.path)).toEqual(path ? [path] : []);
    const words = await Promise.all(
      LANGUAGES.map(async (language) => {
        const headers = { "accept-language": language };
        return (await app.call({ method: "POST", url, token: client, body: body(), headers })).json().detail;
      }),
    );
    expect(new Set(words).size).toBe(LANGUAGES.length);
    await rows(app, "delete from licence");
    expect((await call("POST", url, body())).statusCode).toBe(201);
  });

  test("a product that the licence lacks is refused by every path, and says where to ask for it", async () => {
    const survey = (await create()).json().id;
    const focused = await call("POST", "/api/studies", study({ type: "FOCUS", ...focus }));
    expect(focused.statusCode, focused.body).toBe(201);
    const old = focused.json().id;
    expect((await call("PUT", `/api/studies/${survey}`, { type: TEST })).statusCode).toBe(200);
    expect((await call("PUT", `/api/studies/${survey}`, { type: "CONSUMER_SURVEY" })).statusCode).toBe(200);
    const [change] = await rows<{ id: string }>(
      app,
      "select id from audit_log where record_id = $1 and action = 'update' order by id limit 1",
      [survey],
    );
    await license({ products: "{CONSUMER_SURVEY}" });
    const fault = { path: "/type", rule: "notInPlan", message: NOT_IN_PLAN };
    const sent = { data: study({ type: "FOCUS", ...focus }) };
    const draft = `/api/wizards/study/drafts/${crypto.randomUUID()}`;
    const saved = await call("PUT", draft, sent);
    expect(saved.json().faults).toContainEqual({ ...fault, step: "subject" });
    const all = { action: "update", ids: [survey], data: { type: "FOCUS", ...focus } };
    for (const [path, answer] of [
      ["create", await call("POST", "/api/studies", study({ type: "FOCUS", ...focus }))],
      ["type changed", await call("PUT", `/api/studies/${survey}`, { type: "FOCUS", ...focus })],
      ["bulk", await call("POST", "/api/studies/bulk", all)],
      ["duplicate", await call("POST", `/api/studies/${old}/duplicate`, { name: "Otra" })],
    ] as const) {
      expect([path, answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
        path,
        409,
        "studies.notInPlan",
        NOT_IN_PLAN,
      ]);
      expect(answer.json()).toMatchObject({ product: "FOCUS", contact: "/suite/contact" });
    }
    expect((await call("POST", `${draft}/submit`, {})).statusCode).toBeGreaterThanOrEqual(400);
    const restored = await call("POST", `/api/studies/${survey}/history/${change?.id}/restore`, {});
    expect([restored.statusCode, restored.json().code], restored.body).toEqual([409, "studies.notInPlan"]);
    const content = `name,type\nUna,Consumer survey\nOtra,${TEST}\n`;
    const { result } = await importAndWait(app, { resource: "studies", token: client, content });
    expect(result).toMatchObject({ created: 1, faultCount: 1 });
    // What there was stays, can be written to, and says why it isn't released.
    expect((await call("PUT", `/api/studies/${old}`, { name: "Grupos de antes" })).statusCode).toBe(200);
    const { issues } = (await call("GET", `/api/studies/${old}/summary`)).json();
    expect(issues).toContainEqual({ field: "type", message: expect.stringContaining("Focus by video call") });
    expect((await call("GET", `/api/studies/${old}`)).json().type).toBe("FOCUS");
  });

  test("a study of a product that the licence has lost isn't released", async () => {
    const { id } = (await create({ type: TEST, releaseDate: dayIn("Europe/Madrid", new Date(Date.now() + DAY_MS)) })).json();
    expect((await call("POST", `/api/studies/${id}/transitions/contract`, {})).statusCode).toBe(200);
    await license({ products: "{CONSUMER_SURVEY}" });
    const refused = await call("POST", `/api/studies/${id}/transitions/release`, {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, "studies.notInPlan"]);
    await rows(app, "update licence set products = '{}'");
    expect((await call("POST", `/api/studies/${id}/transitions/release`, {})).statusCode).toBe(200);
  });

  test("a community is copied only where the licence has communities", async () => {
    const [community] = await rows<{ id: string }>(app, "select id from community where origin = 'demo'");
    const copy = () => call("POST", `/api/communities/${community?.id}/clone`, { origin: "copia-plan", name: "Copia" });
    await license({ products: "{CONSUMER_SURVEY}" });
    const refused = await copy();
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([409, "studies.notInPlan"]);
    await rows(app, "update licence set products = '{CONSUMER_SURVEY,ONLINE_COMMUNITY}'");
    expect((await copy()).statusCode).toBe(201);
  });

  test("the back office says which products a licence has; the new-study page and the plan follow", async () => {
    const backoffice = await app.signIn("backoffice");
    const offers = async () => {
      const { products, concurrentStudies } = (await call("GET", "/api/studies/products")).json() as ProductOffers;
      return { concurrentStudies, of: (name: string) => products.find((one) => one.name === name), products };
    };
    const free = await offers();
    expect(free.concurrentStudies).toBeNull();
    expect(free.products.every(({ isAllowed, reason }) => isAllowed && reason === null)).toBe(true);
    // 300 + 100 × 4, and 300 + 250 + 60 × 5 + 4 × 60.
    expect(free.of("CONSUMER_SURVEY")).toMatchObject({ fromPrice: 700, basis: { people: 100, sessions: null, minutes: 5 } });
    expect(free.of("FOCUS")).toMatchObject({ fromPrice: 1_090, basis: { people: 4, sessions: 1, minutes: 60 }, room: null });
    expect(free.of("UX_MODERATED")).toMatchObject({ basis: { people: 1, sessions: 3, minutes: 30 } });

    const licence = { spaceId: company, plan: "GOLD", startsOn: "2020-01-01", videoMinutes: 90, concurrentStudies: 500 };
    const body = { ...licence, products: ["CONSUMER_SURVEY", "FOCUS", "UX_MODERATED"] };
    const made = await app.call({ method: "POST", url: "/api/licences", token: backoffice, body });
    expect(made.statusCode, made.body).toBe(201);
    const unknown = { ...licence, products: ["EYE_TRACKING"] };
    expect((await app.call({ method: "POST", url: "/api/licences", token: backoffice, body: unknown })).statusCode).toBe(400);
    const limited = await offers();
    expect(limited.concurrentStudies).toMatchObject({ allowed: 500 });
    expect(limited.of("CONSUMER_SURVEY")).toMatchObject({ isInPlan: true, isAllowed: true, reason: null });
    expect(limited.of("ONLINE_COMMUNITY")).toMatchObject({ isInPlan: false, isAllowed: false, fromPrice: 300 });
    expect(limited.of("ONLINE_COMMUNITY")?.reason).toMatch(/^Your license doesn’t include it/);
    expect(limited.of("FOCUS")?.room).toMatchObject({ limit: "videoMinutes", allowed: 90 });
    expect((await call("GET", "/clientSuite/creditsPlan/planData")).json().plan.products).toEqual(body.products);
    await rows(app, "update licence set video_minutes = 0");
    const none = (await offers()).of("FOCUS");
    expect(none).toMatchObject({ isInPlan: true, isAllowed: false, room: { allowed: 0, left: 0 } });
    expect(none?.reason).toMatch(/^Your license has 0 of 0 video minutes left/);
    await rows(app, "update licence set concurrent_studies = 0");
    expect((await offers()).of("CONSUMER_SURVEY")).toMatchObject({ isInPlan: true, isAllowed: false });
  });

  test("of many communities at once none is made once the licence has lost them", async () => {
    await license({ products: "{CONSUMER_SURVEY,ONLINE_COMMUNITY}" });
    const make = (index: number) =>
      call("POST", "/api/communities", { origin: `a-la-vez-${index}`, name: `A la vez ${index}`, ...LEAST_ORDER });
    const first = await make(0);
    expect(first.statusCode, first.body).toBe(201);
    await rows(app, "update licence set products = '{CONSUMER_SURVEY}'");
    const made = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index + 1)));
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: AT_ONCE }, () => 409));
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
