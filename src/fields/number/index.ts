import type { FieldKind } from "../../schema/fieldKind";
import { isPlain, NUMBER_BEHAVIOUR } from "../../schema/fieldKinds";

/** Number with decimals. */
export const fieldKind: FieldKind = {
  ...NUMBER_BEHAVIOUR,
  name: "number",
  matches: (schema) => isPlain(schema, "number"),
  column: "double precision",
};
