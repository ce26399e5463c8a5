import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { isJsonObject } from "../../src/shared/json";
import { createRandom, pick } from "../../src/shared/random";
import { ENGINES, startApp, type TestApp } from "../helpers/app";

type Params = Readonly<Record<string, unknown>>;

const query = (params: Params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");

const PROBLEM = "application/problem+json; charset=utf-8";
const UNUSUAL = ["Ñandú Çelik", "ÀÉÎÕÜ", "100% seguro", "uno_dos", "c:\\temp", "O'Brien; drop table member", "Łukasz 日本"];

describe.each(ENGINES)("the generated list on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let observer: string;
  let backoffice: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, observer, backoffice] = await Promise.all([
      app.signIn("moderator"),
      app.signIn("observer"),
      app.signIn("backoffice"),
    ]);
    for (const [index, nickname] of UNUSUAL.entries()) await createMember(nickname, `unusual${index}@search.test`);
  });
  afterAll(() => app?.close());

  async function createMember(nickname: string, email: string, values: Params = {}): Promise<string> {
    const body = { nickname, email, ...values };
    const created = await app.call({ method: "POST", url: "/api/members", token: moderator, body });
    expect([created.statusCode, created.body]).toEqual([201, expect.any(String)]);
    return created.json().id;
  }

  const list = (params: Params, { token = moderator, resource = "members" } = {}) =>
    app.call({ url: `/api/${resource}?${query(params)}`, token });
  const nicknames = async (filter: Params, token = moderator): Promise<readonly string[]> => {
    const answer = await list({ filter, range: [0, 99] }, { token });
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    return answer.json().map((row: { nickname: string }) => row.nickname);
  };

  describe("search", () => {
    test.each([
      ["nandu", "Ñandú Çelik"],
      ["ÑANDÚ CELIK", "Ñandú Çelik"],
      ["çel", "Ñandú Çelik"],
      ["aeiou", "ÀÉÎÕÜ"],
      ["日本", "Łukasz 日本"],
      ["o'brien; drop", "O'Brien; drop table member"],
      ["c:\\te", "c:\\temp"],
    ])("%s finds %s, without case and accents", async (q, nickname) => {
      expect(await nicknames({ q })).toEqual([nickname]);
      expect(await nicknames({ nickname_contains: q })).toEqual([nickname]);
    });

    test.each([
      ["%", "100% seguro"],
      ["_", "uno_dos"],
      ["\\", "c:\\temp"],
      ["0% s", "100% seguro"],
    ])("takes %s as itself, not as a wildcard", async (q, nickname) => {
      expect(await nicknames({ nickname_contains: q })).toEqual([nickname]);
      const found = await nicknames({ q });
      expect(found).toContain(nickname);
      const row = (await list({ filter: { nickname } })).json()[0];
      const total = (await list({ range: [0, 0] })).headers["content-range"];
      expect(row.nickname).toBe(nickname);
      expect(`members 0-0/${found.length}`).not.toBe(total);
    });

    test.each([["%_%"], ["a%b"], ["___"], ["\\%"]])("finds nothing where nothing holds %s", async (q) => {
      expect(await nicknames({ q })).toEqual([]);
    });

    test("of spaces alone is no search", async () => {
      const all = (await list({ range: [0, 0] })).headers["content-range"];
      expect((await list({ range: [0, 0], filter: { q: "   " } })).headers["content-range"]).toBe(all);
    });
  });

  describe("an observer, who sees no e-mail,", () => {
    const email = "unusual0@search.test";

    test("gets records without it", async () => {
      const rows = (await list({}, { token: observer })).json();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain("@");
      expect(Object.keys(rows[0])).not.toContain("email");
    });

    test.each([
      [{ filter: { email } }],
      [{ filter: { email: [email] } }],
      [{ filter: { email_contains: "unusual" } }],
      [{ filter: { email_neq: email } }],
      [{ filter: { email_isNull: false } }],
      [{ filter: { phone_isNull: false } }],
      [{ sort: ["email", "ASC"] }],
      [{ sort: ["accountId", "ASC"] }],
      [{ filter: { accountId_isNull: true } }],
    ])("can't find it out by %j", async (params) => {
      const answer = await list(params, { token: observer });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
      expect(answer.json().errors).toEqual([expect.objectContaining({ rule: "unknown" })]);
    });

    test("finds nobody by it in the search, as a moderator does", async () => {
      expect(await nicknames({ q: email }, observer)).toEqual([]);
      expect(await nicknames({ q: email })).toEqual([UNUSUAL[0]]);
    });
  });

  const refused: readonly (readonly [Params])[] = [
    [{ sort: "name" }],
    [{ sort: ["name"] }],
    [{ sort: ["name", "asc; drop table member"] }],
    [{ sort: ["points;drop table member", "ASC"] }],
    [{ sort: ["name desc, (select 1)", "ASC"] }],
    [{ sort: ['name"', "ASC"] }],
    [{ sort: ["nickname) --", "ASC"] }],
    [{ sort: ["__proto__", "ASC"] }],
    [{ sort: ["constructor", "ASC"] }],
    [{ sort: [["name"], "ASC"] }],
    [{ sort: { name: "ASC" } }],
    [{ sort: "[" }],
    [{ sort: ["tags", "ASC"] }],
    [{ range: [0, -5] }],
    [{ range: [-1, 10] }],
    [{ range: [0, 1e9] }],
    [{ range: [1e300, 1e300] }],
    [{ range: "[0,NaN]" }],
    [{ range: "[0,1e400]" }],
    [{ range: [0.5, 3] }],
    [{ range: ["0", "9"] }],
    [{ range: [0] }],
    [{ range: "0-9" }],
    [{ filter: "{" }],
    [{ filter: "[]" }],
    [{ filter: { nowhere: 1 } }],
    [{ filter: { "nickname; drop table member": "a" } }],
    [{ filter: { "nickname'": "a" } }],
    [{ filter: { nickname_between: ["a", "b"] } }],
    [{ filter: { nickname: { eq: "a" } } }],
    [{ filter: { nickname: 1 } }],
    [{ filter: { nickname: null } }],
    [{ filter: { nickname: ["a", 1] } }],
    [{ filter: { nickname: ["a", ["b"]] } }],
    [{ filter: { nickname: "a\u0000b" } }],
    [{ filter: { nickname: ["a\u0000b"] } }],
    [{ filter: '{"nickname":"\\ud800"}' }],
    [{ filter: '{"nickname":["ok","\\ud800"]}' }],
    [{ filter: { nickname_contains: "a\u0000b" } }],
    [{ filter: { points: "1" } }],
    [{ filter: { points: 1.5 } }],
    [{ filter: { points: 1e18 } }],
    [{ filter: '{"points":1e400}' }],
    [{ filter: { points: [1, "2"] } }],
    [{ filter: { birthDate: "2026-02-30" } }],
    [{ filter: { birthDate_gte: "yesterday" } }],
    [{ filter: { createdAt_gte: "0000-01-01" } }],
    [{ filter: { createdAt_gte: "2026-02-30" } }],
    [{ filter: { createdAt_gte: "2026-01-01T25:00:00Z" } }],
    [{ filter: { createdAt_gte: "infinity" } }],
    [{ filter: { id: "not-an-id" } }],
    [{ filter: { id: ["' or true --"] } }],
    [{ filter: { tags_contains: "a\u0000" } }],
    [{ filter: { nickname_isNull: "yes" } }],
    [{ filter: { q: 7 } }],
    [{ filter: { q: ["a"] } }],
    [{ filter: { q: "%_%".repeat(10_000) } }],
    [{ filter: { q: "x\u0000" } }],
    [{ filter: '{"q":"\\udfff"}' }],
    [{ filter: { nickname: Array.from({ length: 1_001 }, String) } }],
    [{ count: "maybe" }],
    [{ page: 1 }],
  ];
  test.each(refused.map(([params]) => [JSON.stringify(params).slice(0, 90), params] as const))(
    "refuses %s and says where",
    async (_, params) => {
      const answer = await list(params);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([400, PROBLEM]);
      expect(answer.json()).toMatchObject({ code: "request.invalid", errors: [{ rule: expect.any(String) }] });
      expect(answer.json().errors[0].message).not.toMatch(/^validation\./);
      expect(answer.body).not.toMatch(/select |syntax|pg_|postgres/i);
    },
  );

  test("takes names of Object's own for names of nothing", async () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      expect((await list({ filter: `{"${name}":"a"}` })).statusCode).toBe(400);
    }
  });

  describe("paging", () => {
    beforeAll(async () => {
      const members = Array.from({ length: 30 }, (_, index) => index);
      // Many share a name, many have none, and all were created by one statement at one moment.
      const values = members.map(() => newId());
      await app.database.query({
        text: `insert into member (id, space_id, nickname, email, name)
          select given.id, (select id from space where origin = 'demo'), 'paging-' || given.at, 'paging-' || given.at || '@page.test',
            case when given.at % 3 = 0 then null when given.at % 3 = 1 then 'Ana' else 'ana' end
          from unnest($1::uuid[]) with ordinality as given (id, at)`,
        values: [values],
      });
    });

    const readAll = async (params: Params, size: number) => {
      const ids: string[] = [];
      for (let from = 0; ; from += size) {
        const page = await list({ ...params, range: [from, from + size - 1] });
        expect(page.statusCode).toBe(200);
        const rows: readonly { id: string }[] = page.json();
        ids.push(...rows.map(({ id }) => id));
        const total = Number(String(page.headers["content-range"]).split("/")[1]);
        const shown = rows.length === 0 ? "*" : `${from}-${from + rows.length - 1}`;
        expect(page.headers["content-range"]).toBe(`members ${shown}/${total}`);
        if (rows.length < size) return { ids, total };
      }
    };

    test.each([
      ["name", "ASC"],
      ["name", "DESC"],
      ["createdAt", "ASC"],
      ["createdAt", "DESC"],
      ["status", "DESC"],
      ["points", "ASC"],
      ["id", "DESC"],
    ])("by %s %s shows every member once", async (field, order) => {
      const { ids, total } = await readAll({ sort: [field, order] }, 17);
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
    });

    test("by name sorts as people do, accents and case aside", async () => {
      const { ids } = await readAll({ sort: ["name", "ASC"], filter: { nickname_contains: "paging-" } }, 100);
      const rows = (await list({ filter: { id: ids }, sort: ["name", "ASC"], range: [0, 99] })).json();
      const folded = rows.map((row: { name: string | null }) => row.name?.toLowerCase() ?? null);
      expect(folded.filter(Boolean)).toHaveLength(20);
      expect(folded.toSorted()).toEqual(folded.toSorted());
      expect(rows.map((row: { id: string }) => row.id)).toEqual(ids);
    });

    test("without a count answers a star for it, and the same rows", async () => {
      const counted = await list({ range: [0, 4] });
      const uncounted = await list({ range: [0, 4], count: "false" });
      expect(uncounted.headers["content-range"]).toBe("members 0-4/*");
      expect(uncounted.json()).toEqual(counted.json());
    });

    test("past the end answers no rows and still the total", async () => {
      const total = String((await list({ range: [0, 0] })).headers["content-range"]).split("/")[1];
      const beyond = await list({ range: [100_000, 100_010] });
      expect([beyond.json(), beyond.headers["content-range"]]).toEqual([[], `members */${total}`]);
    });
  });

  describe("bulk", () => {
    test("changes all or none", async () => {
      const ids = [await createMember("bulk-1", "bulk1@bulk.test"), await createMember("bulk-2", "bulk2@bulk.test")];
      const url = `/api/members?${query({ filter: { id: ids } })}`;
      const change = (body: Params) => app.call({ method: "PUT", url, token: moderator, body });
      const taken = await change({ nickname: "bulk-same" });
      expect([taken.statusCode, taken.json().code]).toEqual([409, "record.exists"]);
      expect(await nicknames({ id: ids })).toEqual(["bulk-1", "bulk-2"]);
      expect((await change({ name: 7 })).statusCode).toBe(400);
      expect((await change({ email: "x@y.test" })).statusCode).toBe(400);
      const done = await change({ name: "Both" });
      expect(done.json().toSorted()).toEqual(ids.toSorted());
      const rows = (await list({ filter: { id: ids } })).json();
      expect(rows.map((row: { name: string; version: number }) => [row.name, row.version])).toEqual([
        ["Both", 2],
        ["Both", 2],
      ]);
    });

    test("deletes all or none", async () => {
      const post = async (resource: string, body: Params) =>
        (await app.call({ method: "POST", url: `/api/${resource}`, token: backoffice, body })).json().id;
      const free = await post("countries", { code: "XQ", name: { es: "Libre" } });
      const used = await post("countries", { code: "XR", name: { es: "Usado" } });
      const panelist = await post("panelists", { email: "used@country.test", country: used });
      const remove = () =>
        app.call({
          method: "DELETE",
          url: `/api/countries?${query({ filter: { id: [free, used] } })}`,
          token: backoffice,
        });
      const refused = await remove();
      expect([refused.statusCode, refused.json().code]).toEqual([409, "record.inUse"]);
      const left = (await list({ filter: { id: [free, used] } }, { token: backoffice, resource: "countries" })).json();
      expect(left).toHaveLength(2);
      expect((await app.call({ method: "DELETE", url: `/api/panelists/${panelist}`, token: backoffice })).statusCode).toBe(200);
      expect((await remove()).json().toSorted()).toEqual([free, used].toSorted());
    });

    test.each([
      [""],
      ["filter=[]"],
      ["filter={}"],
      [query({ filter: { id: "x" } })],
      [query({ filter: { id: [1] } })],
      [query({ filter: { id: [], name: "Ana" } })],
      [query({ filter: { nickname: "bulk-1" } })],
    ])("without a plain list of ids (%s) does nothing", async (part) => {
      const before = (await list({ range: [0, 0] })).headers["content-range"];
      for (const method of ["PUT", "DELETE"] as const) {
        const answer = await app.call({ method, url: `/api/members?${part}`, token: moderator, body: {} });
        expect([method, answer.statusCode]).toEqual([method, 400]);
      }
      expect((await list({ range: [0, 0] })).headers["content-range"]).toBe(before);
    });

    test("names ids of nobody and ids that are none", async () => {
      const url = `/api/members?${query({ filter: { id: [newId(), "x", "' or true --"] } })}`;
      for (const method of ["PUT", "DELETE"] as const) {
        const answer = await app.call({ method, url, token: moderator, body: {} });
        expect([answer.statusCode, answer.json().failed.length]).toEqual([404, 3]);
      }
    });
  });

  describe("a body", () => {
    const post = (payload: string | Buffer, type = "application/json") =>
      app.app.inject({
        method: "POST",
        url: "/api/members",
        headers: { authorization: `Bearer ${moderator}`, "content-type": type },
        payload,
      });

    test.each([
      ['{"nickname":"nul\\u0000","email":"n@b.test"}', "/nickname"],
      ['{"nickname":"half \\ud83d","email":"h@b.test"}', "/nickname"],
      ['{"nickname":"tags","email":"t@b.test","observations":"a\\u0000"}', "/observations"],
      ['{"nickname":"tags","email":"t@b.test","tags":["a\\u0000"]}', "/tags"],
      ['{"nickname":"date","email":"d@b.test","birthDate":"2026-02-30"}', "/birthDate"],
      ['{"nickname":["a"],"email":"d@b.test"}', "/nickname"],
      ['{"nickname":"mail","email":["d@b.test"]}', "/email"],
      ['{"nickname":"mail","email":"a@b.test\\r\\nBcc: c@d.test"}', "/email"],
      ['{"nickname":"many","email":"m@b.test","tags":["a:b:c:"]}', "/tags"],
      ['{"nickname":"proto","email":"p@b.test","__proto__":{"role":"ADMINISTRATOR"}}', ""],
      ["[]", ""],
      ["null", ""],
      ['"text"', ""],
      ["", ""],
      ["{", ""],
    ])("%s is refused with the place of its fault", async (payload, path) => {
      const before = (await list({ range: [0, 0] })).headers["content-range"];
      const answer = await post(payload);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([400, PROBLEM]);
      expect(answer.json().code).toBe("request.invalid");
      if (path) expect(answer.json().errors[0].path).toMatch(new RegExp(`^${path}`));
      expect((await list({ range: [0, 0] })).headers["content-range"]).toBe(before);
    });

    test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "nonsense", "application/json5"])(
      "of the type %s is refused",
      async (type) => {
        const answer = await post('{"nickname":"typed","email":"typed@b.test"}', type);
        expect([415, 400]).toContain(answer.statusCode);
        expect(answer.headers["content-type"]).toBe(PROBLEM);
      },
    );

    test("of more than a megabyte is refused as too large", async () => {
      const answer = await post(JSON.stringify({ nickname: "x".repeat(1_100_000), email: "large@b.test" }));
      expect([answer.statusCode, answer.json().code]).toEqual([413, "request.tooLarge"]);
    });

    test("deeply nested does no harm", async () => {
      const answer = await post(`{"nickname":${"[".repeat(50_000)}${"]".repeat(50_000)},"email":"deep@b.test"}`);
      expect(answer.statusCode).toBe(400);
    });
  });

  test.each(["/api/nothing", "/api/members/a/b/c", "/nothing", "/api", "/api/members/%00", "/api/members/%ff", "/api/%"])(
    "%s is answered by a problem document",
    async (url) => {
      const answer = await app.call({ url, token: moderator });
      expect([404, 400]).toContain(answer.statusCode);
      expect(answer.headers["content-type"]).toBe(PROBLEM);
      expect(answer.json()).toMatchObject({
        type: expect.stringMatching(/^urn:/),
        title: expect.any(String),
        status: answer.statusCode,
      });
    },
  );

  test("no request that openapi.json lets one think of ends in a 5xx", async () => {
    const random = createRandom(20_261_120);
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    const operations = Object.entries<Params>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
    );
    expect(operations.length).toBeGreaterThan(40);
    const ids = (await list({ range: [0, 5] })).json().map((row: { id: string }) => row.id);
    const junk = [
      "",
      "null",
      "[]",
      "{}",
      "-1",
      "1e999",
      "%00",
      "%",
      "'",
      "../..",
      "\u202e",
      "😀",
      "x".repeat(300),
      newId(),
      ...ids,
    ];
    const json = ["null", "[]", "{}", '"a"', "7", '{"a":1}', '{"id":["x"]}', "[0,24]", '["id","ASC"]', "{", '{"q":"a"}', "[1,0]"];
    const value = (): unknown =>
      pick(random, [null, true, 0, -1, 1e308, "", "a", "\u0000", "\ud800", [], {}, [null], { a: [{}] }, newId(), "2026-02-30"]);
    const body = () => {
      const names = [
        "id",
        "name",
        "title",
        "email",
        "password",
        "value",
        "draft",
        "revision",
        "filter",
        "type",
        "spaceId",
        "isOpen",
      ];
      const fields = Array.from({ length: 3 }, () => [pick(random, names), value()]);
      const shape = random();
      if (shape < 0.2) return undefined;
      return shape < 0.7 ? Object.fromEntries(fields) : [value()];
    };
    const failures: unknown[] = [];
    for (let count = 0; count < 400; count += 1) {
      const { path, method } = operations[count % operations.length] ?? { path: "/", method: "GET" };
      const filled = path.replace(/\{[^}]+\}/g, () => encodeURIComponent(pick(random, junk)));
      const names = ["sort", "range", "filter", "count", "test", "language", "unknown"];
      const search = random() < 0.5 ? "" : `?${pick(random, names)}=${encodeURIComponent(pick(random, json))}`;
      const payload = method === "GET" ? undefined : body();
      const answer = await app.app.inject({
        method: method as "GET",
        url: filled + search,
        headers: {
          ...(random() < 0.8 ? { authorization: `Bearer ${pick(random, [moderator, backoffice, observer])}` } : {}),
          ...(payload === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
      const isProblem = answer.headers["content-type"] === PROBLEM && isJsonObject(answer.json());
      if (answer.statusCode >= 500 || (answer.statusCode >= 400 && !isProblem))
        failures.push({ method, url: filled + search, payload, status: answer.statusCode, body: answer.body.slice(0, 200) });
    }
    expect(failures).toEqual([]);
  });
});
