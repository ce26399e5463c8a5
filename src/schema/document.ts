import type { Json } from "../shared/json";

/** Actions that an access rule can grant. `list` implies `read`. */
export type Action = "list" | "read" | "create" | "update" | "delete";

/**
 * `true` grants every record, `"selected"` those that the person's role selects (all where its visibility is ALL),
 * `"own"` those whose owner field names the person, `"shared"` those and the ones that others share: for reading only.
 */
export type Grant = boolean | PartialGrant;

/** A grant that speaks of some of the records. */
export type PartialGrant = "selected" | "shared" | "own";

/**
 * Who owns the rows. `community` and `company` rows belong to a space of that kind, `space` rows to either,
 * `global` rows to nobody: only the back office writes them.
 */
export type Scope = "community" | "company" | "space" | "global";

/** Access keys to what they may do. A bare role means a community role. */
export type AccessRules = Readonly<Record<string, Readonly<Partial<Record<Action, Grant>>>>>;

/**
 * A rule over several fields of one record (`x-rules`). A field has no value where it is absent, null, an empty text or
 * list, or an unticked box; it then satisfies every rule but `atLeastOne` and `together`. The fault lies at the later
 * of two out of order, at the last one summed (the list for a sum over a list), at the last one given of `atMostOne`,
 * at the first one missing of `atLeastOne` and `together`.
 */
export type Rule =
  /** No value comes after the next; with `strict` they are not equal either. Dates, moments, numbers. */
  | { readonly ordered: readonly string[]; readonly strict?: boolean }
  /**
   * The values, or one field of an embedded list's items (`"quotas/target"`), add up to a number or to another field; with
   * `by`, the items of the same values of others of their fields do. An item without any counts with those before it.
   */
  | {
      readonly sum: string | readonly string[];
      readonly equals: number | string;
      readonly by?: string | readonly string[];
    }
  | { readonly atMostOne: readonly string[] }
  | { readonly atLeastOne: readonly string[] }
  /** All or none. */
  | { readonly together: readonly string[] };

/** A move from one state to another: `POST /api/{resource}/{id}/transitions/{name}`. */
export interface Transition {
  readonly from: readonly string[];
  readonly to: string;
  /** Access keys that may make the move; nobody else may. */
  readonly access: readonly string[];
  /** Fields that must have a value before the move. */
  readonly requires?: readonly string[];
  /** Whether the console asks first. @default false */
  readonly confirm?: boolean;
  /** Said in the confirmation; implies `confirm`. @default false */
  readonly irreversible?: boolean;
  readonly icon?: string;
}

/** What no longer changes of a record once it is in one of some states. */
export interface Freeze {
  readonly in: readonly string[];
  readonly fields: readonly string[];
}

/** The states of a record (spec section 4). The field is an enum, set by transitions alone; its default is the first state. */
export interface States {
  readonly field: string;
  readonly transitions: Readonly<Record<string, Transition>>;
  /** Fields that nobody writes in some of the states, by whatever way. */
  readonly frozen?: Freeze;
}

/** What a field's value is computed from when it is read (`x-computed`); such a field has no column. */
export type ComputedSource =
  /** Texts, joined by a space. */
  | { readonly join: readonly string[] }
  /** Full years since the date field. */
  | { readonly age: string }
  /** The first number as a percentage of the second, 0 to 100 and above, whole. */
  | { readonly percent: readonly [string, string] }
  /** Number of records of entity `of` whose reference `by` names this one; with `given` of those that have a value there. */
  | { readonly count: { readonly of: string; readonly by: string; readonly given?: string } }
  /** Number of records of entity `of` that have this one's text `by` in one of their lists `in`. */
  | { readonly holders: { readonly of: string; readonly in: readonly string[]; readonly by: string } }
  /** Sum of `field` over those records. */
  | { readonly sum: { readonly of: string; readonly by: string; readonly field: string } };

/** Where `"selected"` grants find what a role selects. */
export interface SelectedBy {
  /** Entity of the role, e.g. `moderator`: its record is the session's, its `visibility` is ALL or SELECTED. */
  readonly role: string;
  /** The role's many-reference with the selection. */
  readonly field: string;
  /** The field of this entity that leads to what is selected. @default "id", the record itself */
  readonly via?: string;
}

