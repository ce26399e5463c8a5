import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { createQuota } from "../../../../tests/helpers/quotas";
import { createSurvey, multipart } from "../../../../tests/helpers/surveys";
import type { CrossTable } from "../shared/tablesApi";
import type { WeightingPreview } from "../shared/weightingsApi";

/** 30 of the men, 10 of the women: two thirds and a half like it. */
const RESPONDENTS = Array.from({ length: 40 }, (_, index) => {
  const isMan = index < 30;
  const likes = isMan ? index % 3 !== 0 : index % 2 === 0;
  return [`r${index + 1}`, isMan ? "Man" : "Woman", index % 2 === 0 ? "North" : "South", likes ? "Yes" : "No"];
});
const RULES = {
  method: "rim",
  dimensions: [
    {
      variable: "Gender",
      targets: [
        { key: "", share: 50 },
        { key: "", share: 50 },
      ],
    },
  ],
};

let app: TestApp;
let survey: string;
let codes: Readonly<Record<string, string>>;
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startApp();
  const token = await app.signIn("moderator");
  survey = await createSurvey(app, token);
  const lines = [["RespondentID", "Gender", "Area", "Likes"], ...RESPONDENTS].map((cells) => cells.join(","));
  const file = multipart("answers.csv", lines.join("\n"));
  const imported = await app.call({ method: "POST", url: `/api/activities/${survey}/import`, token, ...file });
  expect(imported.statusCode, imported.body).toBe(200);
  const { questions } = (await app.call({ url: `/api/activities/${survey}/results`, token })).json();
  variables = Object.fromEntries(questions.map(({ title, variable }: Record<string, string>) => [title, variable]));
  const all = questions.flatMap(({ counts }: { counts: { code: string; label: string }[] }) => counts);
  codes = Object.fromEntries(all.map(({ code, label }: { code: string; label: string }) => [label, code]));
});
afterAll(() => app.close());

const targets = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares).map(([label, share]) => ({ key: codes[label] ?? label, share }));
const rules = (shares: Readonly<Record<string, number>>, more: object = {}) => ({
  method: "rim",
  dimensions: [{ variable: variables.Gender, targets: targets(shares) }],
  ...more,
});
const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, who = "moderator") =>
  app.call({
    method,
    url: `/api/activities/${survey}${path}`,
    token: await app.signIn(who as "moderator"),
    headers: { "accept-language": "en" },
    ...(body ? { body } : {}),
  });
