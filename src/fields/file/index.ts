import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Address of a document: a file of ours or on the web. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "file",
  matches: () => false,
  toApiSchema: (schema) => ({ ...schema, maxLength: schema.maxLength ?? 500, pattern: schema.pattern ?? "^(https://|/files/)" }),
  filters: ["isNull"],
  isSortable: false,
  isSearchable: false,
};
