import type { FieldSchema } from "../../../../schema/document";
import { isAdministrator } from "../isAdministrator";
import { LOOK_PARTS, LOOK_SCHEMA, LOOK_TABS, REQUIRED, RUNNING } from "./lookSchema";

interface Part {
  readonly name: string;
  readonly fields: readonly string[];
  readonly columns?: number;
}

/** The form of the look, as far as somebody may fill it in. */
export interface LookForm {
  readonly schema: FieldSchema;
  readonly required: readonly string[];
  readonly parts: readonly Part[];
  readonly tabs: readonly { readonly name: string; readonly sections: readonly string[] }[];
}

/** Without what is for those alone who run the community, where somebody doesn't; the server refuses the same. */
export function lookFormFor(accessKeys: readonly string[]): LookForm {
  if (isAdministrator(accessKeys)) return { schema: LOOK_SCHEMA, required: REQUIRED, parts: LOOK_PARTS, tabs: LOOK_TABS };
  const isOpen = (name: string) => !RUNNING.has(name);
  const parts = LOOK_PARTS.map((part) => ({ ...part, fields: part.fields.filter(isOpen) })).filter(
    ({ fields }) => fields.length > 0,
  );
  const left = new Set<string>(parts.map(({ name }) => name));
  const required = REQUIRED.filter(isOpen);
  return {
    schema: {
      ...LOOK_SCHEMA,
      properties: Object.fromEntries(Object.entries(LOOK_SCHEMA.properties ?? {}).filter(([name]) => isOpen(name))),
      required,
    },
    required,
    parts,
    tabs: LOOK_TABS.filter(({ sections }) => sections.some((name) => left.has(name))),
  };
}
