import type { Json } from "../shared/json";
import type { Action, Conditional, FieldSchema, Freeze, Transition } from "./document";
import type { FilterOperator } from "./fieldKind";

/**
 * `GET /api/catalog`: what the signed-in person's consoles are generated from. Holds only the entities, actions
 * and fields that the person's access keys allow.
 */
export interface ClientCatalog {
  readonly accessKeys: readonly string[];
  readonly entities: readonly ClientEntity[];
  readonly wizards: readonly ClientWizard[];
  /** Whether the person may store images for fields to refer to. */
  readonly mayUpload: boolean;
  /** Present while the person looks as another role does. */
  readonly preview?: { readonly as: readonly string[]; readonly hiddenEntities: readonly HiddenPart[] };
}

/** Something that the previewed role does not get, and the rule that takes it away. */
export interface HiddenPart {
  /** Name of the field, action or entity. */
  readonly name: string;
  readonly title: string;
  /** Where the rule stands: file and JSON pointer. */
  readonly rule: string;
  /** Access keys that would get it. */
  readonly openTo: readonly string[];
}

export interface ClientWizard {
  readonly name: string;
  readonly title: string;
  readonly entity: string;
  readonly icon?: string;
  readonly steps: readonly ClientWizardStep[];
}

export interface ClientWizardStep {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** The step is skipped where what was answered does not fit. */
  readonly if?: Conditional;
  readonly form: ClientForm;
  /** The step of a record that is there already, where it is another than that of a new one. */
  readonly update?: ClientForm;
}

/** A move that the person may make from one of `from`. */
export interface ClientTransition extends Omit<Transition, "access"> {
  readonly name: string;
}

export interface ClientEntity {
  readonly name: string;
  readonly resource: string;
  /** Title of the schema: the fallback where the locales have no `entities.<name>.name`. */
  readonly title: string;
  readonly label: string;
  readonly group?: string;
  readonly icon?: string;
  readonly list: readonly string[];
  readonly isSearchable: boolean;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
  readonly actions: Readonly<Record<Action, boolean>>;
  readonly fields: readonly ClientField[];
  /** `ui:sections`: what belongs together on forms and on the record itself, which a person may see without a form. */
  readonly sections?: Json;
  /** Forms for RJSF; absent where the person may not create or update. */
  readonly create?: ClientForm;
  readonly update?: ClientForm;
  readonly states?: { readonly field: string; readonly transitions: readonly ClientTransition[]; readonly frozen?: Freeze };
  /** Entities with a reference to this one, that the person may list: shown beside the record. */
  readonly relations: readonly { readonly entity: string; readonly resource: string; readonly field: string }[];
  /** What a file may fill, and what may tell which record a row is about, the first that it gives. */
  readonly imports?: { readonly fields: readonly string[]; readonly keys: readonly string[] };
  readonly isSoftDeleted: boolean;
  /** All spaces have the same records, e.g. the countries. */
  readonly isShared: boolean;
  /** The session's space has one record at most: there is nothing to list. */
  readonly isSingle: boolean;
  /** The record is a person: their data can be taken out and erased. */
  readonly isPerson: boolean;
  /** Name of the wizard that creates and edits; absent: the forms do. */
  readonly wizard?: string;
  /** In a preview: what the role does not get. */
  readonly hidden?: {
    readonly fields: readonly HiddenPart[];
    readonly actions: readonly HiddenPart[];
    readonly rows?: HiddenPart;
  };
  readonly hash: string;
}

/** A record begins in the `initial` state, and no move leads out of a `final` one. */
export type StatePlace = "initial" | "between" | "final";

export interface ClientField {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  readonly schema: FieldSchema;
  readonly isSortable: boolean;
  readonly filters: readonly FilterOperator[];
  readonly reference?: ClientReference & { readonly isMany: boolean };
  /** What a polymorphic reference may point to. */
  readonly targets?: readonly ClientReference[];
  readonly isComputed: boolean;
  /** Shown in the record itself only. */
  readonly isSensitive: boolean;
  readonly unit?: string;
  /** Of the field that holds the record's state: where in its life each value stands. */
  readonly states?: Readonly<Record<string, StatePlace>>;
  readonly isReadOnly: boolean;
}

export interface ClientReference {
  readonly entity: string;
  readonly resource: string;
  readonly label: string;
  /** The filter that pickers list by. @default none */
  readonly offers?: Readonly<Record<string, string | boolean>>;
}

export interface ClientForm {
  /** Root schema, byte for byte the one that the validators were compiled from. */
  readonly schema: FieldSchema;
  readonly uiSchema: Readonly<Record<string, unknown>>;
  /** Address of an ES module whose default export is the map of precompiled validate functions. */
  readonly validators: string;
}
