import { AppError } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import { component } from "../api/openApi/callDocument";
import type { ActivityType } from "../host/activityType";
import type { ExtensionRoute, RouteContext } from "../host/routes";
import type { PluginManifest } from "./manifest";
import { changePlugin, isEnabled, type PluginChange, readSettings } from "./pluginState";
import type { PluginStatus } from "./pluginStatus";

const ID: JsonObject = { type: "string", pattern: "^[a-z0-9-]{1,60}$", maxLength: 60 };
const params: JsonObject = { type: "object", additionalProperties: false, required: ["plugin"], properties: { plugin: ID } };
const CHANGE: JsonObject = {
  type: "object",
  additionalProperties: false,
  required: ["enabled", "settings"],
  properties: { enabled: { type: "boolean" }, settings: { type: "object", maxProperties: 200 } },
};
const CHANGE_EXAMPLE = { enabled: true, settings: {} };
const PLUGIN = component("CommunityPlugin", {
  type: "object",
  required: ["id", "version", "state", "failure", "schema", "settings"],
  properties: {
    id: ID,
    version: { anyOf: [{ type: "string" }, { type: "null" }] },
    state: { type: "string", enum: ["enabled", "disabled", "failed"] },
    failure: { anyOf: [{ type: "string" }, { type: "null" }], description: "Why it was left out at the start" },
    schema: { type: "object", additionalProperties: true, description: "JSON Schema of its settings" },
    settings: { type: "object", additionalProperties: true },
  },
});
const EXAMPLE = {
  id: "heat-map",
  version: "1.0.0",
  state: "enabled",
  failure: null,
  schema: { type: "object", properties: {} },
  settings: {},
};

async function stateOf({ db }: RouteContext, { id, manifest, failure }: PluginStatus) {
  const settings = manifest ? await readSettings(db, manifest) : {};
  const working = (await isEnabled(db, id)) ? "enabled" : "disabled";
  return {
    id,
    version: manifest?.version ?? null,
    state: failure === undefined ? working : "failed",
    failure: failure ?? null,
    schema: manifest?.settings ?? { type: "object", properties: {} },
    settings,
  };
}

const access = { entity: "communityConfiguration", action: "update" } as const;

/** Plugins of a community: which it has enabled, and what it has set for them. */
export function pluginRoutes(
  plugins: readonly PluginStatus[],
  activityTypes: ReadonlyMap<string, ActivityType>,
): readonly ExtensionRoute[] {
  /** @throws AppError `record.notFound` where there is no such plugin, or where it was left out */
  const running = (id: string): PluginStatus & { readonly manifest: PluginManifest } => {
    const found = plugins.find((plugin) => plugin.id === id);
    if (!found?.manifest || found.failure !== undefined) throw new AppError("record.notFound");
    return { ...found, manifest: found.manifest };
  };
  const typesOf = (id: string) => [...activityTypes.values()].filter(({ plugin }) => plugin === id).map(({ name }) => name);
  return [
    {
      method: "GET",
      url: "/api/plugins",
      summary: "The plugins of the installation, as the community has them",
      access,
      describe: () => ({ answer: { schema: { type: "array", items: PLUGIN }, example: [EXAMPLE] } }),
      handle: async (context) => {
        const states = [];
        for (const plugin of plugins) states.push(await stateOf(context, plugin));
        return states;
      },
    },
    {
      method: "PUT",
      url: "/api/plugins/:plugin",
      act: { action: "configure", record: false },
      summary: "Enable or disable a plugin in the community, and change its settings",
      access,
      schema: { params, body: CHANGE },
      describe: () => ({
        examples: { plugin: "heat-map" },
        body: { schema: CHANGE, example: CHANGE_EXAMPLE },
        answer: { schema: PLUGIN, example: EXAMPLE },
      }),
      handle: async (context, request) => {
        const plugin = running((request.params as { readonly plugin: string }).plugin);
        const change = request.body as PluginChange;
        await changePlugin(context.db, plugin.manifest, { ...change, activityTypes: typesOf(plugin.id) });
        return stateOf(context, plugin);
      },
    },
  ];
}
