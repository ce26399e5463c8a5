import { buildField, type FieldSources } from "./buildField";
import type { Field } from "./catalog";
import type { FieldSchema, Scope } from "./document";

const SYSTEM: Readonly<Record<string, FieldSchema>> = {
  id: { type: "string", format: "uuid", title: "Id" },
  spaceId: { type: "string", format: "uuid", title: "Space" },
  createdAt: { type: "string", format: "date-time", title: "Created" },
  updatedAt: { type: "string", format: "date-time", title: "Changed" },
  version: { type: "integer", title: "Version", minimum: 1 },
};

export const SYSTEM_FIELDS: ReadonlySet<string> = new Set(Object.keys(SYSTEM));

/** The fields that every record has without being declared; rows of global entities belong to no space. */
export function systemFields(scope: Scope, sources: FieldSources): readonly Field[] {
  return Object.entries(SYSTEM)
    .filter(([name]) => scope !== "global" || name !== "spaceId")
    .flatMap(([name, schema]) => {
      const field = buildField({ name, schema: { ...schema, readOnly: true }, isRequired: true }, sources, () => undefined);
      if (!field) return [];
      // A company's rows name it to the back office, which works across companies.
      const reference =
        name === "spaceId" && scope === "company"
          ? { reference: { entity: "company", onDelete: "cascade", isMany: false } as const }
          : {};
      return [{ ...field, ...reference, isSystem: true }];
    });
}
