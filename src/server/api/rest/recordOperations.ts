import type { Entity } from "../../../schema/catalog";
import type { Transition } from "../../../schema/document";
import type { JsonObject } from "../../../shared/json";
import { component, type DocumentedSchema, documented } from "../openApi/callDocument";
import { EXAMPLE_ID } from "../openApi/exampleOf";
import { openTo, recordAnswer } from "./openApi";

const WRITE_HEADERS = ["If-Match", "Idempotency-Key", "X-Space"] as const;
const ID = { id: EXAMPLE_ID };

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const HISTORY_ENTRY: JsonObject = component("HistoryEntry", {
  type: "object",
  properties: {
    id: { type: "integer" },
    at: { type: "string", format: "date-time" },
    action: { type: "string", enum: ["create", "update", "delete", "restore", "transition", "erase"] },
    version: { anyOf: [{ type: "integer" }, { type: "null" }], description: "The record's version after the change" },
    by: {
      type: "string",
      enum: ["person", "backoffice", "former", "system"],
      description: "Who did it; `former` is somebody whom the space no longer knows",
    },
    author: {
      anyOf: [{ type: "object", properties: { id: { type: "string" }, name: { type: "string" } } }, { type: "null" }],
    },
    changes: {
      type: "array",
      items: {
        type: "object",
        properties: {
          field: { type: "string" },
          from: {},
          to: {},
          isPersonal: { type: "boolean" },
          isWithheld: { type: "boolean", description: "The values are not kept, or were erased" },
        },
      },
    },
  },
});

const HISTORY_EXAMPLE = {
  id: 7,
  at: "2026-11-20T10:00:00.000Z",
  action: "update",
  version: 2,
  by: "person",
  author: { id: EXAMPLE_ID, name: "Marta" },
  changes: [{ field: "name", from: "Ana", to: "Anna", isPersonal: true, isWithheld: false }],
};

const ERASURE: JsonObject = component("Erasure", {
  type: "object",
  properties: {
    erased: {
      type: "array",
      items: {
        type: "object",
        properties: {
          entity: { type: "string" },
          cleared: { type: "integer", description: "Rows that stay without their personal values" },
          deleted: { type: "integer" },
        },
      },
    },
  },
});

const COUNTED: JsonObject = {
  type: "object",
  properties: { entity: { type: "string" }, title: { type: "string" }, count: { type: "integer" } },
};

const PERSONAL_DATA: JsonObject = component("PersonalData", {
  type: "object",
  properties: {
    entity: { type: "string" },
    id: { type: "string", format: "uuid" },
    at: { type: "string", format: "date-time" },
    records: {
      type: "array",
      items: {
        type: "object",
        properties: {
          entity: { type: "string" },
          title: { type: "string" },
          records: { type: "array", items: { type: "object" } },
        },
      },
    },
    withheld: { type: "array", items: COUNTED, description: "Data that the caller may not read" },
  },
});

/** What the OpenAPI document says of the calls upon one record beside reading and writing it. */
export function recordOperations(entity: Entity) {
  const tags = [entity.title];
  const { name } = entity;
  const one = (summary: string, action: "read" | "update" | "delete") => ({ tags, summary, description: openTo(entity, action) });
  const person = { entity: name, id: EXAMPLE_ID };
  return {
    history: documented(one("What happened to the record, newest first", "read"), () => ({
      operationId: `get${pascal(name)}History`,
      headers: ["X-Preview-As", "X-Space"],
      examples: { ...ID, range: "[0,24]" },
      answer: { schema: { type: "array", items: HISTORY_ENTRY }, example: [HISTORY_EXAMPLE], headers: ["Content-Range"] },
    })),
    restoreEntry: documented(one("Write the record as it was after an entry of its history", "update"), () => ({
      operationId: `restore${pascal(name)}Entry`,
      headers: WRITE_HEADERS,
      examples: { ...ID, entryId: "7" },
      answer: recordAnswer(entity),
    })),
    restore: documented(one("Bring the deleted record back", "delete"), () => ({
      operationId: `restore${pascal(name)}`,
      headers: WRITE_HEADERS.slice(1),
      examples: ID,
      answer: recordAnswer(entity),
    })),
    personalData: documented(one("All data of the person", "delete"), () => ({
      operationId: `get${pascal(name)}PersonalData`,
      headers: ["X-Preview-As", "X-Space"],
      examples: ID,
      answer: {
        schema: PERSONAL_DATA,
        example: { ...person, at: "2026-11-20T10:00:00.000Z", records: [], withheld: [] },
      },
    })),
    erasure: documented(one("Erase the person's data, for good", "delete"), () => ({
      operationId: `erase${pascal(name)}`,
      headers: WRITE_HEADERS.slice(1),
      examples: ID,
      answer: { schema: ERASURE, example: { erased: [{ entity: name, cleared: 1, deleted: 0 }] } },
    })),
  } satisfies Record<string, DocumentedSchema>;
}

/** What it says of a move from one state to another. */
export function transitionOperation(entity: Entity, name: string, { from, to, access, requires }: Transition): DocumentedSchema {
  const needs = requires ? ` Needs ${requires.join(", ")}.` : "";
  const description = `From ${from.join(", ")} to ${to}.${needs} Open to: ${access.join(", ")}.`;
  return documented({ tags: [entity.title], summary: `${pascal(name)} the record`, description }, () => ({
    operationId: `${name}${pascal(entity.name)}`,
    headers: WRITE_HEADERS,
    examples: ID,
    body: { schema: { type: "object", additionalProperties: false }, example: {}, isRequired: false },
    answer: recordAnswer(entity),
  }));
}
