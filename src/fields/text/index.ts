import type { FieldKind } from "../../schema/fieldKind";
import { isOneLine, isPlain, TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** One line of text. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "text",
  matches: (schema) => isPlain(schema, "string") && isOneLine(schema),
};
