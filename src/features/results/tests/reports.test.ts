import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { quietWindow } from "../../../../tests/helpers/quietWindow";
import { publishDraft, publishedSurvey } from "../../../../tests/helpers/surveys";
import type { ListedReport, OpenedReport } from "../shared/reportsApi";
import { cookieOf, countsOf, makeReport, openReport, PASSWORD, readReport } from "./reportHelpers";

const options = [
  { code: "tea", label: { es: "Té", en: "Tea" } },
  { code: "milk", label: { es: "Leche", en: "Milk" } },
];
const DRINK = {
  id: "drink",
  variable: "drink",
  type: "single-choice",
  title: { es: "¿Qué bebes?", en: "What do you drink?" },
  options,
};
const WHY = { id: "why", variable: "why", type: "long-text", title: { es: "¿Por qué?", en: "Why?" } };
const draftOf = (...questions: readonly object[]) => ({ languages: ["es", "en"], blocks: [{ id: "b", questions }] });
const DRAFT = draftOf(DRINK, WHY);
const SECRETS = ["Dirección", "bebes", "Test survey", "Demo"];

let app: TestApp;
let moderator: string;
let survey: string;
let network = 0;
/** Tries are counted by network: each test comes from its own. */
const elsewhere = () => `203.0.113.${++network}`;

/** Complete responses that all drink the same, written at once. */
async function addResponses(activityId: string, count: number, drink = "tea"): Promise<void> {
  await app.database.query({
    text: `with v as (
        select v.id, v.space_id, v.questionnaire from questionnaire_version v join activity a on a.questionnaire = v.questionnaire
        where a.id = $1 order by v.number desc limit 1),
      r as (
        insert into response (id, space_id, questionnaire, questionnaire_version, channel, state, disposition, completed_at, is_test)
        select gen_random_uuid(), v.space_id, v.questionnaire, v.id, 'link', 'complete', 'complete', now(), false
        from v, generate_series(1, $2::int) returning id, space_id, questionnaire_version)
      insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
      select gen_random_uuid(), r.space_id, r.id, r.questionnaire_version, 'drink', to_jsonb($3::text), now() from r`,
    values: [activityId, count, drink],
  });
}

async function opened(report: Pick<ListedReport, "path">, password = PASSWORD) {
  const answer = await openReport(app, report, password, elsewhere());
  expect(answer.statusCode, answer.body).toBe(200);
  return { cookie: cookieOf(answer), report: answer.json() as OpenedReport };
}

const manage = (method: "PUT" | "POST" | "DELETE", report: Pick<ListedReport, "id">, what = "", body?: object, id = survey) =>
  app.call({ method, url: `/api/activities/${id}/reports/${report.id}${what}`, token: moderator, ...(body ? { body } : {}) });

beforeAll(async () => {
  app = await startApp({ engine: ANY_ENGINE[0] });
  moderator = await app.signIn("moderator");
  survey = await publishedSurvey(app, moderator, DRAFT);
  const url = `/api/activities/${survey}/execution`;
  const member = await app.signIn("member");
  await app.call({ method: "POST", url, token: member });
  const answers = { drink: { value: "milk" }, why: { value: "Me llamo Rosa Flores" } };
  const done = await app.call({ method: "POST", url: `${url}/complete`, token: member, body: { answers } });
  expect(done.statusCode, done.body).toBe(200);
  await addResponses(survey, 3);
});
afterAll(() => app.close());

