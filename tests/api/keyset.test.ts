import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { ENGINE_IN_TURN, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { SHOP, VISIT } from "../helpers/shops";

type Params = Readonly<Record<string, unknown>>;
type Shop = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };

const query = (params: Params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");

/** Every column repeats its values, lacks some, and moments differ by microseconds alone. */
const SEED = `insert into shop (id, space_id, name, owner, slogan, opened, seen_at, rating, weight, rent, open, mood, labels, created_at)
  select given.id, (select id from space where origin = 'demo'),
    (array['Ñandú', 'nube', 'oso', 'Ágata', 'zorro', 'Z10', 'z2', ''''''''])[1 + given.at % 8],
    case when given.at % 5 > 0 then 'owner' || given.at % 7 end,
    case when given.at % 3 > 0 then jsonb_build_object('es', 'lema ' || given.at % 4, 'en', 'motto ' || (9 - given.at % 4)) end,
    case when given.at % 4 > 0 then date '2026-01-01' + (given.at % 6)::int end,
    case when given.at % 6 > 0 then timestamptz '2026-01-01 10:00:00.000001Z' + (given.at % 9) * interval '1 microsecond' end,
    case when given.at % 7 > 0 then (given.at % 5 - 2)::int end,
    case when given.at % 8 > 0 then (given.at % 5) / 3.0 end,
    case when given.at % 9 > 0 then (given.at % 5) * 1.01 end,
    case when given.at % 3 > 0 then given.at % 2 = 0 end,
    case when given.at % 4 > 0 then (array['GOOD', 'BAD'])[1 + (given.at % 2)::int] end,
    array['l' || given.at % 3],
    timestamptz '2026-02-02 10:00:00.123456Z' + (given.at / 4) * interval '1 microsecond'
  from unnest($1::uuid[]) with ordinality as given (id, at)`;

describe.each(ENGINE_IN_TURN)("keyset paging on %s", (engine) => {
  const project = projectWith([SHOP, VISIT]);
  const ids = Array.from({ length: 83 }, newId);
  let app: TestApp;
  let moderator: string;

  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    moderator = await app.signIn("moderator");
    await app.database.query({ text: SEED, values: [ids] });
    await app.database.query({
      text: `insert into visit (id, space_id, shop) select gen_random_uuid(), s.space_id, s.id from shop s, generate_series(1, 3) n where s.rating >= n`,
      values: [],
    });
  });
  afterAll(async () => {
    await app?.close();
    project.remove();
  });

  const list = (params: Params, headers: Record<string, string> = {}) =>
    app.call({ url: `/api/shops?${query(params)}`, token: moderator, headers });

  /** All pages, by the cursor that each gives for the next. */
  async function walk(params: Params, limit: number, headers?: Record<string, string>): Promise<readonly Shop[]> {
    const rows: Shop[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...params, limit: String(limit), ...(after ? { after } : {}), count: "false" }, headers);
      expect([page.statusCode, page.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
      const found: readonly Shop[] = page.json();
      rows.push(...found);
      after = page.headers["x-next-cursor"] as string | undefined;
      if (after) expect(found).toHaveLength(limit);
    } while (after);
    return rows;
  }

  const fields = [
    ...["name", "owner", "slogan", "opened", "seenAt", "rating", "weight", "rent", "open", "mood"],
    ...["title", "visits", "createdAt", "updatedAt", "version", "id"],
  ];

  test.each(fields.flatMap((field) => [[field, "ASC"] as const, [field, "DESC"] as const]))(
    "by %s %s is the same list as by offset, every record once",
    async (field, order) => {
      const sort = [field, order];
      const whole: readonly Shop[] = (await list({ sort, range: [0, 999] })).json();
      const walked = await walk({ sort }, 7);
      expect(walked.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      expect(new Set(walked.map(({ id }) => id)).size).toBe(ids.length);
      const back: readonly Shop[] = (await list({ sort: [field, order === "ASC" ? "DESC" : "ASC"], range: [0, 999] })).json();
      expect(back.map(({ id }) => id).toReversed()).toEqual(whole.map(({ id }) => id));
    },
  );

  test("puts records without a value last, first in the reverse order", async () => {
    const values = (await walk({ sort: ["rating", "ASC"] }, 10)).map(({ rating }) => rating);
    const without = values.filter((value) => value === null).length;
    expect(without).toBeGreaterThan(5);
    expect(values.slice(-without)).toEqual(Array(without).fill(null));
    expect((await walk({ sort: ["rating", "DESC"] }, 10))[0]?.rating).toBeNull();
  });

  test("sorts texts as Spanish does, and localized ones by the language shown", async () => {
    const names = [...new Set((await walk({ sort: ["name", "ASC"] }, 10)).map(({ name }) => name))];
    expect(names).toEqual(["'''", "Ágata", "nube", "Ñandú", "oso", "Z10", "z2", "zorro"]);
    const first = async (language: string) => (await walk({ sort: ["slogan", "ASC"] }, 50, { "accept-language": language }))[0];
    expect((await first("es"))?.slogan).toMatchObject({ es: "lema 0" });
    expect((await first("en"))?.slogan).toMatchObject({ en: "motto 6" });
  });

  test("keeps the filter, and loses no record to one that is added or deleted before the cursor", async () => {
    const filter = { mood: "GOOD" };
    const params = { sort: ["name", "ASC"], filter, limit: "5" };
    const first = await list(params);
    const [gone] = first.json();
    await app.database.query({ text: "update shop set deleted_at = now() where id = $1", values: [gone.id] });
    const next = await list({ ...params, after: String(first.headers["x-next-cursor"]) });
    await app.database.query({ text: "update shop set deleted_at = null where id = $1", values: [gone.id] });
    const whole = (await list({ ...params, limit: "10" })).json();
    expect([...first.json(), ...next.json()]).toEqual(whole);
    expect(whole.every((shop: Shop) => shop.mood === "GOOD")).toBe(true);
  });

  test("a page by range tells where the next one begins, the last one nothing", async () => {
    const first = await list({ sort: ["opened", "DESC"], range: [0, 9] });
    const second = await list({ sort: ["opened", "DESC"], limit: "10", after: String(first.headers["x-next-cursor"]) });
    expect(second.json()).toEqual((await list({ sort: ["opened", "DESC"], range: [10, 19] })).json());
    expect(second.headers["content-range"]).toBe(`shops 0-9/${ids.length}`);
    expect((await list({ range: [80, 99] })).headers["x-next-cursor"]).toBeUndefined();
    expect((await list({ limit: String(ids.length) })).headers["x-next-cursor"]).toBeUndefined();
    expect((await list({ limit: String(ids.length - 1) })).headers["x-next-cursor"]).toBeDefined();
  });

  describe("a cursor", () => {
    let cursor: string;
    beforeAll(async () => {
      cursor = String(
        (await list({ sort: ["seenAt", "DESC"], filter: { seenAt_isNull: false }, limit: "5" })).headers["x-next-cursor"],
      );
    });
    const parts = () => JSON.parse(Buffer.from(cursor, "base64url").toString());
    const forge = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

    test.each([
      ["made up", () => "abc"],
      ["of no JSON", () => Buffer.from("{").toString("base64url")],
      ["with another moment", () => forge([parts()[0].replace("2026", "2025"), ...parts().slice(1)])],
      ["with another id", () => forge([parts()[0], newId(), parts()[2]])],
      ["with no moment", () => forge(["yesterday", ...parts().slice(1)])],
      ["with a number", () => forge([7, ...parts().slice(1)])],
      ["too short", () => forge(parts().slice(0, 2))],
      ["with SQL", () => forge(["'; drop table shop --", ...parts().slice(1)])],
      ["of an object", () => forge({ id: newId() })],
    ])("%s is refused", async (_, make) => {
      const answer = await list({ sort: ["seenAt", "DESC"], limit: "5", after: make() });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, "/after"]);
    });

    test.each([
      ["another field", { sort: ["opened", "DESC"] }],
      ["the other direction", { sort: ["seenAt", "ASC"] }],
      ["no order", {}],
    ])("of one order is refused for %s", async (_, params) => {
      const answer = await list({ ...params, limit: "5", after: cursor });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, "/after"]);
    });

    test("of one list is refused for another", async () => {
      const url = `/api/visits?${query({ sort: ["createdAt", "DESC"], after: cursor })}`;
      expect((await app.call({ url, token: moderator })).statusCode).toBe(400);
    });

    test.each([[{ range: [0, 4] }], [{ limit: "1001" }], [{ limit: "-1" }], [{ limit: "many" }]])(
      "with %j is refused",
      async (params) => {
        expect((await list({ sort: ["seenAt", "DESC"], limit: "5", after: cursor, ...params })).statusCode).toBe(400);
      },
    );
  });

  test("far into a list an offset gives the same rows, from either end", async () => {
    await app.database.query({
      text: `insert into shop (id, space_id, name, rating) select gen_random_uuid(), (select id from space where origin = 'demo'), 'many ' || n % 40, n % 50
        from generate_series(1, 2400) n`,
      values: [],
    });
    for (const sort of [
      ["name", "ASC"],
      ["rating", "DESC"],
      ["visits", "ASC"],
    ]) {
      const whole = await walk({ sort }, 1_000);
      for (const from of [499, 500, 700, 1_241, 1_242, 2_000, 2_470, whole.length - 3, whole.length]) {
        const page = await list({ sort, range: [from, from + 9] });
        expect(page.json()).toEqual(whole.slice(from, from + 10));
        const uncounted = await list({ sort, range: [from, from + 9], count: "false" });
        expect(uncounted.json()).toEqual(page.json());
        expect(uncounted.headers["content-range"]).toMatch(/\/\*$/);
        expect(page.headers["content-range"]).toMatch(new RegExp(`/${whole.length}$`));
        expect(page.headers["x-next-cursor"] !== undefined).toBe(from + 10 < whole.length);
      }
    }
    expect((await list({ range: [5_000, 5_009] })).json()).toEqual([]);
  });

  test("an estimate stands for the count of a large list, and is told as one", async () => {
    await app.database.query({
      text: `insert into visit (id, space_id, shop) select gen_random_uuid(), s.space_id, s.id from shop s, generate_series(1, 10) n`,
      values: [],
    });
    await app.database.query({ text: "analyze visit", values: [] });
    const visits = await app.call({ url: "/api/visits?count=estimate", token: moderator });
    const exact = Number(
      String((await app.call({ url: "/api/visits", token: moderator })).headers["content-range"]).split("/")[1],
    );
    expect(visits.headers["x-count"]).toBe("estimate");
    const guess = Number(String(visits.headers["content-range"]).split("/")[1]);
    expect(guess).toBeGreaterThan(exact / 2);
    expect(guess).toBeLessThan(exact * 2);
    const few = await list({ count: "estimate", filter: { rating: 7 } });
    expect(few.headers["x-count"]).toBeUndefined();
    expect(few.headers["content-range"]).toBe((await list({ filter: { rating: 7 } })).headers["content-range"]);
  });
});
