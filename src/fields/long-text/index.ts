import type { FieldKind } from "../../schema/fieldKind";
import { isOneLine, isPlain, TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Text of several lines. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "long-text",
  matches: (schema) => isPlain(schema, "string") && !isOneLine(schema),
  filters: ["contains", "isNull"],
  isSortable: false,
};
