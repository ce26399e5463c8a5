import type { Action, FieldSchema } from "./document";
import type { FilterOperator } from "./fieldKind";

/**
 * `GET /api/catalog`: what the signed-in person's consoles are generated from. Holds only the entities, actions
 * and fields that the person's access keys allow.
 */
export interface ClientCatalog {
  readonly accessKeys: readonly string[];
  readonly entities: readonly ClientEntity[];
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
  /** Forms for RJSF; absent where the person may not create or update. */
  readonly create?: ClientForm;
  readonly update?: ClientForm;
  readonly hash: string;
}

export interface ClientField {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  readonly schema: FieldSchema;
  readonly isSortable: boolean;
  readonly filters: readonly FilterOperator[];
  readonly reference?: { readonly entity: string; readonly resource: string; readonly label: string };
  readonly isReadOnly: boolean;
}

export interface ClientForm {
  /** Root schema, byte for byte the one that the validators were compiled from. */
  readonly schema: FieldSchema;
  readonly uiSchema: Readonly<Record<string, unknown>>;
  /** Address of an ES module whose default export is the map of precompiled validate functions. */
  readonly validators: string;
}
