import type { FieldKind } from "../../schema/fieldKind";
import { NUMBER_BEHAVIOUR } from "../../schema/fieldKinds";

/** Amount with two decimals, stored exactly: in euros, unless the field has another unit. */
export const fieldKind: FieldKind = {
  ...NUMBER_BEHAVIOUR,
  name: "money",
  matches: () => false,
  column: "numeric",
  toApiSchema: (schema) => ({ ...schema, multipleOf: 0.01, maximum: schema.maximum ?? 1e12 }),
  toCell: (value) => Number(value).toFixed(2),
};
