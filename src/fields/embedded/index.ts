import type { FieldKind } from "../../schema/fieldKind";
import { DOCUMENT_BEHAVIOUR } from "../../schema/fieldKinds";

/** As many as a form can still show. */
const MOST_ITEMS = 200;

/** A list of small records that live in their owner and nowhere else, e.g. the quotas of a study. */
export const fieldKind: FieldKind = {
  ...DOCUMENT_BEHAVIOUR,
  name: "embedded",
  matches: (schema) => schema["x-kind"] === undefined && schema.type === "array" && schema.items?.type === "object",
  toApiSchema: ({ items, ...schema }) => ({
    ...schema,
    maxItems: schema.maxItems ?? MOST_ITEMS,
    items: { additionalProperties: false, ...items },
  }),
};
