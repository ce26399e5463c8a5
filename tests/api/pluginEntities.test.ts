import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { purgePlugin } from "../../src/server/commands/pluginPurge";
import { features, fieldKinds } from "../../src/server/extensions";
import { pluginModules } from "../../src/server/plugins/pluginModules";
import { startExtensions } from "../../src/server/plugins/startExtensions";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

/** An entity with a list of references to itself. */
function entity(name: string, resource: string): object {
  return {
    $id: name,
    title: "Thing",
    type: "object",
    "x-entity": {
      resource,
      scope: "community",
      label: "title",
      list: ["title"],
      search: ["title"],
      access: { ADMINISTRATOR: { list: true, create: true, update: true, delete: true } },
    },
    required: ["title"],
    properties: {
      title: { type: "string", title: "Title", minLength: 1, maxLength: 60 },
      related: { type: "array", title: "Related", items: { "x-ref": name } },
    },
  };
}

/** A plugin of schemas alone. */
function writePlugin(root: string, id: string, { platform, document }: { platform: string; document: object }): void {
  const folder = join(root, "plugins", id);
  mkdirSync(join(folder, "schemas/entities"), { recursive: true });
  writeFileSync(join(folder, "plugin.json"), JSON.stringify({ id, version: "1.0.0", platform, permissions: [] }));
  const name = (document as { readonly $id: string }).$id;
  writeFileSync(join(folder, `schemas/entities/${name}.schema.json`), JSON.stringify(document));
}

describe.each(ANY_ENGINE)("entities of plugins on %s", (engine) => {
  let root: string;
  let app: TestApp;
  let administrator: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "sondeo-plugin-entities-"));
    for (const folder of ["schemas", "locales", "package.json"]) symlinkSync(join(ROOT, folder), join(root, folder));
    linkExtensions(root);
    writePlugin(root, "things", { platform: "*", document: entity("thing", "things") });
    writePlugin(root, "from-tomorrow", { platform: ">=900", document: entity("laterThing", "later-things") });
    app = await startApp({ engine, root });
    administrator = await app.signIn("administrator");
  });
  afterAll(async () => {
    await app?.close();
    rmSync(root, { recursive: true, force: true });
  });

  const call = (method: "GET" | "POST" | "PUT", url: string, body?: object) =>
    app.call({ method, url, token: administrator, ...(body ? { body } : {}) });
  const enable = (enabled: boolean) => call("PUT", "/api/plugins/things", { enabled, settings: {} });
  const entities = async () =>
    ((await call("GET", "/api/catalog")).json().entities as { readonly name: string }[]).map(({ name }) => name);
  const existing = async (tables: readonly string[]) => {
    const found = await rows<{ name: string }>(
      app,
      "select table_name as name from information_schema.tables where table_schema = current_schema()",
    );
    return tables.filter((table) => found.some(({ name }) => name === table));
  };

  test("are closed where the community has the plugin disabled, and are as they were afterwards", async () => {
    const created = await call("POST", "/api/things", { title: "First" });
    expect([created.statusCode, (await entities()).includes("thing")]).toEqual([201, true]);
    expect((await enable(false)).json()).toMatchObject({ state: "disabled" });
    const refused = [
      await call("GET", "/api/things"),
      await call("POST", "/api/things", { title: "Second" }),
      await call("GET", `/api/things/${created.json().id}`),
      await call("GET", "/api/things/export?format=csv"),
      await call("GET", "/api/things/import/template"),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(refused.map(() => [403, "plugin.disabled"]));
    const found = async () => (await call("GET", "/api/search?q=First")).json().map((hit: { entity: string }) => hit.entity);
    expect([(await entities()).includes("thing"), await found()]).toEqual([false, []]);
    await enable(true);
    expect(await found()).toEqual(["thing"]);
    expect((await call("GET", `/api/things/${created.json().id}`)).json()).toMatchObject({ title: "First" });
  });

  test("are closed where the plugin was left out, whose screens aren't offered; their tables are kept", async () => {
    const refused = await call("GET", "/api/later-things");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "plugin.disabled"]);
    expect((await entities()).includes("laterThing")).toBe(false);
    const theme = (await app.call({ url: "/experienceLabs/personalization/demo" })).json();
    expect(theme.disabledPlugins).toEqual(["from-tomorrow"]);
    expect(await existing(["later_thing"])).toEqual(["later_thing"]);
  });

  test("leave with a purge once their folder is gone: their tables, link tables too, and nobody else's", async () => {
    await app.database.kysely
      .updateTable("installedPlugin")
      .set({ tables: ["thing", "thing_related", "activity"] })
      .where("plugin", "=", "things")
      .returning("tables")
      .execute();
    const { catalog } = startExtensions({ root: ROOT, kinds: fieldKinds, features, modules: pluginModules });
    const purge = (isConfirmed: boolean) =>
      purgePlugin({ database: app.database, catalog }, { id: "things", isConfirmed }).then((tables) =>
        tables.map(({ name, rows: count }) => `${name} ${count}`),
      );
    expect(await purge(false)).toEqual(["thing 1", "thing_related 0"]);
    expect(await existing(["thing", "thing_related"])).toEqual(["thing", "thing_related"]);
    await purge(true);
    expect(await existing(["thing", "thing_related", "activity"])).toEqual(["activity"]);
    await expect(purge(true)).rejects.toThrow('There is nothing of a plugin "things"');
  });
});
