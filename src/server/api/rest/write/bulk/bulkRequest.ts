import type { Entity } from "../../../../../schema/catalog";
import type { Action } from "../../../../../schema/document";
import { issuesOf } from "../../../../../schema/faults";
import { MOST_IN_BULK } from "../../../../../shared/bulkLimit";
import { AppError } from "../../../../../shared/errors";
import { isJsonObject, type JsonObject } from "../../../../../shared/json";
import type { Actor } from "../../../../access/session/session";
import { type BoundedValidate, createBoundedCompiler } from "../../../boundedValidator";
import { demand } from "../../recordAccess";

const BULK_ACTIONS = ["update", "delete", "restore"] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Items of lists of words, by field. */
export type ListChanges = Readonly<Record<string, readonly string[]>>;

/** What is to be done with many records, all or none. */
export type BulkRequest =
  | {
      readonly action: "update";
      readonly ids: readonly string[];
      /** Versions that the caller has seen, by id. */
      readonly versions?: Readonly<Record<string, number>>;
      readonly data: JsonObject;
      /** Items to put into lists of words, by field: each record keeps what it has. */
      readonly add?: ListChanges;
      /** Items to take out of them. */
      readonly remove?: ListChanges;
    }
  | { readonly action: "delete"; readonly ids: readonly string[]; readonly versions?: Readonly<Record<string, number>> }
  | { readonly action: "restore"; readonly ids: readonly string[] };

/** What the entity's records may undergo together. */
export function bulkActions({ isSoftDeleted }: Entity): readonly BulkAction[] {
  return BULK_ACTIONS.filter((action) => action !== "restore" || isSoftDeleted);
}

/** More than any entity has. */
const MOST_FIELDS = 500;
const IDS: JsonObject = { type: "array", maxItems: MOST_IN_BULK, items: { type: "string", maxLength: 100 } };
const VERSIONS: JsonObject = { type: "object", maxProperties: MOST_IN_BULK, additionalProperties: { type: "integer" } };
const ITEMS: JsonObject = {
  type: "object",
  maxProperties: 50,
  additionalProperties: { type: "array", maxItems: 100, items: { type: "string", maxLength: 200 } },
};

/** A request of one action. @param data schema of what an update writes */
export function bulkSchema(action: BulkAction, data: JsonObject): JsonObject {
  const versions: JsonObject = action === "restore" ? {} : { versions: VERSIONS };
  const written: JsonObject = action === "update" ? { data } : {};
  const lists: JsonObject = action === "update" ? { add: ITEMS, remove: ITEMS } : {};
  return {
    type: "object",
    additionalProperties: false,
    required: ["action", "ids", ...Object.keys(written)],
    properties: { action: { const: action }, ids: IDS, ...versions, ...written, ...lists },
  };
}

const compile = createBoundedCompiler();
// The data have validators of their own, by entity and person.
const VALIDATORS = Object.fromEntries(
  BULK_ACTIONS.map((action) => [action, compile(bulkSchema(action, { type: "object", maxProperties: MOST_FIELDS }))]),
) as Readonly<Record<BulkAction, BoundedValidate>>;

/** Those who may delete may bring back. */
const NEEDED: Readonly<Record<BulkAction, Action>> = { update: "update", delete: "delete", restore: "delete" };

function refuse(path: string, rule: string): never {
  throw new AppError("request.invalid", { faults: [{ path, rule }] });
}

/**
 * The body of a bulk call, where the actor may make it at all.
 * @throws AppError `request.invalid`, `access.denied`
 */
export function bulkRequest(entity: Entity, actor: Actor, body: unknown): BulkRequest {
  if (!isJsonObject(body)) return refuse("", "type");
  if (!("action" in body)) return refuse("/action", "required");
  const action = bulkActions(entity).find((one) => one === body.action) ?? refuse("/action", "enum");
  demand(entity, actor, NEEDED[action]);
  const validate = VALIDATORS[action];
  if (validate(body)) return body as BulkRequest;
  throw new AppError("request.invalid", { faults: issuesOf(validate.errors ?? []) });
}
