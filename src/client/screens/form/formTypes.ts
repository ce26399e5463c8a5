import type { RJSFSchema } from "@rjsf/utils";
import type { ClientField } from "../../../schema/clientCatalog";

export type FormData = Record<string, unknown>;

/** What travels to every field of a form. */
export interface FormContext {
  /** The language in which localised texts are edited: one box. Absent: a tab for each language. */
  readonly editingLanguage?: string;
  /** The entity's fields by name, in forms of entities; those of a list's items as `list.field`. */
  readonly fields?: ReadonlyMap<string, ClientField>;
  /** Whether the record is yet to be created. @default true */
  readonly isNew?: boolean;
  /** Whether a value that isn't there means the schema's default, and is shown as that. @default false */
  readonly isDefaultMeant?: boolean;
  readonly [key: string]: unknown;
}

/** Whether a schema describes a map of language to text. */
export function isLocalized(schema: RJSFSchema): boolean {
  const { "x-localized": flag } = schema as { readonly "x-localized"?: unknown };
  return flag === true;
}
