import { ACCESS_KEYS } from "../../../schema/accessKeys";
import type { Entity, Field, SortRule } from "../../../schema/catalog";
import type { Action, FieldSchema } from "../../../schema/document";
import { MOST_IN_BULK } from "../../../shared/bulkLimit";
import type { JsonObject } from "../../../shared/json";
import {
  component,
  type DocumentedAnswer,
  type DocumentedContent,
  type DocumentedSchema,
  documented,
} from "../openApi/callDocument";
import { EXAMPLE_ID } from "../openApi/exampleOf";
import { exampleRecord } from "./entityExamples";
import type { WriteMode } from "./forms";
import { writeCursor } from "./list/cursor";
import { ruleSentences } from "./ruleSentences";
import { answeredFields, listedFields } from "./visibleFields";
import { bodyContent } from "./write/body/bodyContent";
import { bulkActions, bulkSchema } from "./write/bulk/bulkRequest";

type Operation = "list" | "read" | "create" | "update" | "remove" | "updateMany" | "removeMany" | "bulk";

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A field as it is answered: without a value it is null. */
function answerSchema({ apiSchema, isRequired }: Field): JsonObject {
  const { default: _default, writeOnly: _writeOnly, ...schema } = apiSchema as JsonObject & FieldSchema;
  return isRequired ? (schema as JsonObject) : { anyOf: [schema as JsonObject, { type: "null" }] };
}

function fieldsSchema(name: string, fields: readonly Field[]): JsonObject {
  return component(name, {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])),
  });
}

/** The record as it is answered; each caller gets the fields that the access keys allow. */
export function recordSchema(entity: Entity): JsonObject {
  return fieldsSchema(pascal(entity.name), answeredFields(entity, ACCESS_KEYS));
}

/** The record as lists have it: without what is sensitive. */
export function listedSchema(entity: Entity): JsonObject {
  const listed = listedFields(entity, ACCESS_KEYS);
  const isWhole = listed.length === answeredFields(entity, ACCESS_KEYS).length;
  return isWhole ? recordSchema(entity) : fieldsSchema(`${pascal(entity.name)}Listed`, listed);
}

/** An answer that is the record. */
export function recordAnswer(entity: Entity, answer: DocumentedAnswer = {}): DocumentedAnswer {
  const example = exampleRecord(answeredFields(entity, ACCESS_KEYS));
  return { schema: recordSchema(entity), example, headers: ["ETag"], ...answer };
}

function bodyOf(entity: Entity, mode: WriteMode): DocumentedContent {
  return bodyContent(entity, mode, `${pascal(entity.name)}${pascal(mode)}`);
}

/** Who may make a call. */
export function openTo(entity: Entity, action: Action): string {
  const keys = [...entity.access].flatMap(([key, grants]) => {
    const grant = grants[action];
    if (!grant) return [];
    return [grant === true ? key : `${key} (${grant})`];
  });
  return `Open to: ${keys.join(", ") || "nobody"}.`;
}

const IDS: DocumentedAnswer = {
  schema: { type: "array", items: { type: "string", format: "uuid" } },
  example: [EXAMPLE_ID],
  description: "Ids of the records that were there",
};

function bulkBody(entity: Entity): DocumentedContent {
  const data = bodyOf(entity, "update");
  const schemas = bulkActions(entity).map((action) => bulkSchema(action, data.schema));
  const ids = { ids: [EXAMPLE_ID], versions: { [EXAMPLE_ID]: 3 } };
  return {
    schema: component(`${pascal(entity.name)}Bulk`, { oneOf: schemas }),
    example: data.example ? { action: "update", ...ids, data: data.example } : { action: "delete", ...ids },
  };
}

function bulkText(entity: Entity): string {
  const isRestored = bulkActions(entity).includes("restore");
  return `update: ${openTo(entity, "update")} delete${isRestored ? " and restore" : ""}: ${openTo(entity, "delete")}
Up to ${MOST_IN_BULK} in one transaction, all or none. \`versions\`, where given, are those that the caller has seen, by id.
An update's \`add\` and \`remove\` put items into lists of words, by field, and take them out: each record keeps its others.
Where one isn't there or can't be written nothing is: the problem tells which in \`record\`
(\`id\` and, to those who may read it, \`label\`), and in \`failed\` all whom the same check refuses.`;
}

const LISTING = `Filters are a JSON object of field and value; \`_gte\`, \`_lte\`, \`_gt\`, \`_lt\`, \`_neq\`, \`_contains\` and \`_isNull\`
after the name compare otherwise, an array means any of its values, \`q\` looks for words. The records that refer to another one
are the list filtered by the field that refers: \`{"activity": "<id>"}\`; many-references hold one of the ids given. Pages go by
\`range\`, or, as fast anywhere in the list, by \`limit\` and the \`after\` that \`X-Next-Cursor\` gave.`;

