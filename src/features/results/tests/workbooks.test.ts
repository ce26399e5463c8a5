import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { runSchedules } from "../../../../tests/helpers/schedules";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import type { QuestionResult, Results } from "../shared/api";
import type { CrossTable } from "../shared/tablesApi";

type Sheet = readonly (readonly unknown[])[];
type Workbook = Readonly<Record<string, Sheet>>;

const named = (...codes: readonly string[]) => codes.map((code) => ({ code, label: { es: `${code} & "co" 🍵`, en: code } }));
const question = (id: string, type: string, more: object = {}) => ({
  ...{ id, variable: id, type, title: { es: `¿${id}?`, en: `${id}?` } },
  ...more,
});
const DRAFT = {
  languages: ["es", "en"],
  blocks: [
    {
      id: "b",
      questions: [
        question("gender", "single-choice", { options: named("man", "woman") }),
        question("drink", "multiple-choice", { options: named("tea", "milk", "juice") }),
        question("grid", "matrix", { cell: "single", rows: named("taste", "price"), columns: named("good", "bad") }),
        question("friends", "nps"),
        question("stars", "rating", { style: "stars", min: 1, max: 5 }),
        question("cups", "number", { minValue: 1, maxValue: 9, maxDecimals: 0 }),
        question("shares", "divide-points", { options: named("home", "work"), total: 10 }),
        question("since", "date", { precision: "day", minDate: "2026-01-01", maxDate: "2026-01-20" }),
        question("why", "long-text"),
      ],
    },
  ],
};
const RESPONSES = 200;
const HOUR = 3_600_000;

let app: TestApp;
let moderator: string;
let survey: string;

const urlOf = (id = survey) => `/api/activities/${id}/results/files`;
const asked = (token: string, body: object, id = survey) =>
  app.call({ method: "POST", url: urlOf(id), token, body, headers: { "accept-language": "en" } });
const jobOf = async (id: string, token = moderator) => (await app.call({ url: `/api/jobs/${id}`, token })).json();
const filesNoted = () =>
  rows<{ id: string; field: string; size: number }>(
    app,
    "select id, field, size from file where purpose = 'results.workbook' and record_id = $1",
    [survey],
  );

async function ended(job: string, token = moderator) {
  await expect.poll(async () => (await jobOf(job, token)).state, { timeout: 30_000 }).not.toMatch(/waiting|running/);
  return jobOf(job, token);
}

async function fileAt(path: string, token = moderator): Promise<Workbook> {
  const file = await app.call({ url: path, token });
  expect(file.statusCode, file.body).toBe(200);
  expect(file.headers["content-type"]).toContain("spreadsheetml");
  const sheets = await readWorkbook(file.rawPayload);
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
}

/** Starts a workbook of all responses, and waits for it. */
async function made(body: object, token = moderator): Promise<Workbook> {
  const started = await asked(token, { test: true, ...body });
  expect(started.statusCode, started.body).toBe(202);
  const job = await ended(started.json().job, token);
  expect(job).toMatchObject({ state: "done", title: "Aggregated results: Test survey" });
  expect(job.done).toBe(job.total);
  return fileAt(job.result.file.path, token);
}

/** The rows below a question's title, up to the empty one. */
function rowsOf({ Distributions = [] }: Workbook, variable: string): Sheet {
  const from = Distributions.findIndex(([label]) => label === `${variable}. ${variable}?`);
  const length = Distributions.slice(from).findIndex((row) => row.every((cell) => cell === null));
  return from < 0 ? [] : Distributions.slice(from + 1, length < 0 ? undefined : from + length);
}

const lineOf = (sheet: Sheet, label: string) => sheet.find(([name]) => name === label);

beforeAll(async () => {
  app = await startApp();
  moderator = await app.signIn("moderator");
  survey = await publishedSurvey(app, moderator, DRAFT);
  const simulated = await app.call({
    method: "POST",
    url: `/api/activities/${survey}/robots/responses`,
    token: moderator,
    body: { count: RESPONSES },
  });
  expect(simulated.statusCode, simulated.body).toBeLessThan(300);
});
afterAll(() => app.close());

const readResults = async (query = ""): Promise<Results> => {
  const headers = { "accept-language": "en" };
  return (
    await app.call({ url: `/api/activities/${survey}/results?test=true&language=en${query}`, token: moderator, headers })
  ).json();
};

function expectLines(sheet: Sheet, { base, counts, statistics = {}, title }: QuestionResult): void {
  expect(lineOf(sheet, "Base")?.[1], title).toBe(base);
  for (const { label, count, group } of counts) {
    const [, shown, share] = lineOf(sheet, group ? `${group.label}: ${label}` : label) ?? [];
    expect([shown, share], `${title} ${label}`).toEqual([count, expect.closeTo(count / base, 8)]);
  }
  if (statistics.mean !== undefined) expect(lineOf(sheet, "Mean")?.[2], title).toBeCloseTo(statistics.mean, 8);
  if (statistics.nps !== undefined) expect(lineOf(sheet, "NPS")?.[2]).toBeCloseTo(statistics.nps, 8);
}