describe("before the password", () => {
  test("nothing of the report goes out, be it a wrong one or none", async () => {
    const report = await makeReport(app, survey);
    const answers = [await readReport(app, report), await openReport(app, report, "Wrong-password", elsewhere())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
    for (const { body, headers } of answers) {
      for (const secret of SECRETS) expect(body).not.toContain(secret);
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
      });
    }
  });

  test("an unknown, an expired and a revoked link are told alike", async () => {
    const [expired, revoked] = [await makeReport(app, survey), await makeReport(app, survey)];
    await app.database.query({ text: "update shared_report set expires_at = now() where id = $1", values: [expired.id] });
    expect((await manage("POST", revoked, "/revoke")).statusCode).toBe(200);
    const malformed = { path: "/r/no%20such%20link" };
    const unknown = { path: "/r/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aCQx4vJ2mB8nQ" };
    const told: string[] = [];
    for (const report of [malformed, unknown, expired, revoked]) {
      for (const answer of [await readReport(app, report), await openReport(app, report, PASSWORD, elsewhere())]) {
        const { instance: _instance, requestId: _requestId, ...problem } = answer.json();
        told.push(JSON.stringify([answer.statusCode, problem]));
      }
    }
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain("404");
  });

  test("of twelve passwords a minute ten are looked at, and not even the right one after them", async () => {
    await quietWindow();
    const report = await makeReport(app, survey);
    const statuses: number[] = [];
    const here = elsewhere();
    for (let at = 0; at < 12; at += 1) statuses.push((await openReport(app, report, `Wrong-${at}-guess`, here)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    const stopped = await openReport(app, report, PASSWORD, here);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect(stopped.headers["set-cookie"]).toBeUndefined();
    // Neither the same network's readers of another report nor this one's readers elsewhere wait for it.
    expect((await openReport(app, await makeReport(app, survey), PASSWORD, here)).statusCode).toBe(200);
    expect((await opened(report)).report.base).toBe(4);
  });

  test("a roomful of readers with the right password is let in, from one network too", async () => {
    await quietWindow();
    const [report, here] = [await makeReport(app, survey), elsewhere()];
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await openReport(app, report, PASSWORD, here)).statusCode);
    expect(statuses).toEqual(Array(12).fill(200));
  });

  test("wrong passwords of one network are counted for each report by itself, right ones for none", async () => {
    await quietWindow();
    const reports = [await makeReport(app, survey), await makeReport(app, survey)];
    const here = elsewhere();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const report = reports[at % 2] as ListedReport;
      statuses.push((await openReport(app, report, "Wrong-password", here)).statusCode);
      expect((await openReport(app, report, PASSWORD, here)).statusCode).toBe(200);
    }
    expect(statuses).toEqual(Array(12).fill(403));
  });

  test("of sixty wrong passwords an hour from many networks none more is looked at", async () => {
    await quietWindow();
    const report = await makeReport(app, survey);
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await openReport(app, report, "Wrong-password", elsewhere())).statusCode);
    expect(statuses).toEqual([...Array(60).fill(403), 429]);
    expect((await openReport(app, report, PASSWORD, elsewhere())).statusCode).toBe(429);
  });
});

describe("after the password", () => {
  test("a report says what it stands on, in the reader's language", async () => {
    const charts = { drink: { kind: "donut", title: "Bebidas", order: "descending" } } as const;
    const made = await makeReport(app, survey, { filter: { drink: ["tea", "milk"] }, charts });
    const { cookie, report } = await opened(made);
    expect(report).toMatchObject({
      name: "Dirección",
      title: "Test survey",
      base: 4,
      isFrozen: false,
      kinds: { drink: "donut" },
    });
    expect(report.filter).toEqual([{ question: "¿Qué bebes?", answers: ["Té", "Leche"] }]);
    expect(report.brand).toMatchObject({ name: "Comunidad Demo" });
    expect(report.questions[0]).toMatchObject({ id: "drink", title: "Bebidas", base: 4 });
    const english = (await readReport(app, made, cookie, "en")).json() as OpenedReport;
    expect(english.filter).toEqual([{ question: "What do you drink?", answers: ["Tea", "Milk"] }]);
    const listed = (await app.call({ url: `/api/activities/${survey}/reports`, token: await app.signIn("observer") })).json();
    const row = listed.reports.find(({ id }: ListedReport) => id === made.id);
    expect(row).toMatchObject({ charts, path: made.path, openedAt: expect.any(String) });
    expect(JSON.stringify(listed)).not.toContain("argon2");
  });

  test("the cookie is the report's own, and no script's or other site's", async () => {
    const [one, other] = [await makeReport(app, survey), await makeReport(app, survey)];
    const answer = await openReport(app, one, PASSWORD, elsewhere());
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).toContain(`Path=/api/reports/${one.path.slice(3)}`);
    expect((await readReport(app, one, cookieOf(answer))).statusCode).toBe(200);
    expect((await readReport(app, other, cookieOf(answer))).statusCode).toBe(401);
    expect((await readReport(app, one, `${cookieOf(answer)}x`)).statusCode).toBe(401);
  });

  test("open answers are left out unless they were included, and never kept in a frozen one", async () => {
    const written = "Rosa Flores";
    expect(JSON.stringify((await opened(await makeReport(app, survey))).report)).not.toContain(written);
    expect(JSON.stringify((await opened(await makeReport(app, survey, { hasTexts: true }))).report)).toContain(written);
    const frozen = await makeReport(app, survey, { isFrozen: true });
    expect(JSON.stringify((await opened(frozen)).report)).not.toContain(written);
    const [row] = await app.database.query<{ text: string }>({
      text: "select snapshot::text as text from shared_report where id = $1",
      values: [frozen.id],
    });
    expect(row?.text).toContain("drink");
    expect(row?.text).not.toContain(written);
  });

  test("only the questions that were chosen are in it", async () => {
    const { report } = await opened(await makeReport(app, survey, { questions: ["drink"] }));
    expect(report.questions.map(({ id }) => id)).toEqual(["drink"]);
  });

  test("the session ends at once with a new password, a new link, the revocation, the end and the deletion", async () => {
    const endings: Readonly<Record<string, (report: ListedReport) => Promise<unknown>>> = {
      password: (report) => manage("PUT", report, "", { password: "Otras-tazas-8" }),
      link: (report) => manage("POST", report, "/link"),
      revoke: (report) => manage("POST", report, "/revoke"),
      expiry: ({ id }) => app.database.query({ text: "update shared_report set expires_at = now() where id = $1", values: [id] }),
      deletion: (report) => manage("DELETE", report),
    };
    for (const [name, end] of Object.entries(endings)) {
      const report = await makeReport(app, survey);
      const { cookie } = await opened(report);
      expect((await readReport(app, report, cookie)).statusCode, name).toBe(200);
      await end(report);
      expect((await readReport(app, report, cookie)).statusCode, name).toBe(name === "password" ? 401 : 404);
    }
  });

  test("a revoked report can be read again by a new link alone", async () => {
    const report = await makeReport(app, survey);
    await manage("POST", report, "/revoke");
    const renewed = (await manage("POST", report, "/link")).json() as ListedReport;
    expect(renewed).toMatchObject({ revokedAt: null });
    expect(renewed.path).not.toBe(report.path);
    expect((await opened(renewed)).report.base).toBe(4);
  });
});

