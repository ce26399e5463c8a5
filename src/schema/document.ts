import type { Json } from "../shared/json";

/** Actions that an access rule can grant. `list` implies `read`. */
export type Action = "list" | "read" | "create" | "update" | "delete";

/** `true` grants every record, `"own"` those whose owner field names the person. */
export type Grant = boolean | "own";

/**
 * Who owns the rows. `community` and `company` rows belong to a space of that kind, `space` rows to either,
 * `global` rows to nobody: only the back office writes them.
 */
export type Scope = "community" | "company" | "space" | "global";

/** Access keys to what they may do. A bare role means a community role. */
export type AccessRules = Readonly<Record<string, Readonly<Partial<Record<Action, Grant>>>>>;

/** The `x-entity` keyword: what turns a JSON Schema into table, API and screens. */
export interface EntityKeyword {
  /** Plural path segment: `/api/{resource}`. */
  readonly resource: string;
  readonly scope: Scope;
  /** The field that names a record to people. */
  readonly label: string;
  /** Columns of the list, in order. */
  readonly list: readonly string[];
  readonly search?: readonly string[];
  /** Sets of fields that no two records of a space share. */
  readonly unique?: readonly (readonly string[])[];
  /** Sets of fields that no two records of the whole installation share. */
  readonly uniqueEverywhere?: readonly (readonly string[])[];
  readonly index?: readonly (readonly string[])[];
  /** @default the entity's own table, named after `$id` */
  readonly table?: string;
  /** Default order, e.g. `["-createdAt"]`. */
  readonly sort?: readonly string[];
  /** Menu group of the console (`look.md`): activities, members, incentives, settings ... */
  readonly group?: string;
  readonly icon?: string;
  /** The field that holds the owner's account or member id, for `own` grants. */
  readonly owner?: string;
  readonly access: AccessRules;
}

/** A property of an entity's schema: JSON Schema 2020-12 with our keywords. */
export interface FieldSchema {
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Name of the field kind where it can't be told from type and format. */
  readonly "x-kind"?: string;
  /** Reference to a record of the entity with this `$id`. */
  readonly "x-ref"?: string;
  /** What happens to this record when the one it refers to is deleted. @default "restrict" */
  readonly "x-onDelete"?: "restrict" | "cascade" | "clear";
  readonly "x-localized"?: boolean;
  readonly "x-renamedFrom"?: string;
  /** Closed list from `schemas/lists/<name>.json`. */
  readonly "x-list"?: string;
  /** Closed list of the members of a registry, e.g. `activityType`. */
  readonly "x-registry"?: string;
  /** Personal data: part of a person's export and erasure. */
  readonly "x-personal"?: boolean;
  /** May be given at creation only. */
  readonly "x-createOnly"?: boolean;
  /** Column without an API form: reachable by operations only. */
  readonly "x-hidden"?: boolean;
  /** Narrows who sees or writes this field; keys as in `x-entity.access`. */
  readonly "x-access"?: { readonly read?: readonly string[]; readonly write?: readonly string[] };
  readonly [keyword: string]: unknown;
}

/** A file of `schemas/entities`. */
export interface EntityDocument {
  readonly $id: string;
  readonly title?: string;
  readonly type: "object";
  readonly "x-entity": EntityKeyword;
  /** `"operations"` closes generic writes, bulk and restore. */
  readonly "x-writes"?: "operations";
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly [keyword: string]: unknown;
}
