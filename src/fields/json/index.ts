import type { FieldKind } from "../../schema/fieldKind";
import { DOCUMENT_BEHAVIOUR } from "../../schema/fieldKinds";

/** A document of its own, kept whole. */
export const fieldKind: FieldKind = {
  ...DOCUMENT_BEHAVIOUR,
  name: "json",
  matches: (schema) => schema["x-kind"] === undefined && schema["x-localized"] === undefined && schema.type === "object",
};
