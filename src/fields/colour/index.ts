import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Colour as `#rrggbb`. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "colour",
  matches: () => false,
  toApiSchema: (schema) => ({ ...schema, pattern: "^#[0-9a-fA-F]{6}$" }),
  filters: ["eq"],
  isSearchable: false,
};
