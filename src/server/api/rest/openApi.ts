import { ACCESS_KEYS } from "../../../schema/accessKeys";
import type { Entity } from "../../../schema/catalog";
import type { JsonObject } from "../../../shared/json";
import { bodySchema } from "./forms";
import { visibleFields } from "./visibleFields";

interface Documented {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Read by the OpenAPI document only: the routes check and present by role. */
  readonly documentedBody?: JsonObject;
  readonly documentedAnswer?: JsonObject;
}

type Operation = "list" | "read" | "create" | "update" | "remove" | "updateMany" | "removeMany";

function recordSchema(entity: Entity): JsonObject {
  const fields = visibleFields(entity, ACCESS_KEYS);
  return { type: "object", properties: Object.fromEntries(fields.map((field) => [field.name, field.apiSchema as JsonObject])) };
}

/** What the OpenAPI document says of an entity's calls. */
export function entityOperations(entity: Entity): Readonly<Record<Operation, Documented>> {
  const record = recordSchema(entity);
  const tags = [entity.title];
  const ids: JsonObject = { type: "array", items: { type: "string", format: "uuid" } };
  const who = (action: "list" | "read" | "create" | "update" | "delete") =>
    `Open to: ${[...entity.access].flatMap(([key, grants]) => (grants[action] ? [grants[action] === "own" ? `${key} (own)` : key] : [])).join(", ") || "nobody"}.`;
  return {
    list: {
      tags,
      summary: `List ${entity.resource}`,
      description: who("list"),
      documentedAnswer: { type: "array", items: record },
    },
    read: { tags, summary: `One of ${entity.resource}`, description: who("read"), documentedAnswer: record },
    create: {
      tags,
      summary: `Create one of ${entity.resource}`,
      description: who("create"),
      documentedBody: bodySchema(entity, ACCESS_KEYS, "create"),
      documentedAnswer: record,
    },
    update: {
      tags,
      summary: `Change one of ${entity.resource}`,
      description: `${who("update")} Absent fields stay as they are, null clears.`,
      documentedBody: bodySchema(entity, ACCESS_KEYS, "update"),
      documentedAnswer: record,
    },
    remove: { tags, summary: `Delete one of ${entity.resource}`, description: who("delete"), documentedAnswer: record },
    updateMany: {
      tags,
      summary: `Change several of ${entity.resource}`,
      description: who("update"),
      documentedBody: bodySchema(entity, ACCESS_KEYS, "update"),
      documentedAnswer: ids,
    },
    removeMany: { tags, summary: `Delete several of ${entity.resource}`, description: who("delete"), documentedAnswer: ids },
  };
}
