import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ServerExtension } from "../../src/server/host/serverHost";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { GIG, MEAL, moderatorWithGigs, POSTER, RECIPE } from "../helpers/writeDocuments";

type Who = "mainAdmin" | "administrator" | "moderator" | "observer" | "member" | "client";
type Row = Readonly<Record<string, unknown>>;

/** A route of a guest that speaks of one recipe. */
const echo: ServerExtension = {
  register: (host) =>
    host.route({
      method: "GET",
      url: "/api/recipes/:id/echo",
      summary: "Say the recipe's id",
      access: { entity: "recipe", action: "read" },
      handle: async (_context, request) => request.params,
    }),
};

describe.each(ENGINES)("records that people share, on %s", (engine) => {
  const project = projectWith([RECIPE, MEAL, POSTER, GIG, moderatorWithGigs()]);
  const tokens = {} as Record<Who, string>;
  const ids: Record<string, string> = {};
  const open: Socket[] = [];
  let app: TestApp;
  let address: string;

  beforeAll(async () => {
    app = await startApp({ engine, root: project.root, extraExtensions: [echo] });
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    for (const who of ["mainAdmin", "administrator", "moderator", "observer", "member", "client"] as const)
      tokens[who] = await app.signIn(who);
    for (const [who, name, isPublic] of [
      ["moderator", "Soup of mine", false],
      ["moderator", "Soup for all", true],
      ["observer", "Cake of mine", undefined],
      ["observer", "Cake for all", true],
      ["member", "Salad of mine", false],
    ] as const)
      ids[name] = (await call(who, "POST", "/api/recipes", { name, ...(isPublic === undefined ? {} : { isPublic }) })).json().id;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  const call = (who: Who, method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown) =>
    app.call({ method, url, token: tokens[who], ...(body === undefined ? {} : { body }) });
  const namesOf = (rows: readonly Row[], field = "name") => rows.map((row) => row[field]).sort();
  const list = async (who: Who, query = "") => namesOf((await call(who, "GET", `/api/recipes${query}`)).json());
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

  const FOR_ALL = ["Cake for all", "Soup for all"];

  test("a list holds one's own and the shared, and counts no more", async () => {
    expect(await list("moderator")).toEqual([...FOR_ALL, "Soup of mine"]);
    expect(await list("observer")).toEqual(["Cake for all", "Cake of mine", "Soup for all"]);
    expect(await list("member")).toEqual(["Cake for all", "Salad of mine", "Soup for all"]);
    expect(await list("administrator")).toHaveLength(5);
    const page = await call("observer", "GET", `/api/recipes?range=${json([0, 1])}`);
    expect(page.headers["content-range"]).toBe("recipes 0-1/3");
    expect((await call("client", "GET", "/api/recipes")).statusCode).toBe(403);
  });

  test("no filter, search, cursor or look at the deleted reaches further", async () => {
    expect(await list("observer", `?filter=${json({ id: Object.values(ids) })}`)).toHaveLength(3);
    expect(await list("observer", `?filter=${json({ isPublic: false })}`)).toEqual([]);
    expect(await list("observer", `?filter=${json({ q: "soup" })}`)).toEqual(["Soup for all"]);
    const first = await call("observer", "GET", `/api/recipes?limit=2&sort=${json(["name", "ASC"])}`);
    const next = String(first.headers["x-next-cursor"]);
    const second = await call("observer", "GET", `/api/recipes?limit=2&sort=${json(["name", "ASC"])}&after=${next}`);
    expect(namesOf([...first.json(), ...second.json()])).toEqual(["Cake for all", "Cake of mine", "Soup for all"]);
    const everywhere = (await call("observer", "GET", "/api/search?q=soup")).json();
    expect(
      namesOf(
        everywhere.filter(({ entity }: Row) => entity === "recipe"),
        "label",
      ),
    ).toEqual(["Soup for all"]);
    const { id } = (await call("moderator", "POST", "/api/recipes", { name: "Thrown away" })).json();
    await call("moderator", "DELETE", `/api/recipes/${id}`);
    expect(await list("moderator", "?trash=true")).toEqual(["Thrown away"]);
    expect(await list("observer", "?trash=true")).toEqual([]);
  });

  test.each(["", "/history", "/echo"])("what others keep for themselves is not there (GET %s)", async (path) => {
    const read = async (who: Who, name: string) => (await call(who, "GET", `/api/recipes/${ids[name]}${path}`)).statusCode;
    expect([await read("moderator", "Soup of mine"), await read("observer", "Soup of mine")]).toEqual([200, 404]);
    expect([await read("observer", "Cake of mine"), await read("moderator", "Cake of mine")]).toEqual([200, 404]);
    expect([await read("member", "Salad of mine"), await read("moderator", "Salad of mine")]).toEqual([200, 404]);
    expect([await read("observer", "Soup for all"), await read("member", "Soup for all")]).toEqual([200, 200]);
    expect(await read("administrator", "Soup of mine")).toBe(200);
  });

  test("exports and the names of references hold no more", async () => {
    const file = (await call("observer", "GET", "/api/recipes/export?format=csv")).body;
    expect(file).toContain("Soup for all");
    expect(file).not.toContain("Soup of mine");
    for (const name of ["Soup of mine", "Soup for all"])
      await call("moderator", "POST", "/api/meals", { day: name.slice(-4), recipe: ids[name] });
    const meals = async (who: Who) => (await call(who, "GET", "/api/meals/export?format=csv&labels=true")).body;
    expect(await meals("moderator")).toContain("Soup of mine");
    const seen = await meals("observer");
    expect(seen).toContain("Soup for all");
    expect(seen).not.toContain("Soup of mine");
  });

  test("sharing is for reading: nobody changes what another shares", async () => {
    const url = `/api/recipes/${ids["Soup for all"]}`;
    const both = json({ id: [ids["Soup for all"], ids["Cake for all"]] });
    expect((await call("observer", "PUT", url, { name: "Mine" })).statusCode).toBe(404);
    expect((await call("observer", "DELETE", url)).statusCode).toBe(404);
    expect((await call("observer", "POST", `${url}/transitions/retire`)).statusCode).toBe(404);
    expect((await call("observer", "PUT", `${url}/lock`, { holder: "one" })).json().code).toBe("access.denied");
    expect((await call("observer", "PUT", `/api/recipes?filter=${both}`, { name: "Cake for all" })).statusCode).toBe(404);
    const own = json({ id: [ids["Cake for all"]] });
    expect((await call("observer", "PUT", `/api/recipes?filter=${own}`, { name: "Cake for all" })).json()).toEqual([
      ids["Cake for all"],
    ]);
    const forged = await call("observer", "POST", "/api/recipes", { name: "Forged", accountId: crypto.randomUUID() });
    expect(forged.json().errors).toMatchObject([{ path: "/accountId", rule: "readOnly" }]);
  });

  test("what is shared no longer is gone with the next request", async () => {
    const url = `/api/recipes/${ids["Cake for all"]}`;
    expect((await call("moderator", "GET", url)).statusCode).toBe(200);
    for (const isPublic of [false, null]) {
      expect((await call("observer", "PUT", url, { isPublic })).statusCode).toBe(200);
      expect((await call("moderator", "GET", url)).statusCode).toBe(404);
      expect(await list("moderator")).not.toContain("Cake for all");
    }
    expect((await call("observer", "PUT", url, { isPublic: true })).statusCode).toBe(200);
    expect((await call("moderator", "GET", url)).statusCode).toBe(200);
  });

  test("who looks as another role sees what is shared and their own", async () => {
    const headers = { "x-preview-as": "community:OBSERVATOR" };
    const own = (await call("administrator", "POST", "/api/recipes", { name: "Rice of mine" })).json();
    const seen = await app.call({ url: "/api/recipes", token: tokens.administrator, headers });
    expect(namesOf(seen.json())).toEqual([...FOR_ALL, "Rice of mine"].sort());
    const read = (id: unknown) => app.call({ url: `/api/recipes/${id}`, token: tokens.administrator, headers });
    expect((await read(own.id)).statusCode).toBe(200);
    expect((await read(ids["Soup of mine"])).statusCode).toBe(404);
    const { entities } = (await app.call({ url: "/api/catalog", token: tokens.administrator, headers })).json();
    expect(entities.find(({ name }: Row) => name === "recipe").hidden.rows).toMatchObject({
      name: "shared",
      title: "Shared",
      rule: "schemas/entities/recipe.schema.json#/x-entity/access/OBSERVATOR/list",
    });
  });

  test("roles add up: the shared and the selected, each for itself", async () => {
    const gig = async (name: string) => (await call("administrator", "POST", "/api/gigs", { name })).json().id;
    const [mine, other] = [await gig("Rock"), await gig("Jazz")];
    for (const [name, values] of [
      ["Selected", { gig: mine }],
      ["Shared", { gig: other, isPublic: true }],
      ["Neither", { gig: other }],
    ] as const)
      await call("mainAdmin", "POST", "/api/posters", { name, ...values });
    await call("administrator", "POST", "/api/posters", { name: "Own", gig: other });
    const posters = async (who: Who) => namesOf((await call(who, "GET", "/api/posters")).json());
    const select = async (visibility: string) => {
      const filter = json({ email: ["admin@demo.test", "moderator@demo.test"] });
      for (const { id } of (await call("mainAdmin", "GET", `/api/moderators?filter=${filter}`)).json())
        expect((await call("mainAdmin", "PUT", `/api/moderators/${id}`, { visibility, gigs: [mine] })).statusCode).toBe(200);
    };
    await select("SELECTED");
    expect(await posters("administrator")).toEqual(["Own", "Selected", "Shared"]);
    expect(await posters("moderator")).toEqual(["Selected"]);
    const all = (await call("mainAdmin", "GET", "/api/posters")).json() as readonly Row[];
    const read = async (name: string) =>
      (await call("administrator", "GET", `/api/posters/${all.find((row) => row.name === name)?.id}`)).statusCode;
    expect(await Promise.all(["Own", "Selected", "Shared", "Neither"].map(read))).toEqual([200, 200, 200, 404]);
    await select("ALL");
    expect(await posters("administrator")).toEqual(["Neither", "Own", "Selected", "Shared"]);
  });

  describe("live events", () => {
    /** Names of what the people's sockets hear of recipes, until a change that everybody hears of. */
    async function overheard(people: readonly Who[], act: () => Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
      const events: Record<string, string[]> = {};
      const ended = people.map(async (who) => {
        const socket = io(address, {
          transports: ["websocket"],
          reconnection: false,
          forceNew: true,
          auth: { token: tokens[who] },
        });
        open.push(socket);
        const heard: string[] = [];
        events[who] = heard;
        await new Promise((resolve) => socket.once("connect", () => resolve(undefined)));
        const end = new Promise((resolve) =>
          socket.onAny((name, { resource, action }) => {
            if (resource === "meals") resolve(undefined);
            else heard.push(`${name} ${action ?? ""}`.trim());
          }),
        );
        return { end };
      });
      const ends = await Promise.all(ended);
      await act();
      await call("moderator", "POST", "/api/meals", { day: "today" });
      await Promise.all(ends.map(({ end }) => end));
      return events;
    }
    const LISTENERS: readonly Who[] = ["administrator", "moderator", "observer"];

    test("say nothing to others of what is private", async () => {
      const heard = await overheard(LISTENERS, async () => {
        const { id } = (await call("observer", "POST", "/api/recipes", { name: "Secret" })).json();
        const url = `/api/recipes/${id}`;
        await call("observer", "PUT", url, { name: "Still secret" });
        await call("observer", "PUT", `${url}/lock`, { holder: "one" });
        await call("observer", "DELETE", `${url}/lock?holder=one`);
        await call("observer", "POST", `${url}/transitions/retire`);
        await call("observer", "DELETE", url);
      });
      expect(heard).toEqual({
        administrator: ["changed create", "changed update", "locked", "unlocked", "changed update", "changed delete"],
        moderator: [],
        observer: [],
      });
    });

    test("tell of what is shared: it comes, changes and goes", async () => {
      const heard = await overheard(LISTENERS, async () => {
        const { id } = (await call("observer", "POST", "/api/recipes", { name: "Tart" })).json();
        const change = (body: object) => call("observer", "PUT", `/api/recipes/${id}`, body);
        await change({ isPublic: true });
        await change({ name: "Apple tart" });
        await change({ isPublic: false });
        await change({ name: "Plum tart" });
      });
      expect(heard).toEqual({
        administrator: ["changed create", "changed update", "changed update", "changed update", "changed update"],
        moderator: ["changed create", "changed update", "changed delete"],
        observer: ["changed create", "changed update", "changed delete"],
      });
    });

    test("of saved views stay among those who share them", async () => {
      const view = { name: "Late", resource: "members", settings: { filter: {}, sort: { field: "name", order: "ASC" } } };
      const heard = await overheard(["moderator", "observer"], () => call("administrator", "POST", "/api/saved-views", view));
      expect(heard).toEqual({ moderator: [], observer: [] });
    });
  });

  test("the saved views of others are there only where they are shared", async () => {
    const view = { resource: "members", settings: { filter: {}, sort: { field: "name", order: "ASC" } } };
    const save = async (who: Who, name: string, isShared: boolean) =>
      (await call(who, "POST", "/api/saved-views", { ...view, name, isShared })).json().id;
    const kept = await save("moderator", "Kept", false);
    const shared = await save("moderator", "Shared", true);
    await save("observer", "Own", false);
    const views = async (who: Who) =>
      namesOf((await call(who, "GET", `/api/saved-views?filter=${json({ resource: "members" })}`)).json());
    expect(await views("observer")).toEqual(["Own", "Shared"]);
    expect(await views("moderator")).toEqual(["Kept", "Shared"]);
    expect(await views("mainAdmin")).toEqual(["Shared"]);
    expect((await call("observer", "GET", `/api/saved-views/${kept}`)).statusCode).toBe(404);
    expect((await call("observer", "GET", `/api/saved-views/${shared}`)).statusCode).toBe(200);
    expect((await call("observer", "PUT", `/api/saved-views/${shared}`, { name: "Taken" })).statusCode).toBe(404);
  });
});