const table = async (weight: string): Promise<CrossTable> => {
  const answer = await call("POST", "/tables", { rows: [variables.Likes], columns: [variables.Gender], weight });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test("a preview says what weighting does, and keeps nothing", async () => {
  const answer = await call("POST", "/weightings/preview", rules({ Man: 50, Woman: 50 }), "observer");
  expect(answer.statusCode, answer.body).toBe(200);
  const preview: WeightingPreview = answer.json();
  expect(preview).toMatchObject({ base: 40, converged: true, iterations: 1, minimum: 40 / 60, maximum: 2 });
  expect(preview.efficiency).toBeCloseTo((100 * 40 ** 2) / (40 * (30 * (2 / 3) ** 2 + 10 * 4)), 10);
  const [{ categories = [] } = {}] = preview.margins;
  expect(categories.map(({ label, count, share, target }) => [label, count, share, target])).toEqual([
    ["Man", 30, 75, 50],
    ["Woman", 10, 25, 50],
  ]);
  for (const { weightedShare } of categories) expect(weightedShare).toBeCloseTo(50, 8);
  expect((await call("GET", "/weightings")).json()).toEqual([]);
});

test("what can't be weighted is refused with its place", async () => {
  const faultOf = async (body: object) => {
    const answer = await call("POST", "/weightings/preview", body);
    const [{ path, message }] = answer.json().errors;
    return [answer.statusCode, path, message];
  };
  expect(await faultOf(rules({ Man: 50, Woman: 40 }))).toEqual([
    400,
    "/dimensions/0/targets",
    "The targets add up to 90 %. They have to add up to 100 %.",
  ]);
  expect((await faultOf(rules({ Man: 50, Other: 50 }))).slice(0, 2)).toEqual([400, "/dimensions/0/targets/1/key"]);
  expect((await faultOf({ ...RULES, dimensions: [{ variable: "none", targets: [] }] })).slice(0, 2)).toEqual([
    400,
    "/dimensions/0/variable",
  ]);
  const cells = [{ keys: [codes.Man, "nowhere"], share: 100 }];
  const dimensions = [variables.Gender, variables.Area].map((variable) => ({ variable, targets: [] }));
  expect((await faultOf({ method: "cell", dimensions, cells }))[1]).toBe("/cells/0/keys");
});

test("a table takes a weighting by its name", async () => {
  const made = await call("POST", "/weightings", { name: "Population", ...rules({ Man: 50, Woman: 50 }) });
  expect(made.statusCode, made.body).toBe(201);
  const { columns, rows } = await table("Population");
  expect(columns[0]).toMatchObject({ base: 40, weightedBase: 40 });
  expect(columns[0]?.effectiveBase).toBeCloseTo(30, 8);
  const yes = rows.find(({ key }) => key === codes.Yes);
  expect(yes?.cells[0]?.columnPercent).toBeCloseTo((100 * (20 / 30 + 5 / 10)) / 2, 8);
  expect((await table(made.json().id)).columns[0]?.effectiveBase).toBeCloseTo(30, 8);

  const again = await call("POST", "/weightings", { name: "Population", ...rules({ Man: 50, Woman: 50 }) });
  expect([again.statusCode, again.json().errors[0].path]).toEqual([400, "/name"]);
  const changed = await call("PUT", `/weightings/${made.json().id}`, { name: "Half", ...rules({ Man: 40, Woman: 60 }) });
  expect(changed.json()).toMatchObject({ name: "Half", dimensions: [{ targets: targets({ Man: 40, Woman: 60 }) }] });
  expect((await call("GET", "/weightings", undefined, "observer")).json()).toMatchObject([{ name: "Half" }]);
  expect((await call("DELETE", `/weightings/${made.json().id}`)).statusCode).toBe(204);
  const gone = await call("POST", "/tables", { rows: [variables.Likes], columns: [variables.Gender], weight: "Half" });
  expect([gone.statusCode, gone.json().errors[0].path]).toEqual([400, "/weight"]);
});

test("cells are weighted each to its own target", async () => {
  const shares = { Man: { North: 30, South: 20 }, Woman: { North: 10, South: 40 } };
  const cells = Object.entries(shares).flatMap(([gender, areas]) =>
    Object.entries(areas).map(([area, share]) => ({ keys: [codes[gender], codes[area]], share })),
  );
  const dimensions = [variables.Gender, variables.Area].map((variable) => ({ variable, targets: [] }));
  const answer = await call("POST", "/weightings/preview", { method: "cell", dimensions, cells });
  expect(answer.statusCode, answer.body).toBe(200);
  const [margin] = (answer.json() as WeightingPreview).margins;
  expect(margin?.variables).toEqual([variables.Gender, variables.Area]);
  expect(margin?.categories.map(({ label, count }) => [label, count])).toEqual([
    ["Man × North", 15],
    ["Man × South", 15],
    ["Woman × North", 5],
    ["Woman × South", 5],
  ]);
  expect(margin?.categories.map(({ weightedShare }) => Math.round(weightedShare * 1e6) / 1e6)).toEqual([30, 20, 10, 40]);
});

test("weights come from a file, all of them or none", async () => {
  const send = async (lines: readonly string[], name = "Panel") => {
    const file = multipart("weights.csv", lines.join("\n"));
    const url = `/api/activities/${survey}/weightings/import?name=${name}`;
    const token = await app.signIn("moderator");
    return app.call({ method: "POST", url, token, body: file.body, headers: { ...file.headers, "accept-language": "en" } });
  };
  const lines = RESPONDENTS.slice(0, 39).map(([id], index) => `${id},${index < 30 ? "0.5" : "2"}`);
  const wrong = await send(["id,weight", ...lines.slice(0, 2), "nobody,1", "r1,1", "r5,much"]);
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().errors.map(({ path, message }: Record<string, string>) => [path, message])).toEqual([
    ["/rows/4", "Row 4: there is no complete response of “nobody”."],
    ["/rows/5", "Row 5: “r1” already has a weight in row 2."],
    ["/rows/6", "Row 6: “much” isn’t a weight. Enter 0 or a higher number."],
  ]);
  expect((await call("GET", "/weightings")).json()).toEqual([]);

  const kept = await send(["id,weight", ...lines]);
  expect(kept.statusCode, kept.body).toBe(200);
  expect(kept.json()).toMatchObject({ weighting: { name: "Panel", method: "import", respondents: 39 }, without: 1 });
  const { columns } = await table("Panel");
  expect(columns[0]).toMatchObject({ base: 39, weightedBase: 30 * 0.5 + 9 * 2 });
  // The same name again is a newer file.
  expect((await send(["Respondent;Peso", "R1;1,5"])).json()).toMatchObject({ weighting: { respondents: 1 }, without: 39 });
  expect((await call("GET", "/weightings")).json()).toHaveLength(1);
  expect((await table("Panel")).columns[0]?.weightedBase).toBe(1.5);
  // As R and Python write what they have computed.
  await send(["id,weight", "r1,0.56999999999999995", "r2,1.5e-1"]);
  expect((await table("Panel")).columns[0]?.weightedBase).toBeCloseTo(0.72, 12);
});

test("quotas offer their limits as targets", async () => {
  const token = await app.signIn("moderator");
  const { questions } = (await app.call({ url: `/api/activities/${survey}/results`, token })).json();
  const gender = questions.find(({ variable }: { variable: string }) => variable === variables.Gender).id;
  for (const [label, target] of [
    ["Man", 60],
    ["Woman", 90],
  ] as const)
    await createQuota(app, token, survey, { target, condition: { question: gender, is: "equal", value: codes[label] } });
  expect((await call("GET", "/weightings/quota-targets")).json()).toEqual({
    dimensions: [
      {
        variable: variables.Gender,
        targets: [
          { key: codes.Man, target: 60, share: 40 },
          { key: codes.Woman, target: 90, share: 60 },
        ],
      },
    ],
  });
});
