import type { FieldSchema } from "../../../../schema/document";

interface SettingsUiOptions {
  readonly schema: FieldSchema;
  readonly label: (name: string) => string;
  readonly help: (name: string) => string;
  /** The words of a value of a closed list. */
  readonly value: (name: string, value: string) => string;
  readonly sections: readonly object[];
  /** @default all sections on one page */
  readonly tabs?: readonly object[];
}

/** Controls of a kind of their own; others are the form's. */
const CONTROLS: ReadonlySet<string> = new Set(["colour", "image"]);

function fieldUi(name: string, schema: FieldSchema, { label, help, value }: SettingsUiOptions): object {
  const kind = schema["x-kind"] ?? "";
  const text = help(name);
  return {
    "ui:title": label(name),
    ...(text ? { "ui:help": text } : {}),
    ...(CONTROLS.has(kind) ? { "ui:field": kind } : {}),
    ...(kind === "long-text" ? { "ui:widget": "textarea" } : {}),
    ...(schema.enum ? { "ui:enumNames": schema.enum.map((option) => value(name, String(option))) } : {}),
  };
}

/** uiSchema of a page of settings: the controls of its kinds, and the texts. */
export function settingsUi(options: SettingsUiOptions): object {
  const properties = Object.entries(options.schema.properties ?? {});
  return {
    ...Object.fromEntries(properties.map(([name, schema]) => [name, fieldUi(name, schema, options)])),
    "ui:sections": options.sections,
    ...(options.tabs ? { "ui:tabs": options.tabs } : {}),
  };
}
