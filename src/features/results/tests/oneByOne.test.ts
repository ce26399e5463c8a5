import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { openLink, respondent } from "../../../../tests/helpers/respondents";
import { createSurvey, multipart, publishedSurvey } from "../../../../tests/helpers/surveys";
import type { ResponseDetail, ResponseRow, Results } from "../shared/api";

const options = ["tea", "milk"].map((code) => ({ code, label: { es: code } }));
const choice = (id: string, settings: object = {}) => ({
  ...{ id, variable: id, type: "single-choice", title: { es: `¿${id}?` }, options },
  ...settings,
});
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "b",
      questions: [
        choice("drink"),
        choice("milk", { showIf: { question: "drink", is: "equal", value: "milk" } }),
        choice("cold", { dontKnow: { es: "No sé" } }),
        choice("last"),
      ],
    },
  ],
};

let app: TestApp;
let moderator: string;
let survey: string;

beforeAll(async () => {
  app = await startApp();
  moderator = await app.signIn("moderator");
  survey = await publishedSurvey(app, moderator, DRAFT);
  const base = await openLink(app, moderator, survey);
  const whole = await respondent(app, base);
  await whole.save("drink", "tea");
  expect((await whole.saveWith("cold", { value: null, missing: "dont-know" })).status).toBe(204);
  expect((await whole.complete()).status).toBe(200);
  const second = await respondent(app, base);
  expect((await second.complete({ drink: "milk", milk: "tea", cold: "tea", last: "milk" })).status).toBe(200);
  const left = await respondent(app, base);
  await left.next("drink", { drink: "tea" });
  // Whoever belongs to the team only tries it, and is the last to do so.
  const tried = await respondent(app, base, { authorization: `Bearer ${moderator}` });
  expect((await tried.complete({ drink: "tea", cold: "tea" })).status).toBe(200);
}, 60_000);
afterAll(() => app.close());

async function list(query: Readonly<Record<string, string>>, id = survey) {
  const answer = await app.call({ url: `/api/activities/${id}/responses?${new URLSearchParams(query)}`, token: moderator });
  expect(answer.statusCode, answer.body).toBe(200);
  const rows: readonly ResponseRow[] = answer.json();
  return { rows, total: Number(String(answer.headers["content-range"]).split("/")[1]) };
}

async function reasons(id: string, activity = survey) {
  const answer = await app.call({ url: `/api/activities/${activity}/responses/${id}`, token: moderator });
  const { answers }: ResponseDetail = answer.json();
  return answers.map(({ missing, text }) => missing ?? text);
}

const results = async (id = survey): Promise<Results> =>
  (await app.call({ url: `/api/activities/${id}/results`, token: moderator })).json();

test("test responses are apart, and the newest real one comes first", async () => {
  const states = ({ rows, total }: Awaited<ReturnType<typeof list>>) => [
    total,
    rows.map(({ state, isTest }) => `${state}${isTest ? " test" : ""}`),
  ];
  expect(states(await list({}))).toEqual([3, ["open", "complete", "complete"]]);
  expect(states(await list({ group: "counted" }))).toEqual([2, ["complete", "complete"]]);
  expect(states(await list({ group: "uncounted" }))).toEqual([1, ["open"]]);
  expect(states(await list({ group: "test" }))).toEqual([1, ["complete test"]]);
  const [first, second] = (await list({ group: "counted" })).rows;
  expect(String(first?.startedAt) > String(second?.startedAt)).toBe(true);
  // Even where tests are wanted among the others, the real ones come first.
  expect(states(await list({ test: "true" }))).toEqual([4, ["open", "complete", "complete", "complete test"]]);
  expect((await results()).base).toBe(2);
});

test("what wasn't asked, what was passed over and what isn't known are told apart", async () => {
  const [second, first] = (await list({ group: "counted" })).rows;
  const [open] = (await list({ group: "uncounted" })).rows;
  expect(await reasons(first?.id ?? "")).toEqual(["tea", "not-asked", "dont-know", "no-answer"]);
  expect(await reasons(second?.id ?? "")).toEqual(["milk", "tea", "tea", "milk"]);
  expect(await reasons(open?.id ?? "")).toEqual(["tea", "not-asked", "not-asked", "not-asked"]);
});

test("results and tables give the same reasons as the responses themselves", async () => {
  const { questions } = await results();
  expect(questions.map(({ base, missing }) => [base, missing])).toEqual([
    [2, {}],
    [1, { "not-asked": 1 }],
    [1, { "dont-know": 1 }],
    [1, { "no-answer": 1 }],
  ]);
  const body = { rows: ["milk", "last"], columns: ["drink"] };
  const table = (await app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token: moderator, body })).json();
  expect(table.missing.map((one: { reasons: object }) => one.reasons)).toEqual([{ "not-asked": 1 }, { "no-answer": 1 }]);
});

test("of an imported response it isn't known why a value is missing", async () => {
  const id = await createSurvey(app, moderator);
  const file = multipart("drinks.csv", "RespondentID,Drink,Age\n1,Tea,31\n2,Milk,\n3,,45\n4,Tea,\n");
  const imported = await app.call({ method: "POST", url: `/api/activities/${id}/import`, token: moderator, ...file });
  expect(imported.statusCode, imported.body).toBe(200);
  const { rows } = await list({}, id);
  expect(rows.map(({ respondent: who }) => who)).toEqual(["4", "3", "2", "1"]);
  expect(await reasons(rows[1]?.id ?? "", id)).toEqual(["unknown", "45"]);
  const { questions } = await results(id);
  expect(questions.map(({ missing }) => missing)).toEqual([{ unknown: 1 }, { unknown: 2 }]);
  const [drink, age] = questions.map(({ variable }) => variable);
  const body = { rows: [age], columns: [drink] };
  const table = (await app.call({ method: "POST", url: `/api/activities/${id}/tables`, token: moderator, body })).json();
  expect(table.missing[0].reasons).toEqual({ unknown: 2 });
});

test("a filter is of what results count", async () => {
  const filter = JSON.stringify({ drink: ["milk"] });
  expect((await list({ filter, group: "counted" })).total).toBe(1);
  const answer = await app.call({
    url: `/api/activities/${survey}/responses?${new URLSearchParams({ filter, group: "uncounted" })}`,
    token: moderator,
  });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, "/group"]);
});
