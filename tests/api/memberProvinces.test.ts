import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referToProvinces } from "../../src/server/identity/areas/referToProvinces";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { demoId } from "../helpers/communities";
import { rows } from "../helpers/identity";
import { importAndWait } from "../helpers/imports";

interface Stored {
  readonly province: string | null;
  /** Code of the area that the member refers to. */
  readonly code: string | null;
}

describe.each(ANY_ENGINE)("members' provinces on %s", (engine) => {
  let app: TestApp;
  let token: string;
  let spaceId: string;
  let areas: ReadonlyMap<string, string>;
  let count = 0;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("moderator");
    spaceId = await demoId(app);
    const all = await rows<{ id: string; name: string }>(
      app,
      "select id, level || ' ' || (name ->> 'es') as name from geographic_area",
    );
    areas = new Map(all.map(({ id, name }) => [name, id]));
  });
  afterAll(() => app.close());

  const area = (name: string) => areas.get(name) ?? "";
  const stored = async (nickname: string): Promise<Stored | undefined> =>
    (
      await rows<Stored>(
        app,
        "select m.province, a.code from member m left join geographic_area a on a.id = m.province_area where m.nickname = $1",
        [nickname],
      )
    )[0];
  const create = (values: object) => {
    count += 1;
    const nickname = `Provincia ${count}`;
    const body = { nickname, email: `province${count}@mail.test`, ...values };
    return app.call({ method: "POST", url: "/api/members", token, body });
  };
  const update = (id: string, body: object) => app.call({ method: "PUT", url: `/api/members/${id}`, token, body });

  test("the demo's people refer to theirs", async () => {
    const [people] = await rows<{ written: number; referring: number }>(
      app,
      "select count(province)::int as written, count(province_area)::int as referring from member",
    );
    expect(people?.written).toBeGreaterThan(0);
    expect(people?.referring).toBe(people?.written);
  });

  describe("of before they referred to areas", () => {
    test.each<readonly [text: string | null, code: string | null]>([
      ["Soria", "42"],
      ["a coruna", "15"],
      ["Coruña, A", "15"],
      ["ARABA / ÁLAVA", "01"],
      ["Valencia", "46"],
      ["Algarve", null],
      ["", null],
      [null, null],
    ])("%j stays, and refers to %j", async (province, code) => {
      const { nickname, id } = (await create({})).json();
      await rows(app, "update member set province = $2, province_area = null where id = $1", [id, province]);
      await referToProvinces(app.database.kysely, spaceId);
      expect(await stored(nickname)).toEqual({ province, code });
      // Made again it changes nothing.
      await referToProvinces(app.database.kysely, spaceId);
      expect(await stored(nickname)).toEqual({ province, code });
    });

    test("they stay texts in a community of a country without such a province", async () => {
      const { nickname, id } = (await create({})).json();
      await rows(app, "update member set province = 'Soria', province_area = null where id = $1", [id]);
      await rows(app, "update community set country = (select id from country where code = 'PT') where id = $1", [spaceId]);
      await referToProvinces(app.database.kysely, spaceId);
      await rows(app, "update community set country = (select id from country where code = 'ES') where id = $1", [spaceId]);
      expect(await stored(nickname)).toEqual({ province: "Soria", code: null });
    });
  });

  test.each<readonly [string, () => object, Stored]>([
    ["its name", () => ({ province: "soria" }), { province: "soria", code: "42" }],
    ["another name", () => ({ province: "Algarve" }), { province: "Algarve", code: null }],
    ["the area", () => ({ provinceArea: area("PROVINCE Soria") }), { province: "Soria", code: "42" }],
    ["both, which agree", () => ({ province: "soria", provinceArea: area("PROVINCE Soria") }), { province: "soria", code: "42" }],
    [
      "both, each in its own words",
      () => ({ province: "Algarve", provinceArea: area("PROVINCE Soria") }),
      { province: "Algarve", code: "42" },
    ],
  ])("a moderator gives one by %s", async (_name, values, expected) => {
    const answer = await create(values());
    expect(answer.statusCode, answer.body).toBe(201);
    const { id, nickname, province, provinceArea } = answer.json();
    expect(await stored(nickname)).toEqual(expected);
    expect([province, provinceArea !== null]).toEqual([expected.province, expected.code !== null]);
    const again = (await create({})).json();
    expect((await update(again.id, values())).json()).toMatchObject({ province, provinceArea });
    expect((await update(id, { province: null })).json()).toMatchObject({ province: null, provinceArea: null });
  });

  test("what changes counts where both are sent", async () => {
    const { id, version: _version, ...before } = (await create({ province: "Soria" })).json();
    const both = { province: before.province, provinceArea: before.provinceArea };
    expect((await update(id, { ...both, province: "Madrid" })).json()).toMatchObject({
      province: "Madrid",
      provinceArea: area("PROVINCE Madrid"),
    });
    const burgos = area("PROVINCE Burgos");
    expect((await update(id, { province: "Madrid", provinceArea: burgos })).json()).toMatchObject({ province: "Burgos" });
    expect((await update(id, { province: "Burgos", provinceArea: null })).json()).toMatchObject({ province: null });
  });

  test("an import gives them by either column, and takes back what an export wrote", async () => {
    const content = [
      "nickname,email,province,provinceArea,zone",
      "Importada 1,import1@mail.test,a coruna,,",
      "Importada 2,import2@mail.test,,Soria,",
      "Importada 3,misspelt@mail.test,Algarve,,",
      "Importada 4,import4@mail.test,,Soria,Norte",
      'Importada 5,import5@mail.test,,"Madrid, Comunidad de",',
    ].join("\n");
    const { result } = await importAndWait(app, { token, content });
    expect(result).toMatchObject({ created: 2, skipped: 3, faults: [{ row: 4, field: "province" }, { row: 5 }, { row: 6 }] });
    // A text that was given in another way stays, and an import of what is there already changes nothing.
    await create({ nickname: "Importada 3", email: "import3@mail.test", province: "Algarve" });
    expect(await stored("Importada 1")).toEqual({ province: "a coruna", code: "15" });
    expect(await stored("Importada 2")).toEqual({ province: "Soria", code: "42" });
    expect(await stored("Importada 3")).toEqual({ province: "Algarve", code: null });
    const fields = encodeURIComponent(JSON.stringify(["email", "province", "provinceArea"]));
    const filter = encodeURIComponent(JSON.stringify({ nickname: ["Importada 1", "Importada 3"] }));
    const exported = await app.call({ url: `/api/members/export?format=csv&fields=${fields}&filter=${filter}`, token });
    const query = "?mode=upsert&key=email";
    const text = exported.payload;
    expect((await importAndWait(app, { token, query, content: text })).result).toMatchObject({ updated: 0, unchanged: 2 });
    const changed = text.replace("a coruna", "Soria");
    expect((await importAndWait(app, { token, query, content: changed })).result).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await stored("Importada 1")).toEqual({ province: "Soria", code: "42" });
  });

  test("a region is no province, and a province stands beside no zone", async () => {
    const region = await create({ provinceArea: area("REGION Madrid, Comunidad de") });
    expect([region.statusCode, region.json().errors[0]]).toEqual([
      400,
      expect.objectContaining({ path: "/provinceArea", rule: "reference" }),
    ]);
    const zoned = await create({ provinceArea: area("PROVINCE Soria"), zone: "Norte" });
    expect([zoned.statusCode, zoned.json().errors[0].path]).toEqual([400, "/zone"]);
    const { id } = (await create({ province: "Soria" })).json();
    expect((await update(id, { province: null, zone: "Norte" })).json()).toMatchObject({ zone: "Norte", provinceArea: null });
  });
});
