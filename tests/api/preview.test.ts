import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS_KEYS } from "../../src/schema/accessKeys";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { TASK, WISH, WORKSHOP } from "../helpers/writeDocuments";

type Who = keyof typeof LOGINS;

/** Who may look as which roles; all others may look as none. */
const MAY: Readonly<Partial<Record<Who, (key: string) => boolean>>> = {
  mainAdmin: (key) => key.startsWith("community:"),
  administrator: (key) => key.startsWith("community:"),
  client: (key) => key.startsWith("suite:"),
  backoffice: () => true,
};

describe.each(ANY_ENGINE)("looking as another role does, on %s", (engine) => {
  const project = projectWith([WORKSHOP, TASK, WISH]);
  let app: TestApp;
  const tokens = {} as Record<Who, string>;
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    for (const who of Object.keys(LOGINS) as Who[]) tokens[who] = await app.signIn(who);
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  const get = (who: Who, url: string, as?: string) =>
    app.call({ url, token: tokens[who], ...(as === undefined ? {} : { headers: { "x-preview-as": as } }) });

  describe.each(Object.keys(LOGINS) as Who[])("%s", (who) => {
    test.each(ACCESS_KEYS)("looks as %s only where allowed", async (key) => {
      const answer = await get(who, "/api/catalog", key);
      expect(answer.statusCode).toBe(MAY[who]?.(key) ? 200 : 403);
      if (answer.statusCode === 403) expect(answer.json().code).toBe("access.denied");
      else expect(answer.json()).toMatchObject({ preview: { as: expect.arrayContaining([key]) } });
    });

    test("never sees an entity, field or action more than without", async () => {
      const own = (await get(who, "/api/catalog")).json();
      expect(own).not.toHaveProperty("preview");
      for (const key of ACCESS_KEYS.filter((one) => MAY[who]?.(one))) {
        const seen = (await get(who, "/api/catalog", key)).json();
        for (const entity of seen.entities) {
          const known = own.entities.find(({ name }: { name: string }) => name === entity.name);
          expect(known, `${entity.name} as ${key}`).toBeDefined();
          const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
          expect(names(known.fields)).toEqual(expect.arrayContaining(names(entity.fields)));
          for (const action of Object.keys(entity.actions)) if (entity.actions[action]) expect(known.actions[action]).toBe(true);
        }
      }
    });
  });

  test("reads answer as for the role: entities, fields and records", async () => {
    const body = { name: "Pottery", internal: "for administrators" };
    const { id } = (await app.call({ method: "POST", url: "/api/workshops", token: tokens.administrator, body })).json();
    expect((await get("administrator", `/api/workshops/${id}`)).json().internal).toBe("for administrators");
    for (const url of [`/api/workshops/${id}`, "/api/workshops", `/api/workshops/${id}/history`]) {
      const seen = await get("administrator", url, "community:OBSERVATOR");
      expect(seen.statusCode).toBe(200);
      expect(seen.body).not.toContain("for administrators");
    }
    const byEmail = `/api/members?filter=${encodeURIComponent('{"email":"member@demo.test"}')}`;
    expect((await get("administrator", byEmail)).statusCode).toBe(200);
    expect((await get("administrator", byEmail, "community:OBSERVATOR")).statusCode).toBe(400);
    expect((await get("administrator", "/api/members", "community:USER")).statusCode).toBe(403);
    expect((await get("administrator", "/api/members?trash=true", "community:OBSERVATOR")).statusCode).not.toBe(500);
  });

  test("own records are those of who looks", async () => {
    await app.call({ method: "POST", url: "/api/wishes", token: tokens.member, body: { text: "A bike" } });
    expect((await get("administrator", "/api/wishes")).json()).toHaveLength(1);
    expect((await get("administrator", "/api/wishes", "community:USER")).json()).toEqual([]);
  });

  test("the back office gets no more of a community than it has", async () => {
    expect((await get("backoffice", "/api/workshops")).statusCode).toBe(403);
    expect((await get("backoffice", "/api/workshops", "community:MODERATOR")).statusCode).toBe(403);
    const { entities } = (await get("backoffice", "/api/catalog", "community:MODERATOR")).json();
    expect(entities.map(({ name }: { name: string }) => name)).not.toContain("workshop");
  });

  test("nothing can be written", async () => {
    const { id } = (
      await app.call({ method: "POST", url: "/api/workshops", token: tokens.administrator, body: { name: "Weaving" } })
    ).json();
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    for (const [method, url, body] of [
      ["POST", "/api/workshops", { name: "More" }],
      ["PUT", `/api/workshops/${id}`, { seats: 1 }],
      ["DELETE", `/api/workshops/${id}`],
      ["PUT", `/api/workshops?filter=${filter}`, { seats: 1 }],
      ["DELETE", `/api/workshops?filter=${filter}`],
      ["POST", `/api/workshops/${id}/restore`],
      ["POST", `/api/workshops/${id}/history/1/restore`],
      ["POST", `/api/tasks/${id}/transitions/start`],
      ["PUT", `/api/activities/${id}/link`, { isOpen: true }],
    ] as const) {
      const answer = await app.call({
        method,
        url,
        token: tokens.administrator,
        headers: { "x-preview-as": "community:MODERATOR" },
        ...(body ? { body } : {}),
      });
      expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([403, "access.preview"]);
    }
    expect((await get("administrator", `/api/workshops/${id}`)).json().version).toBe(1);
  });

  test("a role that there is none of is told", async () => {
    for (const key of ["OBSERVATOR", "community:KING", "own:backoffice"]) {
      const answer = await get("administrator", "/api/members", key);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [expect.objectContaining({ path: "/X-Preview-As", rule: "enum" })],
      ]);
    }
    expect((await app.call({ url: "/api/members", headers: { "x-preview-as": "community:USER" } })).statusCode).toBe(401);
    expect((await get("administrator", "/api/members", "")).statusCode).toBe(200);
  });

  test("the catalog explains what the role does not get, and by which rule", async () => {
    const { accessKeys, preview, entities } = (await get("administrator", "/api/catalog", "community:OBSERVATOR")).json();
    expect(accessKeys).toEqual(["community:OBSERVATOR"]);
    expect(preview.hiddenEntities).toContainEqual({
      name: "wish",
      title: "Wish",
      rule: "schemas/entities/wish.schema.json#/x-entity/access",
      openTo: ["community:MODERATOR"],
    });
    const workshop = entities.find(({ name }: { name: string }) => name === "workshop");
    expect(workshop.hidden.fields).toEqual([
      {
        name: "internal",
        title: expect.any(String),
        rule: "schemas/entities/workshop.schema.json#/properties/internal/x-access",
        openTo: ["community:ADMINISTRATOR"],
      },
    ]);
    expect(workshop.hidden.actions.map(({ name }: { name: string }) => name)).toEqual(["create", "update", "delete"]);
    expect(workshop.hidden.actions[0]).toMatchObject({
      rule: "schemas/entities/workshop.schema.json#/x-entity/access/OBSERVATOR",
      openTo: ["community:MODERATOR"],
    });
    const task = entities.find(({ name }: { name: string }) => name === "task");
    expect(task.hidden.actions).toContainEqual({
      name: "drop",
      title: "Drop",
      rule: "schemas/entities/task.schema.json#/x-entity/states/transitions/drop/access",
      openTo: ["community:ADMINISTRATOR"],
    });
    const asUser = (await get("administrator", "/api/catalog", "community:USER")).json();
    const wish = asUser.entities.find(({ name }: { name: string }) => name === "wish");
    expect(wish.hidden.rows).toEqual({
      name: "own",
      title: "Own",
      rule: "schemas/entities/wish.schema.json#/x-entity/access/USER/list",
      openTo: ["community:MODERATOR"],
    });
  });

  test("forms of the preview have their validators", async () => {
    const { entities } = (await get("administrator", "/api/catalog", "community:MODERATOR")).json();
    const workshop = entities.find(({ name }: { name: string }) => name === "workshop");
    expect((await app.call({ url: workshop.create.validators })).statusCode).toBe(200);
  });
});
