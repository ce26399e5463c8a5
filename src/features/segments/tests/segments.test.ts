import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { selectActivities } from "../../../../tests/helpers/selectedSides";
import type { AskableQuestion, SegmentCondition, SegmentPage, SegmentPreview } from "../shared/api";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

describe.each(CONCURRENT_ENGINE)("segments on %s", (engine) => {
  let app: TestApp;
  let moderator: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const send = (method: "GET" | "POST" | "PUT", url: string, body?: object, token = moderator) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const preview = async (...conditions: readonly SegmentCondition[]): Promise<SegmentPreview> => {
    const answer = await send("POST", "/api/segments/preview", { conditions });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  /** Of the demo's members who haven't left, how many a condition in SQL holds of. */
  const count = async (condition: string) => {
    const [row] = await rows<{ people: number }>(
      app,
      `select count(*)::int as people from member where status <> 'INACTIVE' and (${condition})`,
    );
    return row?.people ?? 0;
  };
  const add = async (name: string, ...conditions: readonly SegmentCondition[]): Promise<string> => {
    const made = await send("POST", "/api/segments", { name, conditions });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  };

  test("count those of whom each kind of condition holds, and those of whom it doesn't", async () => {
    await rows(app, "update member set tags = '{ciclista}' where id in (select id from member order by id limit 3)");
    await rows(app, "update member set last_seen_at = null where id = (select id from member order by id limit 1)");
    const [province] = await rows<{ id: string }>(
      app,
      "select province_area as id from member where province_area is not null and status <> 'INACTIVE' limit 1",
    );
    const [done] = await rows<{ id: string }>(
      app,
      "select activity as id from participation where status = 'COMPLETED' group by 1 order by count(*) desc limit 1",
    );
    const cases: readonly (readonly [SegmentCondition, string])[] = [
      [{ kind: "TAG", values: ["ciclista", "nadie"] }, "'ciclista' = any(tags || public_tags)"],
      [{ kind: "GENDER", values: ["W"] }, "gender = 'W'"],
      [{ kind: "AGE", minimum: 25, maximum: 44 }, "extract(year from age(birth_date)) between 25 and 44"],
      [{ kind: "AGE", minimum: 40 }, "extract(year from age(birth_date)) >= 40"],
      [{ kind: "PROVINCE", values: [province?.id ?? ""] }, `province_area = '${province?.id}'`],
      [{ kind: "LAST_SEEN", days: 7 }, "last_seen_at >= now() - interval '7 days'"],
      [{ kind: "MEMBER_SINCE", days: 60 }, "created_at >= now() - interval '60 days'"],
      [
        { kind: "ACTIVITY", activity: done?.id ?? "" },
        `id in (select member from participation where activity = '${done?.id}' and status = 'COMPLETED')`,
      ],
    ];
    const all = await count("true");
    for (const [condition, known] of cases) {
      const expected = await count(known);
      expect(expected, known).toBeGreaterThan(0);
      expect((await preview(condition)).members, known).toBe(expected);
      // Of whom nothing is known, it doesn't hold.
      expect((await preview({ ...condition, isNot: true })).members, known).toBe(all - expected);
    }
    const both = await preview({ kind: "GENDER", values: ["W"] }, { kind: "LAST_SEEN", days: 7 });
    expect(both.members).toBe(await count("gender = 'W' and last_seen_at >= now() - interval '7 days'"));
    expect((await preview()).members).toBe(all);
  });

  test("refuse an age that ends before it begins, at its field, in a segment and in a preview", async () => {
    const conditions: readonly SegmentCondition[] = [
      { kind: "GENDER", values: ["W"] },
      { kind: "AGE", minimum: 60, maximum: 50 },
    ];
    const made = await send("POST", "/api/segments", { name: "Del revés", conditions });
    expect([made.statusCode, made.json().errors]).toEqual([
      400,
      [{ path: "/conditions/1/maximum", rule: "orderedNumber", message: expect.stringContaining("Desde") }],
    ]);
    const counted = await send("POST", "/api/segments/preview", { conditions });
    expect([counted.statusCode, counted.json().errors]).toMatchObject([
      400,
      [{ path: "/conditions/1/maximum", rule: "orderedNumber" }],
    ]);
    const years = await add("Medio siglo", { kind: "AGE", minimum: 50, maximum: 50 });
    const changed = await send("PUT", `/api/segments/${years}`, { conditions: [{ kind: "AGE", minimum: 51, maximum: 50 }] });
    expect([changed.statusCode, changed.json().errors]).toMatchObject([400, [{ path: "/conditions/0/maximum" }]]);
  });

  test("ask for answers of published surveys, as whoever gave them is", async () => {
    const [survey] = await rows<{ id: string; questionnaire: string }>(
      app,
      `select activity.id, activity.questionnaire from activity join response on response.questionnaire = activity.questionnaire
        where response.state = 'complete' and activity.status <> 'CONFIGURING' group by 1, 2 order by count(*) desc limit 1`,
    );
    // Some have responded already.
    await rows(app, "update response set member = null where questionnaire = $1", [survey?.questionnaire]);
    await rows(
      app,
      `with person as (select id, row_number() over (order by id) as place from member where status = 'ACTIVE'),
        given as (select id, row_number() over (order by id) as place from response
          where questionnaire = $1 and state = 'complete' and is_test is not true)
        update response set member = person.id from given join person using (place) where response.id = given.id`,
      [survey?.questionnaire],
    );
    const asked = await send("GET", `/api/segments/questions?activity=${survey?.id}`);
    expect(asked.statusCode, asked.body).toBe(200);
    const questions: readonly AskableQuestion[] = (await send("GET", `/api/segments/questions?activity=${survey?.id}`)).json();
    expect(questions.length).toBeGreaterThan(0);
    let found = 0;
    for (const { id, options } of questions) {
      for (const { code } of options) {
        const [known] = await rows<{ people: number }>(
          app,
          `select count(distinct response.member)::int as people from response join answer on answer.response = response.id
            join member on member.id = response.member and member.status <> 'INACTIVE'
            where questionnaire = '${survey?.questionnaire}' and state = 'complete' and is_test is not true
              and coalesce(disposition, 'complete') = 'complete' and question_id = $1
              and (value = to_jsonb($2::text) or value @> jsonb_build_array($2::text))`,
          [id, code],
        );
        const condition = { kind: "ANSWER", activity: survey?.id ?? "", question: id, values: [code] } as const;
        expect((await preview(condition)).members, `${id} ${code}`).toBe(known?.people);
        found += known?.people ?? 0;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  test("are live: whoever gets a tag is in, page by page, and whoever left isn't", async () => {
    const id = await add("Del metro", { kind: "TAG", values: ["metro"] });
    const page = async (number: number): Promise<SegmentPage> =>
      (await send("GET", `/api/segments/${id}/members?page=${number}&pageSize=2`)).json();
    expect(await page(0)).toEqual({ items: [], totalElements: 0, page: 0 });
    await rows(
      app,
      "update member set tags = '{metro}' where id in (select id from member where status = 'ACTIVE' order by nickname limit 3)",
    );
    expect(await page(0)).toMatchObject({ totalElements: 3, items: [{}, {}] });
    expect((await page(1)).items).toHaveLength(1);
    const [first] = (await page(0)).items;
    await rows(app, "update member set status = 'INACTIVE' where id = $1", [first?.id]);
    expect((await page(0)).totalElements).toBe(2);
    await rows(app, "update member set status = 'ACTIVE' where id = $1", [first?.id]);
    const counts = (await send("GET", "/api/activities/participants/segments")).json();
    expect(counts).toContainEqual({ id, name: "Del metro", members: 3 });
  });

  test("know a renamed tag by its new name", async () => {
    const id = await add("Del tranvía", { kind: "TAG", values: ["tranvia"] }, { kind: "GENDER", values: ["W", "M"] });
    const tag = await send("POST", "/api/tags", { name: "tranvia" });
    expect((await send("PUT", `/api/tags/${tag.json().id}`, { name: "transporte:tranvia" })).statusCode).toBe(200);
    expect((await send("GET", `/api/segments/${id}`)).json().conditions).toEqual([
      { kind: "TAG", values: ["transporte:tranvia"] },
      { kind: "GENDER", values: ["W", "M"] },
    ]);
  });

  test("give their members to an activity, each once", async () => {
    const women = await add("Mujeres", { kind: "GENDER", values: ["W"] });
    const everybody = await add("Todo el mundo", { kind: "GENDER", values: ["W", "M"] });
    const offered = (await send("GET", "/api/activities/participants/segments")).json();
    expect(offered).toContainEqual({ id: women, name: "Mujeres", members: await count("gender = 'W'") });
    const body = { segments: [women, everybody] };
    const resolved = (await send("POST", "/api/activities/participants", body)).json();
    expect(resolved.members).toHaveLength(await count("gender in ('W', 'M')"));
    const missing = await send("POST", "/api/activities/participants", { segments: [ABSENT] });
    expect(missing.statusCode).toBe(404);
  });

  test("are refused where a condition says too little, with the place", async () => {
    for (const [condition, path] of [
      [{ kind: "TAG" }, "/conditions/0/values"],
      [{ kind: "LAST_SEEN" }, "/conditions/0/days"],
      [{ kind: "ANSWER", values: ["yes"], question: "rides" }, "/conditions/0/activity"],
    ] as const) {
      const answer = await send("POST", "/api/segments", { name: "A medias", conditions: [condition] });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path }]);
    }
    const none = await send("POST", "/api/segments", { name: "Sin nada", conditions: [] });
    expect(none.statusCode).toBe(400);
  });

  test("are read, not written, by observers, and unknown to members", async () => {
    const id = await add("Solo mirar", { kind: "GENDER", values: ["M"] });
    const [observer, member] = await Promise.all([app.signIn("observer"), app.signIn("member")]);
    expect((await send("GET", `/api/segments/${id}/members`, undefined, observer)).statusCode).toBe(200);
    expect((await send("POST", "/api/segments/preview", { conditions: [] }, observer)).statusCode).toBe(403);
    expect((await send("GET", `/api/segments/${id}/members`, undefined, member)).statusCode).toBe(403);
  });

  test("tell whoever sees some activities alone nothing of others", async () => {
    const token = await app.signIn("observer");
    const [seen, unseen] = (await rows<{ id: string }>(app, "select id from activity order by id limit 2")).map(({ id }) => id);
    const limited = { kind: "ACTIVITY", activity: unseen ?? "", isNot: true } as const;
    const [open, closed] = [
      await add("De la vista", { kind: "ACTIVITY", activity: seen ?? "", isNot: true }),
      await add("De la otra", { kind: "LAST_SEEN", days: 3000 }, limited),
    ];
    await selectActivities(app, "observer", [seen ?? ""]);
    await selectActivities(app, "moderator", [seen ?? ""]);
    for (const [id, status] of [
      [open, 200],
      [closed, 404],
    ] as const)
      for (const who of [token, moderator])
        for (const url of [`/api/segments/${id}`, `/api/segments/${id}/members`])
          expect((await send("GET", url, undefined, who)).statusCode, url).toBe(status);
    expect((await send("GET", "/api/segments", undefined, token)).body).not.toContain("De la otra");
    expect((await send("GET", "/api/activities/participants/segments")).body).not.toContain("De la otra");
    const byOther = { segments: [closed] };
    expect((await send("POST", "/api/activities/participants", byOther)).statusCode).toBe(404);
    const answer = { kind: "ANSWER", activity: unseen ?? "", question: "rides", values: ["yes"] } as const;
    for (const condition of [limited, answer]) {
      expect((await send("POST", "/api/segments/preview", { conditions: [condition] })).statusCode).toBe(404);
      const made = await send("POST", "/api/segments", { name: "A escondidas", conditions: [condition] });
      expect(made.statusCode, made.body).toBe(400);
      expect((await send("PUT", `/api/segments/${open}`, { conditions: [condition] })).statusCode).toBe(400);
    }
    const all = await app.signIn("mainAdmin");
    expect((await send("GET", `/api/segments/${closed}/members`, undefined, all)).statusCode).toBe(200);
  });
});
