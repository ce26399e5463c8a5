import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { rows } from "../helpers/identity";

interface Element {
  readonly lovName: string;
  readonly elementId: number;
  readonly id: number;
  readonly code: string;
}

describe.each(ENGINES)("lists on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const read = async (list: string, language = "es"): Promise<readonly Element[]> =>
    (await app.call({ url: `/lovs/${list}`, headers: { "accept-language": language } })).json();

  test("of Spain are complete: 52 provinces in 19 regions and 8 Nielsen areas", async () => {
    const lists = await Promise.all(["provinces", "regions", "nielsen"].map((list) => read(`${list}?country=ES`)));
    expect(lists.map(({ length }) => length)).toEqual([52, 19, 8]);
    expect(lists[0]).toContainEqual({ lovName: "Barcelona", elementId: 8, id: 8, code: "08" });
    const homes = await rows<{ province: string; region: string; nielsen: string | null }>(
      app,
      `select p.name ->> 'es' as province, r.name ->> 'es' as region, n.name ->> 'es' as nielsen from geographic_area p
       join geographic_area r on r.id = p.parent left join geographic_area n on n.id = p.nielsen where p.level = 'PROVINCE'`,
    );
    expect(homes.length).toBe(52);
    expect(homes).toContainEqual({ province: "Burgos", region: "Castilla y León", nielsen: "Norte" });
    expect(homes.filter(({ nielsen }) => nielsen === null).map(({ province }) => province)).toHaveLength(4);
  });

  test.each([
    ["PT", 20],
    ["FR", 18],
    ["IT", 20],
    ["NL", 12],
    ["BE", 3],
    ["MX", 32],
    ["GB", 4],
    ["DE", 16],
    ["JP", 0],
  ])("of %s have %i regions, each known by a number of its own", async (country, count) => {
    const regions = await read(`regions?country=${country}`);
    expect(regions.length).toBe(count);
    expect(new Set(regions.map(({ elementId }) => elementId)).size).toBe(count);
  });

  test("are called and sorted in the caller's language", async () => {
    expect((await read("regions?country=de", "en")).map(({ lovName }) => lovName)).toContain("Bavaria");
    expect((await read("regions?country=DE", "nl-BE")).map(({ lovName }) => lovName)).toContain("Beieren");
    const countries = await read("countries", "es");
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.slice(0, 3).map(({ lovName }) => lovName)).toEqual(["Afganistán", "Albania", "Alemania"]);
    expect(new Set(countries.map(({ elementId }) => elementId)).size).toBe(countries.length);
  });

  test("are kept for an hour; without a country they are Spain's, or those of the caller's community", async () => {
    const answer = await app.call({ url: "/lovs/regions?country=IT" });
    expect(answer.headers).toMatchObject({ "cache-control": "public, max-age=3600", vary: "Accept-Language" });
    expect((await read("provinces")).length).toBe(52);
    const id = await demoId(app);
    const [france] = await rows<{ id: string }>(app, "select id from country where code = 'FR'");
    await rows(app, "update community set country = $2 where id = $1", [id, france?.id]);
    const own = await app.call({ url: "/lovs/regions", token: await app.signIn("member") });
    expect(own.headers["cache-control"]).toBe("private, max-age=3600");
    expect(own.json().map(({ code }: Element) => code)).toContain("BRE");
  });

  test.each(["country=Spain", "country=E%00", "country=", "level=x"])("are refused by ?%s", async (query) => {
    expect((await app.call({ url: `/lovs/regions?${query}` })).statusCode).toBe(400);
  });
});
