import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import type { Results } from "../shared/api";
import type { Condition } from "../shared/conditions";
import type { CrossTable } from "../shared/tablesApi";
import { countsOf, makeReport, openReport } from "./reportHelpers";

const options = ["tea", "milk"].map((code) => ({ code, label: { es: code === "tea" ? "Té" : "Leche" } }));
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "b",
      questions: [
        { id: "drink", variable: "drink", type: "single-choice", title: { es: "¿Qué bebes?" }, options },
        { id: "cups", variable: "cups", type: "number", title: { es: "¿Cuántas tazas?" } },
        { id: "why", variable: "why", type: "long-text", title: { es: "¿Por qué?" } },
      ],
    },
  ],
};

let app: TestApp;
let moderator: string;
let survey: string;
let questionnaire: string;
let segment: string;

beforeAll(async () => {
  app = await startApp();
  moderator = await app.signIn("moderator");
  survey = await publishedSurvey(app, moderator, DRAFT);
  const [version] = await rows<{ id: string; questionnaire: string; spaceId: string }>(
    app,
    `select v.id, v.questionnaire, v.space_id as "spaceId" from questionnaire_version v
      join activity a on a.questionnaire = v.questionnaire where a.id = $1`,
    [survey],
  );
  questionnaire = version?.questionnaire ?? "";
  // 60 members who answer on three days, 20 people by the link, and ten each that were screened out and came too late.
  await rows(
    app,
    `with people as (select id, row_number() over (order by id) as n from member where space_id = $3 and status = 'ACTIVE' limit 60),
      who as (
        select id as member, n from people union all select null, n from generate_series(61, 100) n),
      r as (
        insert into response (id, space_id, questionnaire, questionnaire_version, member, channel, state, disposition, device, is_test, started_at, completed_at)
        select gen_random_uuid(), $3, $2, $1, member, case when member is null then 'link' else 'member' end,
          case when n > 80 then 'ended' else 'complete' end,
          case when n > 90 then 'overQuota' when n > 80 then 'screenOut' else 'complete' end,
          case when n % 3 = 0 then 'mobile' else 'desktop' end, n % 20 = 7,
          now() - interval '1 hour', case n % 3 when 0 then now() when 1 then now() - interval '10 days' else timestamptz '2026-03-28 23:30:00+00' end
        from who returning id, member, completed_at)
      insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
      select gen_random_uuid(), $3, r.id, $1, q, case q
        when 'drink' then to_jsonb(case when ascii(substr(r.id::text, 1, 1)) % 2 = 0 then 'tea' else 'milk' end)
        when 'cups' then to_jsonb(ascii(substr(r.id::text, 2, 1)) % 9)
        else to_jsonb(case when ascii(substr(r.id::text, 3, 1)) % 3 = 0 then 'Por el CAFÉ de siempre' else 'Por costumbre' end) end, now()
      from r, unnest(array['drink', 'cups', 'why']) q`,
    [version?.id, questionnaire, version?.spaceId],
  );
  const body = { name: "Con bici", conditions: [{ kind: "tags", tags: ["bici"] }] };
  const made = await app.call({ method: "POST", url: "/api/segments", token: moderator, body });
  segment = made.json().id ?? "";
  if (!segment) [segment = ""] = (await rows<{ id: string }>(app, "select id from segment limit 1")).map(({ id }) => id);
}, 120_000);
afterAll(() => app.close());

const urlOf = (what: string, conditions: readonly Condition[], more: Readonly<Record<string, string>> = {}) =>
  `/api/activities/${survey}/${what}?${new URLSearchParams({ conditions: JSON.stringify(conditions), ...more })}`;
const ask = (conditions: readonly Condition[], token = moderator) => app.call({ url: urlOf("results", conditions), token });

async function baseOf(...conditions: readonly Condition[]): Promise<number> {
  const answer = await ask(conditions);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as Results).base;
}

/** Responses of the survey by plain SQL. */
async function count(where: string, state = "complete"): Promise<number> {
  const [row] = await rows<{ count: number }>(
    app,
    `select count(*)::int as count from response r left join member m on m.id = r.member
      where r.questionnaire = $1 and r.is_test = false and r.state = any($2) and (${where})`,
    [questionnaire, state === "complete" ? ["complete"] : ["complete", "ended"]],
  );
  return row?.count ?? -1;
}
const answered = (question: string, how: string) =>
  `exists (select 1 from answer a where a.response = r.id and a.question_id = '${question}' and ${how})`;
