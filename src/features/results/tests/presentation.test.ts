import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { publishDraft, publishedSurvey } from "../../../../tests/helpers/surveys";
import type { Presentation, PresentationChange } from "../shared/presentationApi";
import type { ListedReport, OpenedReport } from "../shared/reportsApi";
import { makeReport, openReport } from "./reportHelpers";

const option = (code: string) => ({ code, label: { es: code.toUpperCase() } });
const question = (id: string, codes: readonly string[]) => ({
  ...{ id, variable: id, type: "single-choice", title: { es: `¿${id}?` } },
  options: codes.map(option),
});
const draftOf = (...questions: readonly object[]) => ({ languages: ["es"], blocks: [{ id: "b", questions }] });
const DRINK = question("drink", ["tea", "milk", "water"]);
const DRAFT = draftOf(DRINK, question("meal", ["bread", "soup"]), question("hour", ["early", "late"]));

let app: TestApp;
let survey: string;
let tries = 0;

const path = () => `/api/activities/${survey}/presentation`;

async function put(body: PresentationChange, who: "moderator" | "observer" | "member" = "moderator") {
  return app.call({ method: "PUT", url: path(), token: await app.signIn(who), body });
}

async function read(who: "moderator" | "observer" = "observer"): Promise<Presentation> {
  return (await app.call({ url: path(), token: await app.signIn(who) })).json();
}

async function opened(report: ListedReport): Promise<OpenedReport> {
  const answer = await openReport(app, report, undefined, `203.0.113.${++tries}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  app = await startApp();
  survey = await publishedSurvey(app, await app.signIn("moderator"), DRAFT);
  const token = await app.signIn("member");
  const url = `/api/activities/${survey}/execution`;
  await app.call({ method: "POST", url, token });
  const answers = { drink: { value: "milk" }, meal: { value: "soup" }, hour: { value: "late" } };
  const done = await app.call({ method: "POST", url: `${url}/complete`, token, body: { answers } });
  expect(done.statusCode, done.body).toBe(200);
});
afterAll(() => app.close());

test("who may change the activity chooses how its results are shown; the rest of the team sees it, nobody else", async () => {
  expect(await read()).toEqual({ charts: {}, order: [] });
  const drink = { kind: "donut", title: "Bebidas", colours: "teal" } as const;
  expect((await put({ charts: { drink } })).json()).toEqual({ charts: { drink }, order: [] });
  expect(await read("observer")).toEqual({ charts: { drink }, order: [] });
  expect((await put({ order: [] }, "observer")).statusCode).toBe(403);
  expect((await put({ order: [] }, "member")).statusCode).toBe(403);
  expect((await app.call({ method: "DELETE", url: path(), token: await app.signIn("observer") })).statusCode).toBe(403);
  expect((await app.call({ url: path() })).statusCode).toBe(401);
});

test("a change of one question leaves the others, and what is empty is reset", async () => {
  await put({ charts: { meal: { order: "descending" } }, order: ["hour", "drink"] });
  expect(Object.keys((await read()).charts)).toEqual(expect.arrayContaining(["drink", "meal"]));
  await put({ charts: { meal: {} } });
  const { charts, order } = await read();
  expect(Object.keys(charts)).toEqual(["drink"]);
  expect(order).toEqual(["hour", "drink"]);
});

test("two people who change different questions at once both have their way", async () => {
  await Promise.all([put({ charts: { meal: { title: "Comidas" } } }), put({ charts: { hour: { title: "Horas" } } })]);
  expect((await read()).charts).toMatchObject({ meal: { title: "Comidas" }, hour: { title: "Horas" } });
  await put({ charts: { meal: {}, hour: {} } });
});

test.each<[string, object]>([
  ["/charts/none", { charts: { none: { kind: "bar" } } }],
  ["/order/1", { order: ["drink", "none"] }],
  ["/charts/drink/colours", { charts: { drink: { colours: "#ff0000" } } }],
  ["/charts/drink/title", { charts: { drink: { title: " " } } }],
])("what can't be kept is named: %s", async (field, body) => {
  const answer = await put(body as PresentationChange);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.map((one: { path: string }) => one.path)).toContain(field);
});

test("a report takes what the team chose, and keeps it", async () => {
  const drink = { kind: "donut", title: "Bebidas", order: "manual", codes: ["water", "milk", "tea"], hidden: ["tea"] } as const;
  await put({ charts: { drink: { ...drink, colours: "teal" }, meal: { isHidden: true } }, order: ["hour", "drink", "meal"] });
  const report = await makeReport(app, survey, { isFrozen: true });
  expect(report.questions).toEqual(["hour", "drink"]);
  await app.call({ method: "DELETE", url: path(), token: await app.signIn("moderator") });
  expect(await read()).toEqual({ charts: {}, order: [] });
  const { questions, kinds } = await opened(report);
  expect(questions.map(({ id }) => id)).toEqual(["hour", "drink"]);
  expect(kinds).toEqual({ drink: "donut" });
  const shown = questions[1];
  expect(shown).toMatchObject({ title: "Bebidas", colours: "teal", hiddenCount: 1, base: 1 });
  // Places are those of the questionnaire: an answer keeps its colour.
  expect(shown?.counts.map(({ code, count, place }) => [code, count, place])).toEqual([
    ["water", 0, 2],
    ["milk", 1, 1],
  ]);
});

test("a report made with its own choices doesn't take the team's", async () => {
  await put({ charts: { drink: { kind: "donut" }, meal: { isHidden: true } } });
  const { questions, kinds } = await opened(await makeReport(app, survey, { charts: {}, questions: null }));
  expect(questions.map(({ id }) => id)).toEqual(["drink", "meal", "hour"]);
  expect(kinds).toEqual({});
});

test("options and questions that a later version doesn't have are ignored", async () => {
  const drink = { order: "manual", codes: ["water", "tea", "milk"], hidden: ["tea"] } as const;
  await put({ charts: { drink, meal: { kind: "donut" } }, order: ["meal", "hour", "drink"] });
  const before = await makeReport(app, survey);
  await publishDraft(app, await app.signIn("moderator"), survey, draftOf({ ...DRINK, options: ["milk", "juice"].map(option) }));
  // What nobody ever answered is gone with its version; the new option comes last.
  const { questions } = await opened(before);
  expect(questions.map(({ id }) => id)).toEqual(["drink"]);
  expect(questions[0]?.counts.map(({ code }) => code)).toEqual(["milk", "juice"]);
  expect((await read()).charts.drink).toEqual(drink);
  expect((await put({ charts: { drink: { kind: "donut" } } })).statusCode).toBe(200);
  const after = await makeReport(app, survey);
  expect(after.questions).toBeNull();
  expect((await opened(after)).kinds).toEqual({ drink: "donut" });
});
