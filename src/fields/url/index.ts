import type { FieldKind } from "../../schema/fieldKind";
import { isPlain, TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Web address. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "url",
  matches: (schema) => isPlain(schema, "string", "uri"),
  // ajv-formats accepts `javascript:` as a URI; people mean web addresses.
  toApiSchema: (schema) => ({ ...schema, pattern: schema.pattern ?? "^https?://" }),
  filters: ["eq", "contains", "isNull"],
};
