import Ajv2020 from "ajv/dist/2020";
import { issuesOf } from "../../schema/faults";
import { AppError } from "../../shared/errors";
import { newId } from "../../shared/ids";
import type { JsonObject } from "../../shared/json";
import { json } from "../db/json";
import type { SpaceDb } from "../db/query/spaceDb";
import type { PluginManifest } from "./manifest";

/** Whether a community has a plugin enabled, which it has unless it says otherwise. */
export async function isEnabled(db: SpaceDb, plugin: string): Promise<boolean> {
  const row = await db.selectFrom("pluginState").select("enabled").where("plugin", "=", plugin).executeTakeFirst();
  return row?.enabled !== false;
}

/** What a community has set for a plugin, completed by the defaults. */
export async function readSettings(db: SpaceDb, { id, settings }: PluginManifest): Promise<JsonObject> {
  const row = await db.selectFrom("pluginState").select("settings").where("plugin", "=", id).executeTakeFirst();
  return withDefaults(settings, (row?.settings ?? {}) as JsonObject);
}

/** What no property of the schema is any more is left out. */
export function withDefaults(schema: JsonObject | undefined, given: JsonObject): JsonObject {
  const properties = (schema?.properties ?? {}) as Readonly<Record<string, JsonObject>>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const value = given[name] ?? property.default;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

export interface PluginChange {
  readonly enabled: boolean;
  readonly settings: JsonObject;
}

/** @throws AppError `request.invalid` with the paths of settings that their schema refuses */
function demandSettings({ settings: schema }: PluginManifest, settings: JsonObject): void {
  const closed = { additionalProperties: false, ...(schema ?? { type: "object", properties: {} }) };
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(closed);
  if (validate(settings)) return;
  const faults = issuesOf(validate.errors ?? []).map((fault) => ({ ...fault, path: `/settings${fault.path}` }));
  throw new AppError("request.invalid", { faults });
}

/**
 * Enables or disables a plugin in a community, and keeps its settings.
 * @param activityTypes that the plugin brings: activities of a disabled one are nobody's to see
 * @throws AppError `request.invalid`
 */
export async function changePlugin(
  db: SpaceDb,
  manifest: PluginManifest,
  { enabled, settings, activityTypes }: PluginChange & { readonly activityTypes: readonly string[] },
): Promise<void> {
  demandSettings(manifest, settings);
  const values = { enabled, settings: json(settings), activityTypes: [...activityTypes] };
  await db
    .insertInto("pluginState")
    .values({ id: newId(), plugin: manifest.id, ...values })
    .onConflict((conflict) => conflict.columns(["spaceId", "plugin"]).doUpdateSet(values))
    .execute();
}
