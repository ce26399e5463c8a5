import { isJsonObject, type JsonObject } from "../../../../shared/json";
import type { Translate } from "../../../texts/translate";

/** Part of the keys under which a plugin's texts stand: `heat-map` is `heatMap`. */
function keyOf(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function pluginName(id: string, t: Translate): string {
  return t(`plugins.${keyOf(id)}.name`, { _: id });
}

/** `""` where it says nothing of itself. */
export function pluginDescription(id: string, t: Translate): string {
  return t(`plugins.${keyOf(id)}.description`, { _: "" });
}

export function hasSettings({ properties }: JsonObject): boolean {
  return isJsonObject(properties) && Object.keys(properties).length > 0;
}

/** The settings with the plugin's own words for them. */
export function titledSchema(id: string, { properties, ...schema }: JsonObject, t: Translate): JsonObject {
  if (!isJsonObject(properties)) return schema;
  const titled = Object.entries(properties).map(([name, property]) => {
    const title = t(`plugins.${keyOf(id)}.settings.${name}`, { _: name });
    return [name, isJsonObject(property) ? { ...property, title } : property] as const;
  });
  return { ...schema, properties: Object.fromEntries(titled) };
}
