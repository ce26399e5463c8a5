import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { SHOP, VISIT } from "../helpers/shops";

type Params = Readonly<Record<string, unknown>>;

const query = (params: Params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");

describe.each(ANY_ENGINE)("reads on %s", (engine) => {
  const project = projectWith([SHOP, VISIT]);
  let app: TestApp;
  let moderator: string;
  let observer: string;
  let client: string;
  let member: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    [moderator, observer, client, member] = await Promise.all([
      app.signIn("moderator"),
      app.signIn("observer"),
      app.signIn("client"),
      app.signIn("member"),
    ]);
    const create = async (resource: string, body: Params) => {
      const answer = await app.call({ method: "POST", url: `/api/${resource}`, token: moderator, body });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      return String(answer.json().id);
    };
    ids.oak = await create("shops", {
      name: "Oak Ñandú",
      owner: "Marta",
      note: "allergic",
      code: "hush",
      slogan: { es: "Roble", en: "Mighty" },
    });
    ids.elm = await create("shops", {
      name: "Elm",
      owner: "Pablo",
      mood: "GOOD",
      partners: [ids.oak],
      subject: `shop/${ids.oak}`,
    });
    ids.fir = await create("shops", { name: "Fir", mood: "BAD", partners: [ids.elm, ids.oak], labels: ["green", "tall"] });
    ids.ash = await create("shops", { name: "Ash 100%", rating: -3, subject: `shop/${ids.elm}` });
    await create("visits", { shop: ids.oak, day: "2026-11-01" });
    await create("visits", { shop: ids.oak });
  });
  afterAll(async () => {
    await app?.close();
    project.remove();
  });

  const list = (params: Params, token = moderator) => app.call({ url: `/api/shops?${query(params)}`, token });
  const names = async (filter: Params, token = moderator): Promise<readonly string[]> => {
    const answer = await list({ filter }, token);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json().map((row: { name: string }) => row.name);
  };

  describe("a record", () => {
    test("holds what is sensitive, computed and referred to, and its version as ETag; a secret never", async () => {
      const answer = await app.call({ url: `/api/shops/${ids.oak}`, token: moderator });
      const shop = answer.json();
      expect(shop).toMatchObject({ note: "allergic", title: "Oak Ñandú", visits: 2, partners: [] });
      expect(answer.headers.etag).toBe(`"${shop.version}"`);
      expect(answer.body).not.toMatch(/hush|argon|"code"/);
      const fir = (await app.call({ url: `/api/shops/${ids.fir}`, token: moderator })).json();
      expect(fir.partners).toEqual([ids.elm, ids.oak]);
    });

    test("in a list is without what is sensitive", async () => {
      const answer = await list({});
      expect(answer.json()).toHaveLength(4);
      expect(answer.body).not.toMatch(/allergic|"note"|"code"|hush/);
      expect(answer.json()[2]).toMatchObject({ name: "Fir", title: "Fir BAD", visits: 0, partners: [ids.elm, ids.oak] });
    });
  });

  describe("filters", () => {
    test.each<[string, () => Params, readonly string[]]>([
      ["a many-reference", () => ({ partners: ids.oak }), ["Elm", "Fir"]],
      ["one of many-references' ids", () => ({ partners: [ids.elm, newId()] }), ["Fir"]],
      ["a many-reference that is empty", () => ({ partners_isNull: true }), ["Ash 100%", "Oak Ñandú"]],
      ["a many-reference that is not", () => ({ partners_isNull: false }), ["Elm", "Fir"]],
      ["a polymorphic reference", () => ({ subject: `shop/${ids.oak}` }), ["Elm"]],
      ["several polymorphic references", () => ({ subject: [`shop/${ids.oak}`, `shop/${ids.elm}`] }), ["Ash 100%", "Elm"]],
      ["a polymorphic reference to another entity", () => ({ subject: `activity/${ids.oak}` }), []],
      ["no polymorphic reference", () => ({ subject_isNull: true }), ["Fir", "Oak Ñandú"]],
      ["a computed text", () => ({ title: "Elm GOOD" }), ["Elm"]],
      ["a part of a computed text", () => ({ title_contains: "r bad" }), ["Fir"]],
      ["a computed number", () => ({ visits_gte: 1 }), ["Oak Ñandú"]],
      ["a tag", () => ({ labels_contains: "tall" }), ["Fir"]],
      ["a part of a tag, without case and accents", () => ({ labels_contains: "TÁL" }), ["Fir"]],
      ["no part of two tags together", () => ({ labels_contains: "all,e" }), []],
      ["a negative number", () => ({ rating_lt: 0 }), ["Ash 100%"]],
      ["a localized text as it is shown", () => ({ slogan_contains: "roble" }), ["Oak Ñandú"]],
      ["a localized text in a language that is not shown", () => ({ slogan_contains: "mighty" }), []],
    ])("by %s", async (_, filter, expected) => {
      expect(await names(filter())).toEqual(expected);
    });

    test.each<[string, () => Params]>([
      ["what is sensitive", () => ({ filter: { note: "allergic" } })],
      ["what is sensitive being there", () => ({ filter: { note_isNull: false } })],
      ["a secret", () => ({ filter: { code: "hush" } })],
      ["a secret being there", () => ({ filter: { code_isNull: false } })],
      ["a polymorphic reference of another shape", () => ({ filter: { subject: ids.oak } })],
      ["a many-reference that is no id", () => ({ filter: { partners: "oak" } })],
      ["sorting by what is sensitive", () => ({ sort: ["note", "ASC"] })],
      ["sorting by a many-reference", () => ({ sort: ["partners", "ASC"] })],
      ["the trash of an entity that has none", () => ({ trash: "maybe" })],
    ])("refuse %s", async (_, params) => {
      expect((await list(params())).statusCode).toBe(400);
    });
  });

  describe("search", () => {
    test.each([
      ["marta", ["Oak Ñandú"]],
      ["oak mar", ["Oak Ñandú"]],
      ["mar oak", ["Oak Ñandú"]],
      ["NANDU  marta", ["Oak Ñandú"]],
      ["oak pablo", []],
      ["mighty", ["Oak Ñandú"]],
      ["100%", ["Ash 100%"]],
      ["allergic", []],
    ])("for %s finds every word somewhere", async (q, expected) => {
      expect(await names({ q })).toEqual(expected);
    });

    test.each([["marta"], ["oak marta"], ["kñandu mar"], ["o"]])(
      "for %s tells an observer nothing by what is not shown",
      async (q) => {
        const found = await list({ filter: { q } }, observer);
        expect(found.statusCode).toBe(200);
        expect(found.body).not.toMatch(/Marta|owner/);
        const byModerator = await names({ q });
        if (q.includes("mar")) expect(found.json()).toEqual([]);
        else expect(found.json().length).toBeLessThanOrEqual(byModerator.length);
      },
    );
  });

  describe("what was deleted", () => {
    beforeAll(async () => {
      ids.gone = (await app.call({ method: "POST", url: "/api/shops", token: moderator, body: { name: "Gone" } })).json().id;
      await app.database.query({ text: "update shop set deleted_at = now() where id = $1", values: [ids.gone] });
    });

    test("is in no list, no search and is no record", async () => {
      expect(await names({})).not.toContain("Gone");
      expect(await names({ q: "gone" })).toEqual([]);
      expect(await names({ id: [ids.gone] })).toEqual([]);
      expect((await app.call({ url: `/api/shops/${ids.gone}`, token: moderator })).statusCode).toBe(404);
      expect((await app.call({ url: "/api/search?q=gone", token: moderator })).json()).toEqual([]);
    });

    test("is listed as trash to those who may delete", async () => {
      expect((await list({ trash: "true" })).json().map((row: { name: string }) => row.name)).toEqual(["Gone"]);
      const refused = await list({ trash: "true" }, observer);
      expect([refused.statusCode, refused.json().code]).toEqual([403, "access.denied"]);
      expect((await app.call({ url: "/api/visits?trash=true", token: moderator })).statusCode).toBe(400);
    });
  });

  describe("the search over all entities", () => {
    const find = async (q: string, token = moderator) => {
      const answer = await app.call({ url: `/api/search?q=${encodeURIComponent(q)}`, token });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      return answer.json() as readonly { entity: string; resource: string; id: string; label: string; hint?: string }[];
    };

    test("finds records with what names them, and tells them apart by another text", async () => {
      expect(await find("Ñandú")).toEqual([
        { entity: "shop", resource: "shops", id: ids.oak, label: "Oak Ñandú", hint: "Marta" },
      ]);
      const people = await find("member@demo.test");
      expect(people).toEqual([expect.objectContaining({ entity: "member", resource: "members", hint: "member@demo.test" })]);
    });

    test("gives at most five of an entity, those that begin with the text first", async () => {
      await app.database.query({
        text: `insert into shop (id, space_id, name) select gen_random_uuid(), (select id from space where origin = 'demo'),
          case when n > 296 then 'Quince ' || n else 'A quince ' || n end from generate_series(1, 300) n`,
        values: [],
      });
      const found = await find("quince");
      expect(found.map(({ label }) => label)).toEqual([
        "Quince 297",
        "Quince 298",
        "Quince 299",
        "Quince 300",
        expect.stringMatching(/^A quince/),
      ]);
      await app.database.query({ text: "delete from shop where name like '%uince%'", values: [] });
    });

    test("shows nobody what is not theirs", async () => {
      expect(await find("marta", observer)).toEqual([]);
      expect(await find("member@demo.test", observer)).toEqual([]);
      expect((await find("Ñandú", observer))[0]).toMatchObject({ hint: "Roble" });
      expect(await find("oak", client)).toEqual([]);
      expect(await find("oak", member)).toEqual([]);
    });

    test.each(["", "   ", "%", "_", "\\", "'; drop table shop --", "x".repeat(200)])("takes %j for what it is", async (q) => {
      const found = await find(q);
      if (q === "%") expect(found.map(({ label }) => label)).toContain("Ash 100%");
      else expect(found.filter(({ entity }) => entity === "shop")).toEqual([]);
    });

    test("is refused without a session, without a text and with one that is too long", async () => {
      expect((await app.call({ url: "/api/search?q=oak" })).statusCode).toBe(401);
      expect((await app.call({ url: "/api/search", token: moderator })).statusCode).toBe(400);
      expect((await app.call({ url: `/api/search?q=${"x".repeat(201)}`, token: moderator })).statusCode).toBe(400);
    });
  });
});
