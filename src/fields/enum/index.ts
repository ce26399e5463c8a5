import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** One value of a closed list: the schema's own, one of `schemas/lists`, or the members of a registry. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "enum",
  matches: (schema) => schema["x-kind"] === undefined && (schema.enum ?? schema["x-list"] ?? schema["x-registry"]) !== undefined,
  filters: ["eq", "in", "neq", "isNull"],
  isSearchable: false,
};
