import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { createSurvey, multipart, publishedSurvey } from "../../../../tests/helpers/surveys";

const options = [
  { code: "tea", label: { es: "Té" } },
  { code: "milk", label: { es: "Leche" } },
];
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "b",
      questions: [
        { id: "drink", variable: "drink", type: "single-choice", title: { es: "¿Qué bebes?" }, options },
        { id: "again", variable: "again", type: "single-choice", title: { es: "¿Qué bebes?" }, options },
      ],
    },
  ],
};

let app: TestApp;
let survey: string;

beforeAll(async () => {
  app = await startApp();
  survey = await publishedSurvey(app, await app.signIn("moderator"), DRAFT);
  const token = await app.signIn("member");
  const url = `/api/activities/${survey}/execution`;
  expect((await app.call({ method: "POST", url, token })).statusCode).toBe(200);
  const answers = { drink: { value: "tea" }, again: { value: "milk" } };
  const done = await app.call({ method: "POST", url: `${url}/complete`, token, body: { answers } });
  expect(done.statusCode, done.body).toBe(200);
});
afterAll(() => app.close());

async function workbook(who: "moderator" | "observer", query: string) {
  const token = await app.signIn(who);
  const headers = { "accept-language": "es" };
  const answer = await app.call({ url: `/api/activities/${survey}/responses.xlsx${query}`, token, headers });
  expect(answer.statusCode).toBe(200);
  const [sheet] = await readWorkbook(answer.rawPayload);
  const [head = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])));
}

test("a workbook has codes under variables, or what people read under what they were asked", async () => {
  expect(await workbook("moderator", "")).toEqual([expect.objectContaining({ drink: "tea", again: "milk" })]);
  const [labelled] = await workbook("moderator", "?values=labels");
  expect(labelled).toMatchObject({ "¿Qué bebes? (drink)": "Té", "¿Qué bebes? (again)": "Leche", Canal: "Comunidad" });
});

test("members' profile and tags are there where they are asked for, as far as the reader may see them", async () => {
  const personal = async (who: "moderator" | "observer", query: string) => {
    const [row = {}] = await workbook(who, query);
    return Object.keys(row).filter((name) => name.startsWith("member_"));
  };
  expect(await personal("moderator", "")).toEqual([]);
  const fields = ["nickname", "gender", "age", "birthDate", "province", "zone", "tags", "publicTags"];
  expect(await personal("moderator", "?profile=true")).toEqual(fields.map((field) => `member_${field}`));
  expect(await personal("observer", "?profile=true")).toEqual(["member_nickname"]);
});

test("an SPSS file is one", async () => {
  const answer = await app.call({
    url: `/api/activities/${survey}/responses.sav?profile=true`,
    token: await app.signIn("moderator"),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.subarray(0, 4).toString()).toBe("$FL2");
  expect(answer.rawPayload.includes(Buffer.from("¿Qué bebes?"))).toBe(true);
});

test("all open answers can be read and searched, the newest first", async () => {
  const token = await app.signIn("moderator");
  const id = await createSurvey(app, token);
  const lines = Array.from(
    { length: 230 },
    (_, index) => `${index},${index % 100 === 7 ? "A Cheap flight" : `A reason of mine, ${index}`}`,
  );
  const file = multipart("answers.csv", ["RespondentID,Why", ...lines.map((line) => line.replace(/,(.*)/, ',"$1"'))].join("\n"));
  const imported = await app.call({ method: "POST", url: `/api/activities/${id}/import`, token, ...file });
  expect(imported.statusCode, imported.body).toBe(200);
  const { questions } = (await app.call({ url: `/api/activities/${id}/results`, token })).json();
  const texts = async (query: string) =>
    (await app.call({ url: `/api/activities/${id}/questions/${questions[0].id}/texts?${query}`, token })).json();
  const last = await texts("page=4&pageSize=50");
  expect([last.totalElements, last.items.length]).toEqual([230, 30]);
  const cheap = await texts("q=cheap");
  expect(cheap.items.map(({ text }: { text: string }) => text)).toEqual(Array(3).fill("A Cheap flight"));
  expect((await app.call({ url: `/api/activities/${id}/questions/none/texts`, token })).statusCode).toBe(404);
});

test("a table crosses two questions, and says which of its names is wrong", async () => {
  const tables = async (body: object, who: "observer" | "member" = "observer") =>
    app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token: await app.signIn(who), body });
  const { columns, rows } = (await tables({ rows: ["drink"], columns: ["again"] })).json();
  expect(
    columns.map(({ question, key, base }: { question: string; key: string; base: number }) => [question, key, base]),
  ).toEqual([
    [null, "total", 1],
    ["again", "tea", 0],
    ["again", "milk", 1],
  ]);
  expect(rows[0]).toMatchObject({ question: "drink", key: "tea", label: "Té" });
  expect(
    rows[0].cells.map(({ count, columnPercent }: { count: number; columnPercent: number }) => [count, columnPercent]),
  ).toEqual([
    [1, 100],
    [0, 0],
    [1, 100],
  ]);
  const filtered = (await tables({ rows: ["drink"], columns: ["again"], filter: { drink: ["milk"] } })).json();
  expect(filtered.columns[0].base).toBe(0);
  const wrong = await tables({ rows: ["drink", "none"], columns: ["again"] });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, "/rows/1"]);
  expect((await tables({ rows: ["drink"], columns: ["again"], weight: "again" })).json().errors[0].path).toBe("/weight");
  expect((await tables({ rows: ["drink"], columns: ["again"] }, "member")).statusCode).toBe(403);
});

test("many numbers are crossed by intervals", async () => {
  const token = await app.signIn("moderator");
  const id = await createSurvey(app, token);
  const lines = Array.from({ length: 100 }, (_, index) => `${index},${20 + (index % 50)},${index % 2 === 0 ? "Yes" : "No"}`);
  const file = multipart("ages.csv", ["RespondentID,Age,Agrees", ...lines].join("\n"));
  expect((await app.call({ method: "POST", url: `/api/activities/${id}/import`, token, ...file })).statusCode).toBe(200);
  const { questions } = (await app.call({ url: `/api/activities/${id}/results`, token })).json();
  const [age, agrees] = questions.map(({ variable }: { variable: string }) => variable);
  const url = `/api/activities/${id}/tables`;
  const { columns } = (await app.call({ method: "POST", url, token, body: { rows: [agrees], columns: [age] } })).json();
  const [total, ...intervals] = columns;
  expect(total.base).toBe(100);
  expect(intervals.map(({ key, base }: { key: string; base: number }) => [key, base])).toEqual(
    ["20..29", "30..39", "40..49", "50..59", "60..69"].map((key) => [key, 20]),
  );
});
