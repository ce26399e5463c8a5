import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepWhatSuiteUsersSaw } from "../../src/server/access/accounts/keepWhatSuiteUsersSaw";
import { hashPassword } from "../../src/server/access/credentials/passwords";
import { createSpaceDb } from "../../src/server/db/query/spaceDb";
import { tenantTables } from "../../src/server/db/query/spacePredicate";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { LEAST_ORDER } from "../helpers/credits";
import { rows } from "../helpers/identity";
import { linkOf, mailTo } from "../helpers/outbox";

const GOOD = "Three-ducks-4";
const HEADERS = { host: "sondeo.test", "accept-language": "en" };

describe.each(ANY_ENGINE)("people of the suite, on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let backoffice: string;
  let company: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
    company = (await rows<{ id: string }>(app, "select id from space where kind = 'company'"))[0]?.id ?? "";
  });
  afterAll(() => app?.close());

  const call = (token: string, method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    app.call({ method, url, token, headers: HEADERS, ...(body ? { body } : {}) });
  const create = async (email: string, values: object) => {
    const answer = await call(client, "POST", "/api/suite-users", { email, name: "New", ...values });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  /** Somebody who has taken the invitation. */
  const enter = async (email: string): Promise<string> => {
    const passwordHash = await hashPassword(GOOD);
    await app.database.kysely.updateTable("account").set({ passwordHash }).where("email", "=", email).execute();
    return (await app.call({ method: "POST", url: LOGINS.client[0], body: { email, password: GOOD } })).json().authToken;
  };
  const read = async (id: string) => (await call(client, "GET", `/api/suite-users/${id}`)).json();
  const namesOf = async (token: string) =>
    (await call(token, "GET", "/api/communities")).json().map(({ name }: { name: string }) => name);

  test("a person who was chosen for studies reads in the mail, and once inside, which they are", async () => {
    const [study] = await rows<{ id: string; name: string }>(app, "select id, name from study order by name limit 1");
    const chosen = { role: "PARTICIPANT", visibility: "SELECTED", studies: [study?.id] };
    await create("taking@part.test", chosen);
    expect((await mailTo(app, "taking@part.test")).text).toContain(`: ${study?.name}.`);
    const token = await enter("taking@part.test");
    expect((await call(token, "GET", "/api/own-studies")).json()).toEqual({ studies: [study] });
    expect((await call(client, "GET", "/api/own-studies")).json()).toEqual({ studies: [] });
    await create("all@part.test", { role: "OBSERVER" });
    expect((await mailTo(app, "all@part.test")).text).not.toContain(study?.name);
  });

  describe("who sees chosen communities", () => {
    const made: Record<string, string> = {};
    let all: string[];
    beforeAll(async () => {
      for (const name of ["First", "Second"]) {
        const answer = await call(client, "POST", "/api/communities", {
          ...LEAST_ORDER,
          name,
          origin: `${name.toLowerCase()}-${engine}`,
        });
        expect(answer.statusCode, answer.body).toBe(201);
        made[name] = answer.json().id;
      }
      all = await namesOf(client);
    });

    test.each(["OBSERVER", "MODERATOR"])("lists, reads and finds no others as %s, and all of them with ALL", async (role) => {
      const email = `${role.toLowerCase()}@chosen.test`;
      const id = await create(email, { role, visibility: "SELECTED", studies: [], communities: [made.First] });
      const token = await enter(email);
      expect(await namesOf(token)).toEqual(["First"]);
      expect((await call(token, "GET", `/api/communities/${made.First}`)).statusCode).toBe(200);
      expect((await call(token, "GET", `/api/communities/${made.Second}`)).statusCode).toBe(404);
      expect((await call(token, "GET", "/api/search?q=Second")).json()).toEqual([]);
      await call(client, "PUT", `/api/suite-users/${id}`, { communities: [made.First, made.Second] });
      expect(await namesOf(token)).toEqual(["First", "Second"]);
      await call(client, "PUT", `/api/suite-users/${id}`, { visibility: "ALL" });
      expect(await namesOf(token)).toEqual(all);
    });

    test("keeps those there were before communities could be chosen", async () => {
      const email = "before@chosen.test";
      const id = await create(email, { role: "OBSERVER", visibility: "SELECTED", studies: [] });
      const token = await enter(email);
      expect(await namesOf(token)).toEqual([]);
      const spaceDb = createSpaceDb(app.database, tenantTables(loadCatalog().entities.values()), company);
      await keepWhatSuiteUsersSaw(app.database.kysely).run(spaceDb);
      expect(await namesOf(token)).toEqual(all);
      expect((await read(id)).signedInAt).toEqual(expect.any(String));
    });
  });

  describe("an invitation once more", () => {
    const invite = (token: string, id: string) => call(token, "POST", `/api/suite-users/${id}/invite`);

    test("brings a link of its own, and says when", async () => {
      const email = "again@suite.test";
      const id = await create(email, { role: "OBSERVER" });
      const first = await mailTo(app, email);
      const before = await read(id);
      expect(before).toMatchObject({ invitedAt: expect.any(String), signedInAt: null });
      expect((await invite(client, id)).statusCode).toBe(204);
      const second = await mailTo(app, email, 2);
      expect(linkOf(second)).not.toBe(linkOf(first));
      expect(Date.parse((await read(id)).invitedAt)).toBeGreaterThan(Date.parse(before.invitedAt));
      expect((await invite(backoffice, id)).statusCode).toBe(204);
      expect((await invite(client, id)).statusCode).toBe(204);
      expect((await invite(backoffice, id)).statusCode).toBe(429);
    });

    test("is refused for whoever came in, which their record says", async () => {
      const email = "came@suite.test";
      const id = await create(email, { role: "OBSERVER" });
      await enter(email);
      expect((await read(id)).signedInAt).toEqual(expect.any(String));
      const answer = await invite(client, id);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "access.alreadyIn"]);
    });

    test("is the super administrators' and the back office's, and of no community's staff", async () => {
      const id = await create("whose@suite.test", { role: "OBSERVER" });
      await create("manager@suite.test", { role: "ADMINISTRATOR" });
      for (const token of [await enter("manager@suite.test"), await app.signIn("mainAdmin")])
        expect((await invite(token, id)).statusCode).toBe(403);
      const [staff] = await rows<{ id: string }>(app, "select id from staff_role where email = 'moderator@demo.test'");
      expect((await invite(backoffice, staff?.id ?? "")).statusCode).toBe(404);
      expect((await invite(client, newId())).statusCode).toBe(404);
    });
  });

  describe("the back office", () => {
    test("changes and deletes suite users", async () => {
      const id = await create("moved@suite.test", { role: "OBSERVER" });
      const changed = await call(backoffice, "PUT", `/api/suite-users/${id}`, { role: "MODERATOR" });
      expect([changed.statusCode, changed.json().role]).toEqual([200, "MODERATOR"]);
      expect((await call(backoffice, "DELETE", `/api/suite-users/${id}`)).statusCode).toBe(200);
      expect((await call(client, "GET", `/api/suite-users/${id}`)).statusCode).toBe(404);
    });

    test("can't take the last super administrator away", async () => {
      const [last] = await rows<{ id: string }>(app, "select id from staff_role where email = 'client@demo.test'");
      const url = `/api/suite-users/${last?.id}`;
      for (const answer of [await call(backoffice, "PUT", url, { role: "OBSERVER" }), await call(backoffice, "DELETE", url)])
        expect([answer.statusCode, answer.json().code]).toEqual([409, "access.lastMainAdmin"]);
      expect((await read(last?.id ?? "")).role).toBe("SUPERADMIN");
    });
  });
});