const AGE = "extract(year from age(m.birth_date))";
const DAY = "(r.completed_at at time zone 'Europe/Madrid')::date";

const CASES: readonly (readonly [string, Condition, string])[] = [
  ["an answer", { question: "drink", is: ["tea"] }, answered("drink", "a.value = '\"tea\"'")],
  ["not an answer", { question: "drink", is: ["tea"], not: true }, `not ${answered("drink", "a.value = '\"tea\"'")}`],
  ["numbers from and to", { question: "cups", from: 2, to: 5 }, answered("cups", "a.value::text::int between 2 and 5")],
  ["numbers up to", { question: "cups", to: 3 }, answered("cups", "a.value::text::int <= 3")],
  ["a word without its accent", { question: "why", contains: "cafe" }, answered("why", "a.value::text ilike '%café%'")],
  ["gender", { variable: "member_gender", is: ["W"] }, "m.gender = 'W'"],
  [
    "not a gender, whose isn't known included",
    { variable: "member_gender", is: ["W"], not: true },
    "m.gender is distinct from 'W'",
  ],
  ["ages", { variable: "member_age", is: ["25", "35"] }, `${AGE} between 25 and 44`],
  ["provinces", { variable: "member_province", is: ["Madrid", "Murcia"] }, "m.province in ('Madrid', 'Murcia')"],
  ["tags", { variable: "member_tags", is: ["bici", "viajes"] }, "m.tags && array['bici', 'viajes']"],
  ["a channel", { variable: "response_channel", is: ["link"] }, "r.channel = 'link'"],
  ["a device", { variable: "response_device", is: ["mobile"] }, "r.device = 'mobile'"],
  ["the last days", { variable: "response_day", last: 7 }, `${DAY} > (now() at time zone 'Europe/Madrid')::date - 7`],
  [
    "a day of the community's calendar",
    { variable: "response_day", from: "2026-03-29", to: "2026-03-29" },
    `${DAY} = '2026-03-29'`,
  ],
  ["until a day", { variable: "response_day", to: "2026-03-28" }, `${DAY} <= '2026-03-28'`],
];

describe("each kind of condition leaves as many as SQL counts", () => {
  test.each(CASES)("%s", async (_name, condition, where) => {
    const expected = await count(where);
    expect(await baseOf(condition)).toBe(expected);
    // The list of single responses has the same ones.
    const listed = await app.call({ url: urlOf("responses", [condition], { group: "counted" }), token: moderator });
    expect(listed.headers["content-range"]).toMatch(new RegExp(`/${expected}$`));
  });

  test("some of each of them are left, so that the counts say something", async () => {
    const all = await count("true");
    const counts = await Promise.all(CASES.map(async ([name, , where]) => [name, await count(where)] as const));
    for (const [name, left] of counts.filter(([name]) => name !== "until a day"))
      expect([name, left > 0 && left < all]).toEqual([name, true]);
  });

  test("several segments: whoever is in any of them", async () => {
    const members = await rows<{ id: string }>(app, "select id from member where 'bici' = any(tags) or 'padres' = any(tags)");
    const left = await baseOf({ variable: "segment", is: [segment] });
    expect(left + (await baseOf({ variable: "segment", is: [segment], not: true }))).toBe(await count("true"));
    expect(members.length).toBeGreaterThan(0);
  });

  test("conditions together", async () => {
    const together = [
      { question: "drink", is: ["milk"] },
      { variable: "member_gender", is: ["M"] },
      { variable: "response_device", is: ["mobile"], not: true },
      { question: "cups", from: 1 },
    ] as const;
    const milk = answered("drink", "a.value = '\"milk\"'");
    const cups = answered("cups", "a.value::text::int >= 1");
    expect(await baseOf(...together)).toBe(await count(`${milk} and m.gender = 'M' and r.device <> 'mobile' and ${cups}`));
  });

  test("how they ended: complete ones unless others are asked for", async () => {
    expect(await baseOf({ variable: "response_disposition", is: ["complete"] })).toBe(await count("true"));
    expect(await baseOf({ variable: "response_disposition", is: ["screenOut"] })).toBe(
      await count("r.disposition = 'screenOut'", "finished"),
    );
    const both = [
      { variable: "response_disposition", is: ["screenOut", "overQuota"] },
      { question: "drink", is: ["tea"] },
    ] as const;
    const tea = answered("drink", "a.value = '\"tea\"'");
    expect(await baseOf(...both)).toBe(await count(`r.disposition in ('screenOut', 'overQuota') and ${tea}`, "finished"));
    // Who has no value is on the other side, and complete ones are as before.
    expect(await baseOf({ variable: "response_disposition", is: ["complete"], not: true })).toBe(
      await count("r.disposition <> 'complete'", "finished"),
    );
    expect(await baseOf()).toBe(await count("true"));
  });

  test("quality: what reviewers see is what filters", async () => {
    const quality = (await app.call({ url: `/api/activities/${survey}/quality`, token: moderator })).json();
    const parts = await Promise.all(
      (["unflagged", "undecided", "kept"] as const).map((is) => baseOf({ variable: "response_quality", is: [is] })),
    );
    expect(parts).toEqual([quality.completes - quality.flagged, quality.undecided, quality.flagged - quality.undecided]);
    const [first] = quality.rows;
    const body = { responses: [first.id], decision: "keep" };
    const kept = await app.call({ method: "POST", url: `/api/activities/${survey}/quality/decisions`, token: moderator, body });
    expect(kept.statusCode, kept.body).toBe(200);
    expect(await baseOf({ variable: "response_quality", is: ["kept"] })).toBe((parts[2] ?? 0) + 1);
    expect(quality.flagged).toBeGreaterThan(0);
  });
});