test("every question stands in it as the results have it, and what was written too", async () => {
  const results = await readResults();
  expect(results.base).toBe(RESPONSES);
  const workbook = await made({});
  expect(Object.keys(workbook)).toEqual(["Contents", "Distributions", "Open answers"]);
  for (const result of results.questions) expectLines(rowsOf(workbook, result.variable), result);
  const shares = results.questions.find(({ id }) => id === "shares");
  for (const { label, base, statistics } of shares?.parts ?? [])
    expect(lineOf(rowsOf(workbook, "shares"), `${label} – Mean`)?.slice(1, 3)).toEqual([
      base,
      expect.closeTo(statistics.mean ?? 0, 8),
    ]);
  const { Contents = [], "Open answers": texts = [] } = workbook;
  expect(Contents[0]?.[0]).toBe("Test survey");
  expect(lineOf(Contents, "Complete responses")?.[1]).toBe(RESPONSES);
  expect(lineOf(Contents, "As of")?.[1]).toBeInstanceOf(Date);
  const url = `/api/activities/${survey}/questions/why/texts?test=true&pageSize=100`;
  const page = (await app.call({ url, token: moderator })).json();
  expect(texts.length - 1).toBe(page.totalElements);
  expect(texts.slice(1, 101).map(([, , response, text]) => [response, text])).toEqual(
    page.items.map(({ response, text }: { response: string; text: string }) => [response, text]),
  );
  expect(Object.keys(await made({ texts: false }))).toEqual(["Contents", "Distributions"]);
});

test("a banner's columns, letters, weights and nets are those of tables", async () => {
  const nets = [{ row: "drink", label: "Warm", keys: ["tea", "milk"] }];
  // At a level at which robots' random answers differ.
  const wanted = { weight: "cups", filter: { drink: ["tea", "juice"] }, nets, test: true, level: 0.6 };
  const workbook = await made({ ...wanted, banner: ["gender", "stars"] });
  const { Distributions = [], Contents = [] } = workbook;
  expect(lineOf(Contents, "Filter")?.[1]).toBe("drink?: tea or juice");
  expect(lineOf(Contents, "Weighting")?.[1]).toBe("cups?");
  expect(Distributions[0]?.filter(Boolean)).toEqual(["gender?", "stars?"]);
  let letters = 0;
  for (const variable of ["drink", "grid", "friends", "stars", "cups"]) {
    const answer = await app.call({
      method: "POST",
      url: `/api/activities/${survey}/tables`,
      token: moderator,
      headers: { "accept-language": "en" },
      body: {
        ...wanted,
        rows: [variable],
        columns: ["gender", "stars"],
        statistics: true,
        minimumBase: 30,
        nets: variable === "drink" ? nets : [],
      },
    });
    const table: CrossTable = answer.json();
    const sheet = rowsOf(workbook, variable);
    for (const { label, cells } of table.rows) {
      const line = lineOf(sheet, label)?.slice(1) ?? [];
      const expected = cells.flatMap(({ count, weighted, columnPercent, letters: higher, value }, at) => {
        letters += higher.length;
        const figure = value === undefined ? columnPercent / 100 : value;
        return [count, weighted, figure, ...(at === 0 ? [] : [higher || null])];
      });
      expect(line.length, label).toBeGreaterThan(3);
      for (const [at, cell] of line.entries())
        expect(cell, `${variable} ${label} ${at}`).toEqual(
          typeof expected[at] === "number" ? expect.closeTo(expected[at], 8) : expected[at],
        );
    }
  }
  expect(letters).toBeGreaterThan(0);
});

test("what can't be made is refused with its place, and one at a time is made", async () => {
  const faultOf = async (body: object) => {
    const answer = await asked(moderator, body);
    return [answer.statusCode, answer.json().errors?.[0]?.path];
  };
  expect(await faultOf({ banner: ["nothing"] })).toEqual([400, "/banner/0"]);
  expect(await faultOf({ banner: ["why"] })).toEqual([400, "/banner/0"]);
  expect(await faultOf({ weight: "nobody" })).toEqual([400, "/weight"]);
  expect(await faultOf({ filter: { nothing: ["a"] } })).toEqual([400, "/filter/nothing"]);
  expect(await faultOf({ nets: [{ row: "why", label: "a", keys: ["a"] }] })).toEqual([400, "/nets/0/row"]);
  expect((await faultOf({ banner: ["a", "b", "c", "d", "e", "f"] }))[0]).toBe(400);
  const [one, other] = await Promise.all([asked(moderator, {}), asked(moderator, {})]);
  expect([one.statusCode, other.statusCode].sort()).toEqual([202, 409]);
  await ended((one.statusCode === 202 ? one : other).json().job);
});

