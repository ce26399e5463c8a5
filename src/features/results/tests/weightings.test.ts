import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { createQuota } from "../../../../tests/helpers/quotas";
import { createSurvey, multipart } from "../../../../tests/helpers/surveys";
import type { CrossTable } from "../shared/tablesApi";
import type { ProfileDimension, WeightingPreview } from "../shared/weightingsApi";

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
  const { columns, rows: lines } = await table("Population");
  expect(columns[0]).toMatchObject({ base: 40, weightedBase: 40 });
  expect(columns[0]?.effectiveBase).toBeCloseTo(30, 8);
  const yes = lines.find(({ key }) => key === codes.Yes);
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

async function send(lines: readonly string[], address = "?name=Panel") {
  const file = multipart("weights.csv", lines.join("\n"));
  const url = `/api/activities/${survey}/weightings/import${address}`;
  const token = await app.signIn("moderator");
  return app.call({ method: "POST", url, token, body: file.body, headers: { ...file.headers, "accept-language": "en" } });
}

test("weights come from a file, all of them or none", async () => {
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

test("who is not in a file of weights is counted first, and left out or weighs 1", async () => {
  const lines = ["id,weight", "r1,3", "r2,0"];
  const preview = await send(lines, "/preview");
  expect(preview.statusCode, preview.body).toBe(200);
  expect(preview.json()).toEqual({ base: 40, respondents: 2, without: 38 });
  const before = (await call("GET", "/weightings")).json().length;
  const basesOf = async () => {
    const [{ base, weightedBase } = { base: 0, weightedBase: 0 }] = (await table("Few")).columns;
    return [base, weightedBase];
  };
  expect((await send(lines, "?name=Few")).json()).toMatchObject({ weighting: { missingWeight: "exclude" }, without: 38 });
  expect(await basesOf()).toEqual([1, 3]);
  // A weight of 0 in the file is a weight: it leaves its respondent out.
  expect((await send(lines, "?name=Few&missing=one")).json()).toMatchObject({ weighting: { missingWeight: "one" }, without: 38 });
  expect(await basesOf()).toEqual([39, 41]);
  expect((await call("GET", "/weightings")).json()).toHaveLength(before + 1);
  expect((await send(lines, "?name=Few&missing=two")).json().errors[0].path).toBe("/missing");
  const byObserver = await call("POST", "/weightings/import/preview", {}, "observer");
  expect(byObserver.statusCode).toBe(403);
});

test("a limit that can't be is refused at its field", async () => {
  for (const [limit, value] of [
    ["lowerTrim", 1.5],
    ["upperTrim", 0.5],
    ["maxIterations", 0],
  ] as const) {
    const answer = await call("POST", "/weightings/preview", rules({ Man: 50, Woman: 50 }, { [limit]: value }));
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, `/${limit}`]);
  }
});

test("respondents are weighted by their profile, for those who may see it", async () => {
  // The first twenty respondents are members.
  await rows(
    app,
    `update response set member = members.id
      from (select id, row_number() over (order by id) as place from member
        where gender is not null and space_id = (select space_id from activity where id = $1)) as members,
        (select id, row_number() over (order by external_id) as place from response
        where questionnaire = (select questionnaire from activity where id = $1)) as responses
      where response.id = responses.id and members.place = responses.place and members.place <= 20`,
    [survey],
  );
  const truth = await rows<{ gender: string; count: number }>(
    app,
    `select gender, count(*)::int as count from response join member on member.id = response.member
      where response.questionnaire = (select questionnaire from activity where id = $1) group by 1 order by 1`,
    [survey],
  );
  const known = truth.reduce((sum, { count }) => sum + count, 0);
  expect([truth.length, known > 10]).toEqual([2, true]);
  const { dimensions } = (await call("GET", "/weightings/profile")).json() as { dimensions: ProfileDimension[] };
  const gender = dimensions.find(({ variable }) => variable === "member_gender");
  expect(gender).toMatchObject({ base: known, categories: truth.map(({ gender: key, count }) => ({ key, count })) });
  const names = dimensions.map(({ variable }) => variable);
  expect(names).toContain("member_age");
  // A member has several tags.
  expect(names).not.toContain("member_tags");

  const byGender = {
    variable: "member_gender",
    targets: truth.map(({ gender: key }, index) => ({ key, share: index ? 70 : 30 })),
  };
  const asked = { method: "rim", dimensions: [byGender] };
  const [margin] = ((await call("POST", "/weightings/preview", asked)).json() as WeightingPreview).margins;
  expect(margin?.withoutValue).toBe(40 - known);
  expect(margin?.categories.map(({ count }) => count)).toEqual(truth.map(({ count }) => count));
  margin?.categories.forEach(({ weightedShare }, index) => void expect(weightedShare).toBeCloseTo(index ? 70 : 30, 6));

  const kept = await call("POST", "/weightings", { name: "Genders", ...asked });
  expect(kept.statusCode, kept.body).toBe(201);
  const crossed = { rows: [variables.Gender], columns: ["member_gender"], weight: "Genders" };
  const answer = await call("POST", "/tables", crossed);
  expect(answer.statusCode, answer.body).toBe(200);
  const columns = (answer.json() as CrossTable).columns.filter(({ question }) => question === "member_gender");
  columns.forEach(({ weightedBase }, index) => void expect(weightedBase).toBeCloseTo(known * (index ? 0.7 : 0.3), 5));

  // Cells of a question and the profile.
  const combined = await rows<{ gender: string; code: string; count: number }>(
    app,
    `select gender, answer.value #>> '{}' as code, count(*)::int as count
      from response join member on member.id = response.member join answer on answer.response = response.id
      where response.questionnaire = (select questionnaire from activity where id = $1)
        and answer.question_id = (select distinct question_id from answer where value #>> '{}' = $2 limit 1)
      group by 1, 2 order by 1, 2`,
    [survey, codes.Man ?? ""],
  );
  const cells = combined.map(({ gender: key, code }) => ({ keys: [key, code], share: 100 / combined.length }));
  const sides = ["member_gender", variables.Gender].map((variable) => ({ variable, targets: [] }));
  const byCells = await call("POST", "/weightings/preview", { method: "cell", dimensions: sides, cells });
  expect(byCells.statusCode, byCells.body).toBe(200);
  expect((byCells.json() as WeightingPreview).margins[0]?.categories.map(({ count }) => count)).toEqual(
    combined.map(({ count }) => count),
  );

  // An observer sees nobody's profile, nor the weights that say what it is.
  const listed = (await call("GET", "/weightings", undefined, "observer")).json() as { name: string }[];
  expect(listed.map(({ name }) => name)).not.toContain("Genders");
  expect((await call("GET", "/weightings/profile", undefined, "observer")).json()).toEqual({ dimensions: [] });
  for (const [path, body, fault] of [
    ["/weightings/preview", asked, "/dimensions/0/variable"],
    ["/tables", { ...crossed, columns: [variables.Likes] }, "/weight"],
  ] as const) {
    const refused = await call("POST", path, body, "observer");
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, fault]);
  }
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