describe("numbers", () => {
  test("a frozen report keeps them through more answers, another questionnaire and erased answers; a live one follows", async () => {
    const id = await publishedSurvey(app, moderator, DRAFT);
    await addResponses(id, 20);
    await addResponses(id, 5, "milk");
    const [frozen, live] = [await makeReport(app, id, { isFrozen: true }), await makeReport(app, id)];
    const before = await opened(frozen);
    expect(countsOf(before.report, "drink")).toEqual({ tea: 20, milk: 5 });
    await addResponses(id, 1_000, "milk");
    await publishDraft(app, moderator, id, draftOf({ ...DRINK, title: { es: "¿Y ahora?" } }));
    const follows = await opened(live);
    expect([follows.report.base, countsOf(follows.report, "drink")]).toEqual([1_025, { tea: 20, milk: 1_005 }]);
    expect(follows.report.questions.map(({ title }) => title)).toEqual(["¿Y ahora?"]);
    const text = "delete from response where questionnaire = (select questionnaire from activity where id = $1)";
    await app.database.query({ text, values: [id] });
    const after = (await readReport(app, frozen, before.cookie)).json() as OpenedReport;
    expect(after).toEqual(before.report);
    const english = (await readReport(app, frozen, before.cookie, "en")).json() as OpenedReport;
    expect(english.questions[0]?.counts.map(({ label, count }) => [label, count])).toEqual([
      ["Tea", 20],
      ["Milk", 5],
    ]);
    expect((await opened(live)).report.base).toBe(0);
  });

  test("a live report whose question is gone shows nothing rather than everybody", async () => {
    const id = await publishedSurvey(app, moderator, DRAFT);
    const report = await makeReport(app, id, { filter: { drink: ["tea"] } });
    await publishDraft(app, moderator, id, draftOf(WHY));
    const answer = await openReport(app, report, PASSWORD, elsewhere());
    expect([answer.statusCode, answer.json().code]).toEqual([409, "results.reportOutdated"]);
    const [listed] = (await app.call({ url: `/api/activities/${id}/reports`, token: moderator })).json().reports;
    expect(listed.isOutdated).toBe(true);
  });

  test("a deleted activity takes its reports along", async () => {
    const id = await publishedSurvey(app, moderator, DRAFT);
    const report = await makeReport(app, id, { isFrozen: true });
    const { cookie } = await opened(report);
    const gone = await app.call({ method: "DELETE", url: `/api/activities/${id}`, token: moderator });
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    expect((await readReport(app, report, cookie)).statusCode).toBe(404);
    expect((await openReport(app, report, PASSWORD, elsewhere())).statusCode).toBe(404);
  });
});

