import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import type { ServerExtension, ServerHost } from "../../src/server/kit";
import { AppError } from "../../src/shared/errors";
import { startApp, type TestApp } from "../helpers/app";

const noTypes = { type: "object", additionalProperties: false, properties: {} } as const;

/** A guest that uses the server's doors as any plugin may. */
const toy: ServerExtension = {
  register(host: ServerHost) {
    host.route({
      method: "GET",
      url: "/api/toy/open",
      summary: "Open",
      access: "public",
      handle: async ({ session }) => ({ who: session?.name ?? null }),
    });
    host.route({
      method: "GET",
      url: "/api/toy/staff",
      summary: "Staff",
      access: { kind: "staff" },
      handle: async ({ session }) => ({ who: session?.name }),
    });
    host.route({
      method: "GET",
      url: "/api/toy/own",
      summary: "Staff, or who brings the toy's own token",
      access: { kind: "staff", hasOwnToken: ({ headers }) => headers["x-toy"] !== undefined },
      handle: async ({ session }) => ({ who: session?.name ?? null }),
    });
    host.route({
      method: "GET",
      url: "/api/toy/writers",
      summary: "Whoever may create members",
      access: { entity: "member", action: "create" },
      schema: { querystring: noTypes },
      handle: async ({ db }) => ({ members: (await db.selectFrom("member").select("id").execute()).length }),
    });
    host.route({ method: "GET", url: "/api/toy/silent", summary: "Silent", access: "public", handle: async () => undefined });
    host.entityHook({
      entity: "redeemCard",
      beforeCreate: async ({ values }) => ({ ...values, description: "completed by a hook" }),
      afterCreate: async ({ record }) => {
        if (record.name === "refused") throw new AppError("record.inUse");
      },
    });
  },
};

describe("a guest behind the server's doors", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ extraExtensions: [toy] });
  });
  afterAll(() => app.close());

  test("a public route is open, and knows who calls where somebody does", async () => {
    expect((await app.call({ url: "/api/toy/open" })).json()).toEqual({ who: null });
    expect((await app.call({ url: "/api/toy/open", token: await app.signIn("moderator") })).json()).toEqual({ who: "Carla" });
    expect((await app.call({ url: "/api/toy/open", token: "no session at all" })).json()).toEqual({ who: null });
  });

  test("a route of one kind of session refuses all others", async () => {
    expect((await app.call({ url: "/api/toy/staff" })).statusCode).toBe(401);
    for (const who of ["member", "client", "backoffice"] as const) {
      expect((await app.call({ url: "/api/toy/staff", token: await app.signIn(who) })).statusCode).toBe(403);
    }
    expect((await app.call({ url: "/api/toy/staff", token: await app.signIn("observer") })).statusCode).toBe(200);
  });

  test("a route with tokens of its own knows no session by them, and asks everybody else for one", async () => {
    const call = async (who?: "moderator" | "member", headers = {}) =>
      app.call({ url: "/api/toy/own", headers, ...(who ? { token: await app.signIn(who) } : {}) });
    for (const who of [undefined, "moderator", "member"] as const)
      expect((await call(who, { "x-toy": "1" })).json()).toEqual({ who: null });
    expect((await call()).statusCode).toBe(401);
    expect((await call("member")).statusCode).toBe(403);
    expect((await call("moderator")).json()).toEqual({ who: "Carla" });
  });

  test("a route tied to an entity's action follows the schema's access rules, within the space", async () => {
    expect((await app.call({ url: "/api/toy/writers", token: await app.signIn("observer") })).statusCode).toBe(403);
    const answer = await app.call({ url: "/api/toy/writers", token: await app.signIn("moderator") });
    expect(answer.json().members).toBe(161);
    expect((await app.call({ url: "/api/toy/writers?surprise=1", token: await app.signIn("moderator") })).statusCode).toBe(400);
  });

  test("an answer of nothing is a 204", async () => {
    expect((await app.call({ url: "/api/toy/silent" })).statusCode).toBe(204);
  });

  test("a hook completes the values, and undoes the write by what it throws", async () => {
    const token = await app.signIn("administrator");
    const card = { name: "kept", valueEuros: 19.99, labs: 10 };
    const kept = await app.call({ method: "POST", url: "/api/redeem-cards", token, body: card });
    expect(kept.json()).toMatchObject({ ...card, description: "completed by a hook" });
    const refused = await app.call({ method: "POST", url: "/api/redeem-cards", token, body: { ...card, name: "refused" } });
    expect(refused.statusCode).toBe(409);
    const filter = encodeURIComponent('{"name":"refused"}');
    expect((await app.call({ url: `/api/redeem-cards?filter=${filter}`, token })).json()).toEqual([]);
  });

  test("its routes are in the OpenAPI document", async () => {
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/toy/open", "/api/toy/staff"]));
  });

  test("two extensions can't register the same member of a registry", () => {
    const twice: ServerExtension = { register: (host) => host.activityType({ name: "toy", icon: "Toys", memberPath: "toy" }) };
    expect(() => registerExtensions([twice, twice])).toThrow('two extensions register the activity type "toy"');
  });
});
