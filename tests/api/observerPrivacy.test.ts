import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entity } from "../../src/schema/catalog";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { demoId } from "../helpers/communities";
import { rows } from "../helpers/identity";
import { sampleRecord } from "../helpers/sampleRecord";

const catalog = loadCatalog();
const CANARY = "Zyxwabcd";

/** What the schemas mark as personal, of the records of people that observers list beside activities. */
const PEOPLE = [...catalog.entities.values()].filter(
  ({ scope, person = "", selectedBy, access, fields }) =>
    scope === "community" &&
    (person === "id" || fields.get(person)?.reference?.entity === "member") &&
    !selectedBy &&
    access.get("community:OBSERVATOR")?.list === true,
);
const personalOf = ({ fields, person, label }: Entity) =>
  [...fields.values()]
    .filter((field) => field.isPersonal && !field.isHidden && !(person === "id" && field.name === label))
    .map((field) => field.name);
const CASES = PEOPLE.map((entity) => [entity.name, entity, personalOf(entity)] as const).filter(
  ([, , names]) => names.length > 0,
);

describe.each(ANY_ENGINE)("what observers see of members, on %s", (engine) => {
  let app: TestApp;
  let observer: string;
  let admin: string;
  let home: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    home = `/client/communities/${await demoId(app)}`;
    observer = await app.signIn("observer");
    admin = await app.signIn("mainAdmin");
    await rows(
      app,
      "update member set name = $1, surname = $1, birth_date = '1991-02-03', gender = 'W', tags = '{secret}' where email = 'member@demo.test'",
      [CANARY],
    );
  });
  afterAll(() => app.close());

  const get = (url: string, token = observer) => app.call({ url, token });
  const allow = async (observersReadPersonalData: boolean) => {
    const url = "/api/community-configuration";
    const [kept] = (await get(url, admin)).json();
    const entity = catalog.entities.get("communityConfiguration") as Entity;
    const body = kept ? {} : sampleRecord(entity, ["community:ADMINISTRATOR", "community:MODERATOR"], new Map());
    const answer = await app.call({
      method: kept ? "PUT" : "POST",
      url: kept ? `${url}/${kept.id}` : url,
      token: admin,
      body: { ...body, observersReadPersonalData },
    });
    expect([200, 201], answer.body).toContain(answer.statusCode);
  };

  test.each(CASES)("%s: nothing personal is listed, filtered, sorted, exported or shown", async (_name, entity, names) => {
    const url = `/api/${entity.resource}`;
    const listed: readonly Record<string, unknown>[] = (await get(`${url}?limit=5`)).json();
    const shown = (await get("/api/catalog")).json().entities.find((one: { name: string }) => one.name === entity.name);
    for (const name of names) {
      for (const record of listed) expect(Object.keys(record)).not.toContain(name);
      expect(shown.list).not.toContain(name);
      expect(shown.fields.map((field: { name: string }) => field.name)).not.toContain(name);
      const filter = encodeURIComponent(JSON.stringify({ [name]: "a" }));
      expect((await get(`${url}?filter=${filter}`)).statusCode, `filter ${name}`).toBe(400);
      expect((await get(`${url}?sort=${encodeURIComponent(JSON.stringify([name, "ASC"]))}`)).statusCode, `sort ${name}`).toBe(
        400,
      );
      const fields = encodeURIComponent(JSON.stringify([name]));
      expect((await get(`${url}/export?format=csv&fields=${fields}`)).statusCode, `export ${name}`).toBe(400);
    }
    for (const record of listed.slice(0, 1)) {
      const read = (await get(`${url}/${record.id}`)).json();
      for (const name of names) expect(Object.keys(read)).not.toContain(name);
    }
  });

  test("no search, list, age or segment tells of it", async () => {
    const everywhere = ["/api/members?limit=100", "/api/members/export?format=csv", `${home}/members?pageSize=100`];
    for (const url of everywhere) expect((await get(url)).body, url).not.toContain(CANARY);
    const found = [`/api/search?q=${CANARY}`, `/api/members?filter=${encodeURIComponent(JSON.stringify({ q: CANARY }))}`];
    for (const url of found) expect((await get(url)).json(), url).toEqual([]);
    for (const query of [`name=${CANARY}`, "filter=secret"])
      expect((await get(`${home}/members?${query}`)).json().totalElements, query).toBe(0);
    const [member] = (await get(`/api/members?filter=${encodeURIComponent(JSON.stringify({ q: "" }))}&limit=1`)).json();
    expect(member.nickname).toBeTruthy();
    expect(member.age).toBeUndefined();
    const header = parse((await get("/api/members/export?format=csv&delimiter=%2C")).body, { bom: true })[0];
    expect(header).not.toContain("surname");
    const body = { name: "Mujeres todas", conditions: [{ kind: "GENDER", values: ["W"] }] };
    const segment = (await app.call({ method: "POST", url: "/api/segments", token: admin, body })).json();
    const people = (await get(`/api/segments/${segment.id}/members`)).json();
    expect(people.items).toEqual([]);
    expect(people.totalElements).toBeGreaterThan(0);
  });

  test("a community may allow it, and take it back", async () => {
    const filter = encodeURIComponent(JSON.stringify({ name: CANARY }));
    await allow(true);
    expect((await get(`/api/members?filter=${filter}`)).json()).toMatchObject([{ surname: CANARY, birthDate: "1991-02-03" }]);
    expect((await get(`${home}/members?name=${CANARY}`)).json().items).toMatchObject([{ name: CANARY }]);
    expect((await get("/api/catalog")).json().entities.find((one: { name: string }) => one.name === "member").list).toContain(
      "surname",
    );
    // Addresses stay with moderators.
    expect((await get(`/api/members?filter=${filter}`)).json()[0].email).toBeUndefined();
    await allow(false);
    expect((await get(`/api/members?filter=${filter}`)).statusCode).toBe(400);
  });
});
