import type { FieldSchema } from "../../../../schema/document";
import { isAdministrator } from "../isAdministrator";
import { REQUIRED, RUNNING, THEME_PARTS, THEME_SCHEMA, THEME_TABS } from "./themeFormSchema";

interface Part {
  readonly name: string;
  readonly fields: readonly string[];
  readonly columns?: number;
}

/** The form of the look, as far as somebody may fill it in. */
export interface ThemeForm {
  readonly schema: FieldSchema;
  readonly required: readonly string[];
  readonly parts: readonly Part[];
  readonly tabs: readonly { readonly name: string; readonly sections: readonly string[] }[];
}

/** Without what is for those alone who run the community, where somebody doesn't; the server refuses the same. */
export function themeFormFor(accessKeys: readonly string[]): ThemeForm {
  if (isAdministrator(accessKeys)) return { schema: THEME_SCHEMA, required: REQUIRED, parts: THEME_PARTS, tabs: THEME_TABS };
  const isOpen = (name: string) => !RUNNING.has(name);
  const parts = THEME_PARTS.map((part) => ({ ...part, fields: part.fields.filter(isOpen) })).filter(
    ({ fields }) => fields.length > 0,
  );
  const left = new Set<string>(parts.map(({ name }) => name));
  const required = REQUIRED.filter(isOpen);
  return {
    schema: {
      ...THEME_SCHEMA,
      properties: Object.fromEntries(Object.entries(THEME_SCHEMA.properties ?? {}).filter(([name]) => isOpen(name))),
      required,
    },
    required,
    parts,
    tabs: THEME_TABS.filter(({ sections }) => sections.some((name) => left.has(name))),
  };
}
