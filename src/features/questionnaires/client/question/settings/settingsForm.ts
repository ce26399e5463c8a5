import type { Translate } from "../../../../../client/kit/console";
import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";

function propertiesOf(schema: JsonObject): JsonObject {
  const properties = schema.properties ?? null;
  return isJsonObject(properties) ? properties : {};
}

/** The part of a value that a form of the schema edits. */
export function formValue(schema: JsonObject, value: object): Record<string, unknown> {
  const entries = Object.entries(value).filter(([name]) => name in propertiesOf(schema));
  return Object.fromEntries(entries);
}

/** The value after its form changed; what the form doesn't know stays, what it emptied goes. */
export function withFormValue<T extends object>(schema: JsonObject, value: T, edited: Readonly<Record<string, unknown>>): T {
  const next = { ...value } as Record<string, unknown>;
  for (const name of Object.keys(propertiesOf(schema))) {
    const own = edited[name];
    if (own === undefined || own === null || own === "") delete next[name];
    else next[name] = own;
  }
  return next as T;
}

function translated(name: string, property: Json, t: Translate): Json {
  if (!isJsonObject(property)) return property;
  const { title = name, enum: values, ...rest } = property;
  const help = t(`questionTypes.settingHelps.${name}`, { _: "" });
  const choices: JsonObject = Array.isArray(values)
    ? {
        oneOf: values.map((value: Json) => ({
          const: value,
          title: t(`questionTypes.enums.${name}.${value}`, { _: String(value) }),
        })),
      }
    : {};
  return {
    ...rest,
    ...choices,
    title: t(`questionTypes.settings.${name}`, { _: String(title) }),
    ...(help ? { description: help } : {}),
  };
}

/** The settings schema with titles, helps and choices in words of the person's language. */
export function translatedSchema(schema: JsonObject, t: Translate): JsonObject {
  const properties = Object.entries(propertiesOf(schema)).map(([name, property]) => [name, translated(name, property, t)]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function isNumeric(property: Json | undefined): boolean {
  const { type } = isJsonObject(property ?? null) ? (property as JsonObject) : {};
  return type === "integer" || type === "number";
}

/** The type's own hints; neighbouring numbers stand side by side, since they are mostly the ends of a range. */
export function settingsUi(schema: JsonObject, ui: JsonObject = {}): JsonObject {
  const sections: { columns: number; fields: string[] }[] = [];
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    const columns = isNumeric(property) ? 2 : 1;
    const last = sections.at(-1);
    if (last?.columns === columns) last.fields.push(name);
    else sections.push({ columns, fields: [name] });
  }
  return { "ui:sections": sections, ...ui };
}
