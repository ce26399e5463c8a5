import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { defineService } from "../../src/contracts/defineService";
import { planSchema } from "../../src/server/db/schema/schemaPlan";
import { features, fieldKinds } from "../../src/server/extensions";
import type { ServerExtension, ServerHost } from "../../src/server/host/serverHost";
import { type PluginModule, pluginModules } from "../../src/server/plugins/pluginModules";
import { startExtensions } from "../../src/server/plugins/startExtensions";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

const MANIFEST = { id: "broken", version: "1.0.0", platform: "*", permissions: ["route", "activityType", "use"] };
const ROUTE = {
  method: "GET",
  url: "/api/broken",
  summary: "Nothing",
  access: { kind: "staff" },
  handle: async () => ({}),
} as const;

describe("a plugin that fails", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "sondeo-plugins-"));
    for (const folder of ["schemas", "locales", "package.json"]) symlinkSync(join(ROOT, folder), join(root, folder));
    linkExtensions(root);
    mkdirSync(join(root, "plugins/broken"));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (path: string, content: unknown) => {
    const file = join(root, "plugins/broken", path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  };
  const start = (module: Omit<PluginModule, "id">, builtIn: readonly ServerExtension[] = features) =>
    startExtensions({
      root,
      kinds: fieldKinds,
      features: builtIn,
      modules: [...pluginModules, { id: "broken", ...module }],
    });
  const registering = (register: (host: ServerHost) => void) => ({ extension: { register } });
  const harmless = registering((host) => host.route(ROUTE));

  /** It is reported, nothing of it is left, and all others run. */
  function expectLeftOut(started: ReturnType<typeof start>, reason: RegExp) {
    const broken = started.plugins.find(({ id }) => id === "broken");
    expect(broken?.failure).toMatch(reason);
    expect(started.registered.routes.some(({ plugin }) => plugin === "broken")).toBe(false);
    expect(started.registered.activityTypes.has("wat_poll")).toBe(true);
    expect(started.plugins.filter(({ failure }) => failure === undefined).map(({ id }) => id)).toEqual(
      pluginModules.map(({ id }) => id),
    );
  }

  test("is none where nothing is wrong", () => {
    write("plugin.json", MANIFEST);
    const { plugins, registered } = start(harmless);
    expect(plugins.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
    expect(registered.routes.find(({ url }) => url === ROUTE.url)).toMatchObject({ plugin: "broken" });
  });

  test("is named where what it does as the server starts fails", async () => {
    write("plugin.json", { ...MANIFEST, permissions: ["demoSeed", "installation", "migration"] });
    const fail = async () => {
      throw new Error("out of order");
    };
    const { registered } = start(
      registering((host) => {
        host.installation({ run: fail });
        host.migration({ name: "broken.migration", run: fail });
        host.demoSeed({ name: "broken", order: 100, run: fail });
      }),
    );
    const installation = registered.installations.at(-1);
    const migration = [...registered.migrations].find(({ name }) => name === "broken.migration");
    const seed = registered.demoSeeds.find(({ name }) => name === "broken");
    const expected = /^the plugin "broken": out of order$/;
    await expect(installation?.run({} as never)).rejects.toThrow(expected);
    await expect(migration?.run({} as never)).rejects.toThrow(expected);
    await expect(seed?.run({} as never)).rejects.toThrow(expected);
  });

  test.each<[string, unknown, RegExp]>([
    ["has no manifest", undefined, /plugins\/broken\/plugin\.json#: is missing/],
    ["has one that is no JSON", "{", /plugin\.json.*Mend the JSON syntax/],
    ["has one without a version", { ...MANIFEST, version: undefined }, /plugin\.json#: must have required property 'version'/],
    ["is of another name", { ...MANIFEST, id: "other" }, /#\/id: is "other" in the folder "broken"/],
    ["is for another product", { ...MANIFEST, platform: ">=900" }, /#\/platform: is >=900, and this is/],
    ["asks for what there is not", { ...MANIFEST, permissions: ["everything"] }, /permissions\/0: .*It is one of: questionType/],
    [
      "has settings that are none",
      { ...MANIFEST, settings: { type: "object", properties: { a: { type: "nonsense", default: 1 } } } },
      /#\/settings: is no JSON Schema/,
    ],
    [
      "has a setting whose default doesn't fit",
      { ...MANIFEST, settings: { type: "object", properties: { most: { type: "integer", maximum: 5, default: 20 } } } },
      /#\/settings: defaults don't fit: \/most must be <= 5/,
    ],
    [
      "needs a setting that has no default",
      { ...MANIFEST, settings: { type: "object", required: ["most"], properties: { most: { type: "integer" } } } },
      /#\/settings\/properties\/most: must have required property 'default'/,
    ],
  ])("is left out where it %s", (_, manifest, reason) => {
    if (manifest !== undefined) write("plugin.json", manifest);
    expectLeftOut(start(harmless), reason);
  });

  test.each<[string, Omit<PluginModule, "id">, RegExp]>([
    ["can't be loaded", { error: new Error("Cannot find module './gone'") }, /Cannot find module/],
    [
      "throws while it registers, after something has been registered",
      registering((host) => {
        host.route(ROUTE);
        throw new Error("out of order");
      }),
      /out of order/,
    ],
    [
      "takes a name that is taken",
      registering((host) => host.activityType({ name: "wat_poll", icon: "Poll", memberPath: "poll" })),
      /two extensions register the activity type "wat_poll"/,
    ],
    [
      "answers an address that a feature answers, with a parameter of another name",
      registering((host) => host.route({ ...ROUTE, url: "/api/activities/:broken/poll" })),
      /two extensions register the route "GET \/api\/activities\/:\/poll"/,
    ],
    [
      "registers by what it may not",
      registering((host) => host.mailTemplate({} as never)),
      /"mailTemplate", which the permissions/,
    ],
    [
      "uses a service that nobody provides",
      registering((host) => void host.use(defineService("nobody.does"), "x")),
      /nobody\.does/,
    ],
  ])("is left out where it %s", (_, module, reason) => {
    write("plugin.json", MANIFEST);
    expectLeftOut(start(module), reason);
  });

  test("is left out where its schemas or texts are wrong", () => {
    write("plugin.json", MANIFEST);
    write("schemas/entities/thing.schema.json", { $id: "thing", type: "object" });
    expectLeftOut(start(harmless), /plugins\/broken\/schemas\/entities\/thing\.schema\.json/);
    rmSync(join(root, "plugins/broken/schemas"), { recursive: true });
    write("locales/es.json", { errors: { access: { denied: "No" } } });
    const { plugins, texts } = start(harmless);
    expect(plugins.find(({ id }) => id === "broken")?.failure).toMatch(/errors\.access\.denied/);
    expect(texts.translate("es", "errors.access.denied")).not.toBe("No");
  });

  test("the same in a built-in feature ends the start", () => {
    write("plugin.json", MANIFEST);
    const broken = { register: () => expect.fail("out of order") };
    expect(() => start(harmless, [...features, broken])).toThrow("out of order");
  });
});

describe.each(ANY_ENGINE)("plugins of a community on %s", (engine) => {
  let app: TestApp;
  let administrator: string;
  let moderator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    administrator = await app.signIn("administrator");
    moderator = await app.signIn("moderator");
    member = await app.signIn("member");
  });
  afterAll(() => app.close());

  const plugin = pluginModules.find(({ id }) => id === "heat-map");
  const change = (body: object, token = administrator) =>
    app.call({ method: "PUT", url: `/api/plugins/${plugin?.id}`, token, body });
  const list = async () => (await app.call({ url: "/api/plugins", token: administrator })).json();
  const theme = async () => (await app.call({ url: "/experienceLabs/personalization/demo" })).json();

  test.skipIf(!plugin)("are listed for administrators, with their settings", async () => {
    expect(await list()).toMatchObject(pluginModules.map(({ id }) => ({ id, state: "enabled", failure: null })));
    expect((await app.call({ url: "/api/plugins", token: moderator })).statusCode).toBe(403);
    expect((await change({ enabled: false, settings: {} }, moderator)).statusCode).toBe(403);
    expect(
      (await app.call({ method: "PUT", url: "/api/plugins/none", token: administrator, body: { enabled: true, settings: {} } }))
        .statusCode,
    ).toBe(404);
  });

  test.skipIf(!plugin)("are noted with the tables that they brought", async () => {
    const installed = await rows<{ plugin: string; tables: readonly string[] }>(
      app,
      "select plugin, tables from installed_plugin",
    );
    expect(installed.find(({ plugin: id }) => id === "heat-map")?.tables).toEqual([
      "heat_map",
      "heat_map_image",
      "heat_map_point",
    ]);
  });

  test.skipIf(!plugin)("take no settings that their schema refuses", async () => {
    const refused = await change({ enabled: true, settings: { nonsense: 1 } });
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/settings/nonsense"]);
  });

  test.skipIf(!plugin)("answer, show and begin nothing while they are disabled, and lose nothing", async () => {
    const types = await rows<{ type: string; id: string }>(app, "select type, id from activity where type = 'el_heatmap'");
    const [activity] = types;
    if (!activity) return;
    const seen = async () =>
      ((await app.call({ url: "/api/member/activities", token: member })).json() as { id: string }[]).some(
        ({ id }) => id === activity.id,
      );
    const read = () => app.call({ url: `/api/activities/${activity.id}/heatmap`, token: moderator });
    const before = (await read()).json();
    expect([await seen(), before.points > 100]).toEqual([true, true]);
    expect((await change({ enabled: false, settings: {} })).json().state).toBe("disabled");
    expect((await theme()).disabledPlugins).toEqual([plugin?.id]);
    expect([(await read()).statusCode, (await read()).json().code, await seen()]).toEqual([403, "plugin.disabled", false]);
    expect((await app.call({ url: `/api/member/activities/${activity.id}`, token: member })).statusCode).toBe(404);
    const begun = { title: "Otra", type: "el_heatmap", description: "No" };
    const refused = await app.call({ method: "POST", url: "/api/activities", token: moderator, body: begun });
    expect(refused.json().code).toBe("plugin.disabled");
    expect((await change({ enabled: true, settings: {} })).json().state).toBe("enabled");
    expect([(await read()).json(), await seen()]).toEqual([before, true]);
  });
});

test("a plugin's tables stay when its folder goes, until they are purged", async () => {
  const app = await startApp({ engine: "pglite" });
  const root = mkdtempSync(join(tmpdir(), "sondeo-plugins-"));
  try {
    const tables = async () =>
      (
        await rows<{ name: string }>(
          app,
          "select table_name as name from information_schema.tables where table_name like 'heat_map%'",
        )
      ).length;
    const before = await tables();
    for (const folder of ["schemas", "locales", "package.json"]) symlinkSync(join(ROOT, folder), join(root, folder));
    mkdirSync(join(root, "src"));
    symlinkSync(join(ROOT, "src/features"), join(root, "src/features"));
    const { catalog, plugins } = startExtensions({ root, kinds: fieldKinds, features, modules: pluginModules });
    expect(plugins).toEqual([]);
    const { steps } = await planSchema(app.database.pool, catalog);
    expect(steps.filter(({ kind }) => kind === "drop table")).toEqual([]);
    expect(await tables()).toBe(before);
  } finally {
    rmSync(root, { recursive: true, force: true });
    await app.close();
  }
});