/** A field of the profile that people keep of themselves. */
export interface ProfileItem {
  readonly field: string;
  /** Its name in members' calls. @default the field's own */
  readonly as?: string;
  /** The reference to the `geographicArea` that the text names: calls have both as one element of the spec's lists. */
  readonly area?: string;
  /** Whether an extended sign-up asks for it. @default false */
  readonly signUp?: boolean;
  /** HTML autofill token. @default none */
  readonly autoComplete?: string;
  /** Whether members are shown the field's help, `entities.<entity>.helps.<field>`. @default false */
  readonly help?: boolean;
}

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
  /** The entity's former name: its records, links and files stay, and its history. */
  readonly renamedFrom?: string;
  /** Default order, e.g. `["-createdAt"]`. */
  readonly sort?: readonly string[];
  /** Menu group of the console (`look.md`): activities, members, incentives, settings ... */
  readonly group?: string;
  readonly icon?: string;
  /** The field that holds the owner's account or member id, for `own` and `shared` grants. */
  readonly owner?: string;
  /** The boolean field that opens a record of somebody else's to `shared` grants. */
  readonly shared?: string;
  readonly selectedBy?: SelectedBy;
  readonly states?: States;
  /** References to records whose frozen states close this one too: then it is neither made, changed nor deleted. */
  readonly frozenWith?: readonly string[];
  /** Deleting hides a record until it is restored; unique values are free again meanwhile. @default false */
  readonly softDelete?: boolean;
  /** Whether a community's people write it after their community has ended, which closes everything else. @default false */
  readonly openAfterEnd?: boolean;
  /** The field that leads to the person whose data these rows are; `"id"` where the record is the person. */
  readonly person?: string;
  /**
   * The reference to the record that these rows go with, and repeat: its foreign key stands for that of their space and for
   * those of the references that both have. For tables of many rows, where each key is looked up with every row.
   */
  readonly heldBy?: string;
  /**
   * Fields that tell which record a row of a file is about, where one may be as good as the other: the first of them that the
   * row gives counts.
   */
  readonly importKeys?: readonly string[];
  /** What people say of themselves in such a record, in the order in which they are asked. */
  readonly profile?: readonly ProfileItem[];
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
  /**
   * Reference to a record of the entity with this `$id`. In `items` of an array: to many, kept in a table of their
   * own. Several `$id`s: to a record of one of them, written `"<$id>/<id>"`.
   */
  readonly "x-ref"?: string | readonly string[];
  /** What happens to this record when the one it refers to is deleted. @default "restrict" */
  readonly "x-onDelete"?: "restrict" | "cascade" | "clear";
  /** Values, by field, of the records that pickers offer. @default all that the person may list */
  readonly "x-offers"?: Readonly<Record<string, string | boolean>>;
  readonly "x-localized"?: boolean;
  readonly "x-renamedFrom"?: string;
  /** Closed list from `schemas/lists/<name>.json`. */
  readonly "x-list"?: string;
  /** Closed list of the members of a registry, e.g. `activityType`. */
  readonly "x-registry"?: string;
  /** Personal data: part of a person's export and erasure. `partly`: an entity hook decides which values are erased. */
  readonly "x-personal"?: boolean | "partly";
  /** May be given at creation only. */
  readonly "x-createOnly"?: boolean;
  /** Column without an API form: reachable by operations only. */
  readonly "x-hidden"?: boolean;
  /** The field whose values this hidden one makes comparable: its kind says how. */
  readonly "x-keyOf"?: string;
  /**
   * Who gets the files of an image field: everybody, also without a session, or whoever is signed in to the record's
   * space. @default who may read the field
   */
  readonly "x-public"?: boolean | "space" | "members";
  /** Never in lists, exports, logs or histories: only in the record itself. */
  readonly "x-sensitive"?: boolean;
  readonly "x-computed"?: ComputedSource;
  /** Age by a birth date: over from the day after that birthday, under until the day before it. */
  readonly "x-age"?: { readonly over?: number; readonly under?: number };
  /** How far ahead of now a date or moment must lie when it is given. */
  readonly "x-lead"?: { readonly hours?: number; readonly days?: number };
  /** Shown beside the value, e.g. `min`, `%`, `MB`. */
  readonly "x-unit"?: string;
  /** Of an item: what holds of its parts where others say so. */
  readonly allOf?: readonly Condition[];
  /** Narrows who sees or writes this field; keys as in `x-entity.access`. */
  readonly "x-access"?: { readonly read?: readonly string[]; readonly write?: readonly string[] };
  readonly [keyword: string]: unknown;
}

/** A conditional rule: plain JSON Schema over the record's properties. */
export interface Condition {
  readonly if: Conditional;
  readonly then?: Conditional;
  readonly else?: Conditional;
}

export interface Conditional {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

/** A step of a wizard: some of its entity's fields, on a page of their own. */
export interface WizardStep {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** Fields of the entity, in order. */
  readonly fields: readonly string[];
  /** Fields that this step asks for although the entity does not. */
  readonly required?: readonly string[];
  /** Questions of the wizard alone, e.g. a consent: kept in the draft, never in the record. */
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  /** JSON Schema over what was answered so far: the step is skipped where it does not fit. */
  readonly if?: Conditional;
  /** RJSF uiSchema of the step. */
  readonly ui?: Readonly<Record<string, unknown>>;
}

/** A file of `schemas/wizards`. */
export interface WizardDocument {
  readonly $id: string;
  readonly title?: string;
  readonly description?: string;
  readonly icon?: string;
  /** `$id` of the entity whose record the last step creates or changes. */
  readonly entity: string;
  readonly steps: readonly WizardStep[];
}

/** A file of `schemas/entities`. */
export interface EntityDocument {
  readonly $id: string;
  readonly title?: string;
  readonly type: "object";
  readonly "x-entity": EntityKeyword;
  /** `"operations"` closes generic writes, bulk and restore. */
  readonly "x-writes"?: "operations";
  /** Name of the wizard that is the only way to create and edit in consoles. */
  readonly "x-wizard"?: string;
  readonly "x-rules"?: readonly Rule[];
  /** Conditional rules of JSON Schema: `{if, then, else}` over properties. */
  readonly allOf?: readonly Condition[];
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly [keyword: string]: unknown;
}
