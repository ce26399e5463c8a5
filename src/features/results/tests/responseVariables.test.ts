import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { readCsv } from "../../../../tests/helpers/csv";
import { rows } from "../../../../tests/helpers/identity";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import type { ResponseVariableSource, ServerExtension } from "../../../server/kit";
import type { CrossTable } from "../shared/tablesApi";

const COUNT = 1_234;
const options = ["tea", "milk"].map((code) => ({ code, label: { es: code } }));
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "b",
      questions: [
        { id: "drink", variable: "drink", type: "single-choice", title: { es: "¿Qué bebes?" }, options },
        // It has the name that the extension would give to what it knows of the first.
        { id: "own", variable: "drink_odd", type: "number", title: { es: "¿Cuántas?" } },
      ],
    },
  ],
};

/** Sizes of the batches that were read, in order. */
const batches: { readonly source: string; readonly size: number }[] = [];

/** Tells responses apart by the last digit of their ids. */
const source = (name: string, suffix: string): ResponseVariableSource => ({
  name,
  questionType: "single-choice",
  variables: ({ variable }, language) => [
    {
      ...{ name: `${variable}_${suffix}`, label: language === "es" ? "Dígito" : "Digit", measure: "nominal" },
      codes: { low: "Low", high: "High", none: "None" },
      unknownCode: "none",
    },
  ],
  read: async ({ questions, responseIds }) => {
    batches.push({ source: name, size: responseIds.length });
    const known = responseIds.filter((id) => !/[89]$/.test(id));
    const codeOf = (id: string) => (/[0-7]$/.test(id) ? "low" : "high");
    return new Map(
      known.map((id) => [id, Object.fromEntries(questions.map((one) => [`${one.variable}_${suffix}`, codeOf(id)]))]),
    );
  },
});

const extension: ServerExtension = {
  register: (host) => {
    for (const one of [source("a.digit", "digit"), source("a.odd", "odd"), source("a.other", "other")])
      host.responseVariables(one);
  },
};

let app: TestApp;
let token: string;
let survey: string;
let ids: readonly string[];

beforeAll(async () => {
  app = await startApp({ extraExtensions: [extension] });
  token = await app.signIn("moderator");
  survey = await publishedSurvey(app, token, DRAFT);
  const made = await rows<{ id: string }>(
    app,
    `with v as (select v.id, v.questionnaire, v.space_id from questionnaire_version v join activity a on a.questionnaire = v.questionnaire where a.id = $1),
      r as (insert into response (id, space_id, questionnaire, questionnaire_version, channel, state, disposition, started_at, completed_at)
        select gen_random_uuid(), v.space_id, v.questionnaire, v.id, 'link', 'complete', 'complete', now() - interval '1 hour', now()
        from v, generate_series(1, ${COUNT}) returning id, space_id, questionnaire_version),
      a as (insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
        select gen_random_uuid(), space_id, id, questionnaire_version, 'drink',
          to_jsonb(case when id::text ~ '[0-3]$' then 'tea' else 'milk' end), now() from r)
     select id from r`,
    [survey],
  );
  ids = made.map(({ id }) => id);
}, 120_000);
afterAll(() => app.close());

const having = (digits: RegExp) => ids.filter((id) => digits.test(id)).length;
const get = (path: string) => app.call({ url: `/api/activities/${survey}/${path}`, token });
const conditions = (...given: readonly object[]) => `conditions=${encodeURIComponent(JSON.stringify(given))}`;
function readBatches(): typeof batches {
  return batches.splice(0);
}

test("nothing is read where no such variable is asked for", async () => {
  readBatches();
  expect((await get("results")).json().base).toBe(COUNT);
  expect((await get("variables")).json().response).toEqual(
    expect.arrayContaining([
      { name: "drink_digit", title: expect.any(String) },
      { name: "drink_other", title: expect.any(String) },
    ]),
  );
  const body = { rows: ["drink"], columns: ["response_channel"] };
  expect((await app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token, body })).statusCode).toBe(200);
  expect(readBatches()).toEqual([]);
});

test("a table reads the sources that it names, in batches, and counts what they say", async () => {
  readBatches();
  const body = { rows: ["drink"], columns: ["drink_digit"] };
  const answer = await app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token, body });
  const { columns, rows: lines } = answer.json() as CrossTable;
  expect(columns.map(({ key, base }) => [key, base])).toEqual([
    ["total", COUNT],
    ["low", having(/[0-7]$/)],
    ["high", having(/[a-f]$/)],
    ["none", having(/[89]$/)],
  ]);
  expect(lines[0]?.cells.map(({ count }) => count)).toEqual([having(/[0-3]$/), having(/[0-3]$/), 0, 0]);
  expect(readBatches()).toEqual([500, 500, 234].map((size) => ({ source: "a.digit", size })));
});

test("a file reads each source once for a batch, of the responses that it has", async () => {
  readBatches();
  const all = readCsv((await get("responses.csv")).body);
  expect(
    all
      .filter(({ drink_digit }) => drink_digit === "none")
      .map(({ id }) => id)
      .every((id) => /[89]$/.test(id ?? "")),
  ).toBe(true);
  expect(all).toHaveLength(COUNT);
  expect(readBatches()).toEqual([500, 500, 234].flatMap((size) => ["a.digit", "a.other"].map((one) => ({ source: one, size }))));
  const filtered = readCsv((await get(`responses.csv?filter=${encodeURIComponent('{"drink":["tea"]}')}`)).body);
  expect(filtered).toHaveLength(having(/[0-3]$/));
  const sizes = readBatches().filter((batch) => batch.source === "a.digit");
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBe(filtered.length);
});

test("a question's own name stays its own", async () => {
  const [first = {}] = readCsv((await get("responses.csv")).body);
  expect(Object.keys(first).filter((name) => name === "drink_odd")).toHaveLength(1);
  expect(first.drink_odd).toBe("");
  const { response } = (await get("variables")).json();
  expect(response.map(({ name }: { name: string }) => name)).not.toContain("drink_odd");
  expect((await get(`results?${conditions({ variable: "drink_odd", is: ["low"] })}`)).statusCode).toBe(400);
});

test("its titles are in the reader's language", async () => {
  const headers = { "accept-language": "en" };
  const { response } = (await app.call({ url: `/api/activities/${survey}/variables`, token, headers })).json();
  expect(response).toContainEqual({ name: "drink_digit", title: "Digit" });
  const { conditions: words } = (await get(`results?language=es&${conditions({ variable: "drink_digit", is: ["low"] })}`)).json();
  expect(words).toEqual([{ question: "Dígito", answers: ["Low"] }]);
});
