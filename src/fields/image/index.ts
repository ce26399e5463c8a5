import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Address of an image: a file of ours or on the web. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "image",
  matches: () => false,
  toApiSchema: (schema) => ({ ...schema, maxLength: schema.maxLength ?? 500, pattern: "^(https://|/files/|/assets/)" }),
  filters: ["isNull"],
  isSortable: false,
  isSearchable: false,
};