function listExamples(entity: Entity): JsonObject {
  const sortable = listedFields(entity, ACCESS_KEYS).filter((field) => field.kind.isSortable && !field.isSystem);
  const sort: SortRule = { field: sortable[0]?.name ?? "createdAt", order: "ASC" };
  const filter = entity.search.length > 0 ? { q: "example" } : { createdAt_gte: "2026-01-01T00:00:00.000Z" };
  return {
    sort: JSON.stringify([sort.field, sort.order]),
    range: "[0,24]",
    filter: JSON.stringify(filter),
    count: "true",
    limit: "25",
    after: writeCursor(entity, sort, { key: "example", id: EXAMPLE_ID }),
    trash: "false",
  };
}

const READ_HEADERS = ["X-Preview-As", "X-Space"] as const;

function reads(entity: Entity): Readonly<Record<"list" | "read", DocumentedSchema>> {
  const tags = [entity.title];
  const { resource } = entity;
  return {
    list: documented({ tags, summary: `List ${resource}`, description: `${openTo(entity, "list")} ${LISTING}` }, () => ({
      operationId: `list${pascal(resource)}`,
      headers: ["Accept-Language", ...READ_HEADERS],
      examples: listExamples(entity),
      answer: {
        schema: { type: "array", items: listedSchema(entity) },
        example: [exampleRecord(listedFields(entity, ACCESS_KEYS))],
        headers: ["Content-Range", "X-Next-Cursor", "X-Count"],
      },
    })),
    read: documented({ tags, summary: `One of ${resource}`, description: openTo(entity, "read") }, () => ({
      operationId: `get${pascal(entity.name)}`,
      headers: READ_HEADERS,
      examples: { id: EXAMPLE_ID },
      answer: recordAnswer(entity),
    })),
  };
}

function writes(entity: Entity): Readonly<Record<Exclude<Operation, "list" | "read">, DocumentedSchema>> {
  const tags = [entity.title];
  const { resource, name } = entity;
  const id = { id: EXAMPLE_ID };
  const several = { filter: JSON.stringify({ id: [EXAMPLE_ID] }) };
  const rules = ruleSentences(entity);
  const partial = ["Absent fields stay as they are, null clears.", rules].filter(Boolean).join(" ");
  const opened = [openTo(entity, "create"), rules].filter(Boolean).join(" ");
  return {
    create: documented({ tags, summary: `Create one of ${resource}`, description: opened }, () => ({
      operationId: `create${pascal(name)}`,
      headers: ["Idempotency-Key", "X-Space"],
      body: bodyOf(entity, "create"),
      answer: recordAnswer(entity, { status: 201, description: "Created", headers: ["ETag", "Idempotency-Replayed"] }),
    })),
    update: documented(
      { tags, summary: `Change one of ${resource}`, description: `${openTo(entity, "update")} ${partial}` },
      () => ({
        operationId: `update${pascal(name)}`,
        headers: ["If-Match", "X-Space"],
        examples: id,
        body: bodyOf(entity, "update"),
        answer: recordAnswer(entity),
      }),
    ),
    remove: documented({ tags, summary: `Delete one of ${resource}`, description: openTo(entity, "delete") }, () => ({
      operationId: `delete${pascal(name)}`,
      headers: ["If-Match", "X-Space"],
      examples: id,
      answer: recordAnswer(entity, { description: "The record as it was", headers: [] }),
    })),
    updateMany: documented(
      { tags, summary: `Change several of ${resource}`, description: `${openTo(entity, "update")} All or none. ${partial}` },
      () => ({
        operationId: `update${pascal(resource)}`,
        headers: ["Idempotency-Key", "X-Space"],
        examples: several,
        body: bodyOf(entity, "update"),
        answer: IDS,
      }),
    ),
    removeMany: documented(
      { tags, summary: `Delete several of ${resource}`, description: `${openTo(entity, "delete")} All or none.` },
      () => ({
        operationId: `delete${pascal(resource)}`,
        headers: ["Idempotency-Key", "X-Space"],
        examples: several,
        answer: IDS,
      }),
    ),
    bulk: documented({ tags, summary: `Change or delete many of ${resource}`, description: bulkText(entity) }, () => ({
      operationId: `bulk${pascal(resource)}`,
      headers: ["Idempotency-Key", "X-Space"],
      body: bulkBody(entity),
      answer: { ...IDS, headers: ["Idempotency-Replayed"] },
    })),
  };
}

/** What the OpenAPI document says of an entity's calls. */
export function entityOperations(entity: Entity): Readonly<Record<Operation, DocumentedSchema>> {
  return { ...reads(entity), ...writes(entity) };
}

/** What it says of the search over all entities. */
export const SEARCH_OPERATION: DocumentedSchema = documented(
  {
    tags: ["Search"],
    summary: "Find records of all entities",
    description: "The best five of each entity that the caller may list.",
  },
  () => ({
    operationId: "search",
    headers: ["Accept-Language", ...READ_HEADERS],
    examples: { q: "ana" },
    answer: {
      schema: {
        type: "array",
        items: component("SearchMatch", {
          type: "object",
          required: ["entity", "resource", "id", "label"],
          properties: {
            entity: { type: "string" },
            resource: { type: "string" },
            id: { type: "string", format: "uuid" },
            label: { type: "string" },
            hint: { type: "string" },
          },
        }),
      },
      example: [{ entity: "member", resource: "members", id: EXAMPLE_ID, label: "Ana", hint: "ana@example.com" }],
    },
  }),
);
