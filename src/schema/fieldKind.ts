import type { Json } from "../shared/json";
import type { FieldSchema } from "./document";

/** Column types of the one SQL dialect that both engines speak. */
export type ColumnType =
  | "text"
  | "integer"
  | "bigint"
  | "numeric"
  | "double precision"
  | "boolean"
  | "date"
  | "timestamptz"
  | "uuid"
  | "jsonb"
  | "text[]"
  /** Ids of many references: an answer's form only, they lie in a table of their own. */
  | "uuid[]";

/** Filter operators of the list call: `{"since_gte": "2026-01-01"}`; `eq` is the bare name. */
export type FilterOperator = "eq" | "in" | "neq" | "gte" | "lte" | "gt" | "lt" | "contains" | "isNull";

/**
 * A kind of field: how a property of an entity is stored, passed and shown. The pure half; the folder's
 * `client.tsx` brings input, list cell and filter.
 */
export interface FieldKind {
  readonly name: string;
  /** Whether a property without `x-kind` is of this kind. The first registered kind that says yes wins. */
  readonly matches: (schema: FieldSchema) => boolean;
  readonly column: ColumnType;
  /** The property as API callers and forms see it, free of our own keywords. */
  readonly toApiSchema?: (schema: FieldSchema) => FieldSchema;
  /** The one form in which equal values are stored, e.g. an e-mail in lower case. @default as given */
  readonly normalise?: (value: Json) => Json;
  /** The rule that a value breaks beyond what its schema can say: a key under `validation.` of the locales. */
  readonly faultOf?: (value: Json) => string | undefined;
  /** What values that people take for one another have in common; fills the field that is the `x-keyOf` this one. */
  readonly toKey?: (value: Json) => Json;
  /** What is stored instead of the value, e.g. a secret's hash; comes from the kind's server half. */
  readonly toStored?: FieldKindServer["toStored"];
  readonly filters: readonly FilterOperator[];
  readonly isSortable: boolean;
  /** Whether values are given and never answered. @default false */
  readonly isWriteOnly?: boolean;
  /** Whether full-text search may read the column. */
  readonly isSearchable: boolean;
  /** Cell of an export (CSV, xlsx). */
  readonly toCell: (value: Json) => string;
  /** Value of an import's cell; `undefined` where the cell can't be read. An empty cell never gets here. */
  readonly fromCell: (cell: string) => Json | undefined;
  /** The filter's operand from its JSON form; `undefined` where it is not one. */
  readonly toOperand: (value: Json) => Json | undefined;
}

/** A kind's server half: `src/fields/<kind>/server.ts` exports it as `fieldKindServer`. */
export interface FieldKindServer {
  /** What is stored instead of the checked value. */
  readonly toStored?: (value: Json) => Promise<Json>;
}
