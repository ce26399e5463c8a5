import type { Field } from "../catalog";
import type { EntityKeyword, FieldSchema } from "../document";
import { buildField, type FieldSources } from "./buildField";

const SYSTEM: Readonly<Record<string, FieldSchema>> = {
  id: { type: "string", format: "uuid", title: "Id" },
  spaceId: { type: "string", format: "uuid", title: "Space" },
  createdAt: { type: "string", format: "date-time", title: "Created" },
  updatedAt: { type: "string", format: "date-time", title: "Changed" },
  version: { type: "integer", title: "Version", minimum: 1 },
  deletedAt: { type: "string", format: "date-time", title: "Deleted", "x-hidden": true },
};

export const SYSTEM_FIELDS: ReadonlySet<string> = new Set(Object.keys(SYSTEM));

/**
 * The fields that every record has without being declared; rows of global entities belong to no space, and only those
 * that can be restored know when they were deleted.
 */
export function systemFields({ scope, softDelete }: EntityKeyword, sources: FieldSources): readonly Field[] {
  const absent = new Set([...(scope === "global" ? ["spaceId"] : []), ...(softDelete ? [] : ["deletedAt"])]);
  return Object.entries(SYSTEM)
    .filter(([name]) => !absent.has(name))
    .flatMap(([name, schema]) => {
      const isRequired = name !== "deletedAt";
      const field = buildField({ name, schema: { ...schema, readOnly: true }, isRequired }, sources, () => undefined);
      if (!field) return [];
      // A company's rows name it to the back office, which works across companies.
      const reference =
        name === "spaceId" && scope === "company"
          ? { reference: { entity: "company", onDelete: "cascade", isMany: false } as const }
          : {};
      return [{ ...field, ...reference, isSystem: true }];
    });
}