test("results, texts, tables, files and reports stand on the same responses", async () => {
  const conditions: readonly Condition[] = [
    { variable: "member_gender", is: ["W"] },
    { variable: "response_device", is: ["desktop"] },
    { question: "cups", to: 7 },
  ];
  const results = (await ask(conditions)).json() as Results;
  const tea = results.questions.find(({ id }) => id === "drink")?.counts.find(({ code }) => code === "tea")?.count;
  expect(results.base).toBeGreaterThan(0);
  expect(results.conditions?.map(({ question, answers }) => [question, answers])).toEqual([
    ["Género", ["Mujer"]],
    ["Dispositivo", [expect.any(String)]],
    ["¿Cuántas tazas?", ["≤ 7"]],
  ]);
  const texts = (await app.call({ url: urlOf("questions/why/texts", conditions), token: moderator })).json();
  expect(texts.totalElements).toBe(results.base);
  const body = { rows: ["drink"], columns: ["response_month"], conditions };
  const table = (
    await app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token: moderator, body })
  ).json() as CrossTable;
  expect(table.columns[0]?.base).toBe(results.base);
  expect(table.columns.slice(1).reduce((sum, { base }) => sum + base, 0)).toBe(results.base);
  expect(table.rows[0]?.cells[0]?.count).toBe(tea);
  const file = await app.call({ url: urlOf("responses.csv", conditions), token: moderator });
  expect(file.body.trim().split(/\r?\n/)).toHaveLength(results.base + 1);
  for (const isFrozen of [false, true]) {
    const report = await makeReport(app, survey, { conditions, isFrozen, name: `Con ${isFrozen}` });
    const opened = (await openReport(app, report)).json();
    expect([opened.base, countsOf(opened, "drink").tea]).toEqual([results.base, tea]);
    expect(opened.filter).toContainEqual({ question: "Género", answers: ["Mujer"] });
  }
});

test("the ends that are asked for are in files and tables, and can't be weighted", async () => {
  const conditions: readonly Condition[] = [{ variable: "response_disposition", is: ["screenOut"] }];
  const base = await baseOf(...conditions);
  const file = await app.call({ url: urlOf("responses.csv", conditions), token: moderator });
  expect(file.body.trim().split(/\r?\n/)).toHaveLength(base + 1);
  const tables = (body: object) =>
    app.call({
      method: "POST",
      url: `/api/activities/${survey}/tables`,
      token: moderator,
      body: { rows: ["drink"], columns: ["drink"], ...body },
    });
  expect((await tables({ conditions })).json().columns[0].base).toBe(base);
  const weighted = await tables({ conditions, weight: "cups" });
  expect([weighted.statusCode, weighted.json().errors[0].path]).toEqual([400, "/weight"]);
});

