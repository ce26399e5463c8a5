import type {
  Action,
  ComputedSource,
  Condition,
  EntityDocument,
  FieldSchema,
  Grant,
  ProfileItem,
  Rule,
  Scope,
  SelectedBy,
  States,
  WizardDocument,
} from "./document";
import type { FieldKind } from "./fieldKind";

/** A field of the Catalog: a property, its kind and its column. */
export interface Field {
  readonly name: string;
  readonly column: string;
  readonly kind: FieldKind;
  /** As declared, lists and registries resolved. */
  readonly schema: FieldSchema;
  /** As API callers see it. */
  readonly apiSchema: FieldSchema;
  readonly isRequired: boolean;
  readonly isHidden: boolean;
  readonly isReadOnly: boolean;
  readonly isCreateOnly: boolean;
  readonly isPersonal: boolean;
  /** Personal in some of its values alone: erasing a person leaves them to a hook (`afterErasure`). */
  readonly isErasedByHook: boolean;
  readonly isSensitive: boolean;
  /** Given, never answered. */
  readonly isWriteOnly: boolean;
  /** Who gets the files that the field refers to. @default who may read it */
  readonly audience?: "everybody" | "space" | "members";
  readonly reference?: Reference;
  /** Names of the entities that a polymorphic reference may point to. */
  readonly targets?: readonly string[];
  /** The field that this one is the key of: filled with it, and its faults are those of that field. */
  readonly keyOf?: string;
  /** How the value is computed when it is read; such a field has no column. */
  readonly computed?: ComputedSource;
  readonly readKeys?: readonly string[];
  readonly writeKeys?: readonly string[];
  /** System fields (`id`, `spaceId`, `createdAt` ...) are set by the server alone. */
  readonly isSystem: boolean;
}

export interface Reference {
  readonly entity: string;
  readonly onDelete: "restrict" | "cascade" | "clear";
  /** Whether the value is a list of ids, kept in a table of its own (`linkTable`). */
  readonly isMany: boolean;
  /** Values, by field, of the records that pickers offer. @default all that the person may list */
  readonly offers?: Readonly<Record<string, string | boolean>>;
}

export interface Entity {
  readonly name: string;
  readonly title: string;
  readonly resource: string;
  readonly table: string;
  /** The entity's former name. */
  readonly renamedFrom?: string;
  readonly scope: Scope;
  readonly label: string;
  readonly list: readonly string[];
  readonly search: readonly string[];
  readonly sort: readonly SortRule[];
  readonly unique: readonly (readonly string[])[];
  readonly uniqueEverywhere: readonly (readonly string[])[];
  readonly index: readonly (readonly string[])[];
  readonly group?: string;
  readonly icon?: string;
  readonly owner?: string;
  readonly shared?: string;
  readonly selectedBy?: SelectedBy;
  readonly states?: States;
  /** See `EntityKeyword`. */
  readonly frozenWith: readonly string[];
  readonly isSoftDeleted: boolean;
  readonly person?: string;
  /** See `EntityKeyword`. */
  readonly heldBy?: string;
  readonly profile: readonly ProfileItem[];
  /** See `EntityKeyword`. */
  readonly importKeys: readonly string[];
  /** See `EntityKeyword`. */
  readonly isOpenAfterEnd: boolean;
  readonly wizard?: string;
  readonly rules: readonly Rule[];
  readonly conditions: readonly Condition[];
  readonly isOperationsOnly: boolean;
  /** Qualified access key -> grants. */
  readonly access: ReadonlyMap<string, Readonly<Record<Action, Grant>>>;
  readonly fields: ReadonlyMap<string, Field>;
  /** File of the document, below the project. */
  readonly file: string;
  readonly document: EntityDocument;
  readonly ui: Readonly<Record<string, unknown>>;
  /** Changes whenever the document or its ui changes: keys caches and stored columns. */
  readonly hash: string;
}

export interface SortRule {
  readonly field: string;
  readonly order: "ASC" | "DESC";
}

/** Everything declared, validated and resolved: what db, api and screens are made from. Frozen. */
export interface Catalog {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly byResource: ReadonlyMap<string, Entity>;
  readonly lists: ReadonlyMap<string, readonly ListItem[]>;
  readonly wizards: ReadonlyMap<string, WizardDocument>;
  readonly hash: string;
}

/** An item of a closed list. */
export interface ListItem {
  readonly value: string;
  readonly label: Readonly<Record<string, string>>;
  readonly parent?: string;
}
