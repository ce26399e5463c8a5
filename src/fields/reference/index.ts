import type { FieldKind } from "../../schema/fieldKind";
import { IDENTIFIER_BEHAVIOUR } from "../../schema/fieldKinds";

/** Reference to a record of another entity, by id. */
export const fieldKind: FieldKind = {
  ...IDENTIFIER_BEHAVIOUR,
  name: "reference",
  matches: (schema) => schema["x-kind"] === undefined && typeof schema["x-ref"] === "string",
  toApiSchema: (schema) => ({ ...schema, type: "string", format: "uuid" }),
  filters: ["eq", "in", "neq", "isNull"],
  isSortable: false,
};