test("variables of responses are listed, and are banners", async () => {
  const { response } = (await app.call({ url: `/api/activities/${survey}/variables`, token: moderator })).json();
  const names = response.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["response_week", "response_month", "response_channel", "response_quality"]));
  for (const name of names) {
    const body = { rows: ["drink"], columns: [name] };
    const answer = await app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token: moderator, body });
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
    const { columns } = answer.json() as CrossTable;
    for (const { label } of columns) expect(label).not.toMatch(/^(filters|results|entities)\./);
    if (name === "response_week") {
      expect(columns.find(({ key }) => key === "2026-03-23")?.base).toBe(
        await count("date_trunc('week', r.completed_at at time zone 'Europe/Madrid') = '2026-03-23'"),
      );
    }
  }
});

describe("what is refused", () => {
  const BAD: readonly (readonly [unknown, string])[] = [
    ["{", "/conditions"],
    [{}, "/conditions"],
    [[{ question: "drink", variable: "segment", is: ["a"] }], "/conditions/0"],
    [[{ question: "drink" }], "/conditions/0"],
    [[{ question: "none", is: ["a"] }], "/conditions/0"],
    [[{ question: "drink", from: 1 }], "/conditions/0"],
    [[{ question: "drink", contains: "a" }], "/conditions/0/contains"],
    [[{ question: "cups", from: 5, to: 1 }], "/conditions/0/to"],
    [[{ question: "drink", is: [] }], "/conditions/0/is"],
    [[{ question: "drink", is: ["tea"], more: 1 }], "/conditions/0/more"],
    [[{ variable: "response_day", from: "2026-02-30" }], "/conditions/0/from"],
    [[{ variable: "response_day", is: ["2026-02-20"] }], "/conditions/0"],
    [[{ variable: "response_channel", is: ["pigeon"] }], "/conditions/0/is/0"],
    [[{ variable: "member_gender", is: ["X"] }], "/conditions/0/is/0"],
    [[{ variable: "member_email", is: ["a@b.c"] }], "/conditions/0/variable"],
    [[{ variable: "constructor", is: ["a"] }], "/conditions/0/variable"],
    [[{ variable: "segment", is: ["nobody"] }], "/conditions/0/is/0"],
    [Array(21).fill({ question: "drink", is: ["tea"] }), "/conditions"],
  ];
  test.each(BAD)("%j names %s", async (conditions, path) => {
    const text = typeof conditions === "string" ? conditions : JSON.stringify(conditions);
    const url = `/api/activities/${survey}/results?conditions=${encodeURIComponent(text)}`;
    const answer = await app.call({ url, token: moderator });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
    expect(answer.json().errors[0].message).not.toMatch(/^(filters|validation)\./);
  });

  test("who sees nothing of members can't find it out by counting", async () => {
    const observer = await app.signIn("observer");
    const conditions: readonly Condition[] = [{ variable: "member_gender", is: ["W"] }];
    const body = { rows: ["drink"], columns: ["drink"], conditions };
    const answers = [
      await ask(conditions, observer),
      await app.call({ url: urlOf("responses.csv", conditions), token: observer }),
      await app.call({ url: urlOf("responses", conditions), token: observer }),
      await app.call({ url: urlOf("questions/why/texts", conditions), token: observer }),
      await app.call({ method: "POST", url: `/api/activities/${survey}/tables`, token: observer, body }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, "/conditions/0/variable"]);
    expect((await ask([{ variable: "response_channel", is: ["link"] }], observer)).statusCode).toBe(200);
  });

  test("a segment of another community is as good as absent", async () => {
    const answer = await ask([{ variable: "segment", is: ["0193fd0a-7c1e-7000-8000-00000000dead"] }]);
    expect(answer.statusCode).toBe(404);
  });

  test("the short form goes on beside the conditions", async () => {
    const url = urlOf("results", [{ variable: "response_device", is: ["mobile"] }], { filter: '{"drink":["tea"]}' });
    const { base } = (await app.call({ url, token: moderator })).json() as Results;
    expect(base).toBe(await count(`${answered("drink", "a.value = '\"tea\"'")} and r.device = 'mobile'`));
  });
});
