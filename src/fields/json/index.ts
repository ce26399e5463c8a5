import type { FieldKind } from "../../schema/fieldKind";
import { DOCUMENT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Far more members than a document of ours has side by side. */
const MOST_PROPERTIES = 1_000;

/** A document of its own, kept whole. */
export const fieldKind: FieldKind = {
  ...DOCUMENT_BEHAVIOUR,
  name: "json",
  // What may be anything is bounded by whoever checks what it is.
  toApiSchema: (schema) =>
    schema.type !== "object" || schema.additionalProperties === false ? schema : { maxProperties: MOST_PROPERTIES, ...schema },
  matches: (schema) => schema["x-kind"] === undefined && schema["x-localized"] === undefined && schema.type === "object",
};