describe("who makes reports", () => {
  test("observers look at the list and change nothing", async () => {
    const report = await makeReport(app, survey);
    const token = await app.signIn("observer");
    const url = `/api/activities/${survey}/reports`;
    const body = { name: "Mío", password: PASSWORD, isFrozen: false };
    expect((await app.call({ url, token })).statusCode).toBe(200);
    expect((await app.call({ method: "POST", url, token, body })).statusCode).toBe(403);
    for (const [method, path] of [
      ["PUT", ""],
      ["POST", "/revoke"],
      ["POST", "/link"],
      ["DELETE", ""],
    ] as const) {
      const answer = await app.call({
        method,
        url: `${url}/${report.id}${path}`,
        token,
        ...(method === "PUT" ? { body: {} } : {}),
      });
      expect(answer.statusCode).toBe(403);
    }
  });

  test("another space's report is neither read nor changed, nor another activity's", async () => {
    const report = await makeReport(app, survey);
    const other = await publishedSurvey(app, moderator, DRAFT);
    expect((await manage("POST", report, "/revoke", undefined, other)).statusCode).toBe(404);
    const client = await app.signIn("client");
    for (const url of [`/api/activities/${survey}/reports`, `/api/studies/${survey}/reports`]) {
      expect((await app.call({ url, token: client })).statusCode).toBeGreaterThanOrEqual(403);
    }
    expect((await opened(report)).report.base).toBe(4);
  });

  test.each([
    [{ password: "short" }, 400],
    [{ name: "  " }, 400],
    [{ expiresAt: "2020-01-01T00:00:00.000Z" }, 422],
    [{ expiresAt: "2099-01-01T00:00:00.000Z" }, 422],
    [{ filter: { none: ["tea"] } }, 400],
    [{ questions: ["none"] }, 400],
    [{ segment: "0193fd0a-7c1e-7000-8000-00000000dead" }, 404],
  ])("%j is refused", async (wrong, status) => {
    const body = { name: "Dirección", password: PASSWORD, isFrozen: false, ...wrong };
    const answer = await app.call({ method: "POST", url: `/api/activities/${survey}/reports`, token: moderator, body });
    expect(answer.statusCode, answer.body).toBe(status);
  });

  test("a frozen report with open answers is refused at its field", async () => {
    const body = { name: "Dirección", password: PASSWORD, isFrozen: true, hasTexts: true };
    const url = `/api/activities/${survey}/reports`;
    const headers = { "accept-language": "en" };
    const countReports = () =>
      app.database.query<{ count: number }>({ text: "select count(*)::int as count from shared_report", values: [] });
    const before = await countReports();
    const answer = await app.call({ method: "POST", url, token: moderator, headers, body });
    const [{ path, message }] = answer.json().errors;
    expect([answer.statusCode, path]).toEqual([400, "/hasTexts"]);
    expect(message).toContain("keeps numbers only");
    expect(await countReports()).toEqual(before);
  });

  test("what was done is in the history, without a password or a link", async () => {
    const report = await makeReport(app, survey);
    await manage("PUT", report, "", { name: "Consejo", password: "Otras-tazas-8" });
    await manage("POST", report, "/revoke");
    const rows = await app.database.query<{ action: string; changes: unknown }>({
      text: "select action, changes from audit_log where entity = 'sharedReport' and record_id = $1 order by id",
      values: [report.id],
    });
    expect(rows.map(({ action }) => action)).toEqual(["create", "update", "update"]);
    expect(rows[1]?.changes).toEqual({ name: { from: "Dirección", to: "Consejo" } });
    expect(JSON.stringify(rows)).not.toContain("argon2");
  });

  test("a study's reports are its company's", async () => {
    const client = await app.signIn("client");
    const [study] = await app.database.query<{ id: string }>({
      text: `select s.id from study s join questionnaire q on q.id = s.questionnaire where q.published_version is not null limit 1`,
      values: [],
    });
    const url = `/api/studies/${study?.id}/reports`;
    const body = { name: "Estudio", password: PASSWORD, isFrozen: true };
    const made = await app.call({ method: "POST", url, token: client, body });
    expect(made.statusCode, made.body).toBe(201);
    expect((await opened(made.json())).report).toMatchObject({ name: "Estudio", isFrozen: true });
    expect((await app.call({ url, token: moderator })).statusCode).toBeGreaterThanOrEqual(403);
  });

  test("the demo has a live and a frozen one", async () => {
    const rows = await app.database.query<{ activity: string }>({
      text: "select activity from shared_report where name like 'Movilidad%'",
      values: [],
    });
    expect(rows).toHaveLength(2);
    const { reports } = (await app.call({ url: `/api/activities/${rows[0]?.activity}/reports`, token: moderator })).json();
    expect(new Set(reports.map(({ isFrozen }: ListedReport) => isFrozen))).toEqual(new Set([true, false]));
    for (const report of reports) expect((await opened(report, "Sondeo-demo-1")).report.base).toBeGreaterThan(100);
  });
});
