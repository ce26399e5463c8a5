import type { FieldKind } from "../../schema/fieldKind";
import { IDENTIFIER_BEHAVIOUR, isPlain } from "../../schema/fieldKinds";

/** A bare identifier (UUID): of the record itself, its space, or something outside the entities. */
export const fieldKind: FieldKind = {
  ...IDENTIFIER_BEHAVIOUR,
  name: "identifier",
  matches: (schema) => isPlain(schema, "string", "uuid"),
  filters: ["eq", "in", "isNull"],
  isSortable: true,
};