test("a cancelled one leaves nothing", async () => {
  const before = (await filesNoted()).length;
  const started = await asked(moderator, { test: true, banner: ["gender"] });
  const cancelled = await app.call({ method: "POST", url: `/api/jobs/${started.json().job}/cancel`, token: moderator, body: {} });
  expect(cancelled.json().state).toBe("cancelled");
  await expect.poll(async () => (await filesNoted()).length, { timeout: 10_000 }).toBe(before);
});

test("only who started it may have it, as long as they may read the results", async () => {
  const observer = await app.signIn("observer");
  const started = await asked(observer, { test: true });
  expect(started.statusCode, started.body).toBe(202);
  const { result } = await ended(started.json().job, observer);
  const statusOf = async (token?: string, path = result.file.path) =>
    (await app.call({ url: path, ...(token ? { token } : {}) })).statusCode;
  expect(await statusOf(observer)).toBe(200);
  expect(await statusOf(moderator)).toBe(404);
  expect(await statusOf()).toBe(401);
  const member = await app.signIn("member");
  expect(await statusOf(member)).toBe(403);
  expect((await asked(member, {})).statusCode).toBe(403);
  // Of the profile an observer sees nothing.
  expect((await asked(observer, { banner: ["member_gender"] })).json().errors[0].path).toBe("/banner/0");
  expect((await asked(moderator, { banner: ["member_gender"] })).statusCode).toBe(202);
  const { administrator } = await otherCommunity(app, "elsewhere");
  expect(await statusOf(administrator)).toBe(404);
  expect((await asked(administrator, {})).statusCode).toBe(404);
  const [{ id = "" } = {}] = await rows<{ id: string }>(app, "select id from activity where id <> $1 limit 1", [survey]);
  expect(await statusOf(observer, result.file.path.replace(survey, id))).toBe(404);
});

test("an erasure takes the workbooks with what was written along", async () => {
  await made({});
  const token = await app.signIn("administrator");
  const body = { email: "erased@demo.test", nickname: "erased-one" };
  const created = await app.call({ method: "POST", url: "/api/members", token, body });
  expect(created.statusCode, created.body).toBe(201);
  const erased = await app.call({ method: "POST", url: `/api/members/${created.json().id}/erasure`, token, body: {} });
  expect(erased.statusCode, erased.body).toBeLessThan(300);
  await expect
    .poll(async () => (await filesNoted()).filter(({ field }) => field === "requested"), { timeout: 10_000 })
    .toEqual([]);
});

test("every two hours one report file is made of what is new, however many processes there are", async () => {
  const observer = await app.signIn("observer");
  const latest = async () => (await app.call({ url: urlOf(), token: observer })).json().latest;
  await runSchedules(app, "results.reportFiles");
  expect(await latest()).toBeNull();
  const slot = Math.floor(Date.now() / (2 * HOUR)) * 2 * HOUR;
  const answered = (ids: string, at: number) =>
    rows(
      app,
      `update response set is_test = false, completed_at = $2, version = version + 1 where id in (
        select r.id from response r join activity a on a.questionnaire = r.questionnaire
        where a.id = $1 and r.is_test and r.state = 'complete' order by r.id ${ids})`,
      [survey, new Date(at).toISOString()],
    );
  await answered("limit 30", slot - 60_000);
  // The file is of the full hour: later ones wait for the next.
  await answered("limit 5", slot + 1);
  await Promise.all([runSchedules(app, "results.reportFiles"), runSchedules(app, "results.reportFiles")]);
  const first = await latest();
  expect(first).toMatchObject({ asOf: new Date(slot).toISOString() });
  expect((await filesNoted()).filter(({ field }) => field === "scheduled")).toHaveLength(1);
  const workbook = await fileAt(`${urlOf()}/${first.id}`, observer);
  // In the community's language, without what people wrote.
  expect(Object.keys(workbook)).toEqual(["Contenido", "Distribuciones"]);
  expect(lineOf(workbook.Contenido ?? [], "Respuestas completas")?.[1]).toBe(30);
  const texts = JSON.stringify(workbook);
  for (const { value } of await rows<{ value: string }>(
    app,
    "select value #>> '{}' as value from answer where question_id = 'why'",
  ))
    if (value) expect(texts).not.toContain(value);

  await runSchedules(app, "results.reportFiles");
  expect(await latest()).toEqual(first);
  // As if two hours had gone by with new responses, and then without.
  await rows(
    app,
    "update file set created_at = created_at - interval '2 hours', id = gen_random_uuid() where field = 'scheduled'",
  );
  await answered("limit 1", slot - 30_000);
  await runSchedules(app, "results.reportFiles");
  const second = await latest();
  expect(second.asOf).toBe(first.asOf);
  expect(lineOf((await fileAt(`${urlOf()}/${second.id}`, observer)).Contenido ?? [], "Respuestas completas")?.[1]).toBe(31);
  expect((await filesNoted()).filter(({ field }) => field === "scheduled")).toHaveLength(1);
});
