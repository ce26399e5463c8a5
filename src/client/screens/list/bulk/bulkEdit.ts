import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";
import { requiredNames } from "../../entity/requiredNames";
import { isWordList, type ListMode } from "./BulkListMode";

/** What a person has chosen to give many records. */
export interface BulkEditState {
  /** Of the field; empty until one is chosen. */
  readonly name: string;
  readonly value: unknown;
  /** Whether the field is emptied instead. */
  readonly isCleared: boolean;
  readonly mode: ListMode;
}

export type BulkEditAction =
  | { readonly type: "field"; readonly name: string }
  | { readonly type: "value"; readonly value: unknown }
  | { readonly type: "cleared"; readonly isCleared: boolean }
  | { readonly type: "mode"; readonly mode: ListMode };

export const NOTHING_CHOSEN: BulkEditState = { name: "", value: undefined, isCleared: false, mode: "add" };

export function reduceBulkEdit(state: BulkEditState, action: BulkEditAction): BulkEditState {
  switch (action.type) {
    case "field":
      return { ...state, name: action.name, value: undefined, isCleared: false };
    case "value":
      return { ...state, value: action.value };
    case "cleared":
      return { ...state, isCleared: action.isCleared };
    case "mode":
      return { ...state, mode: action.mode, isCleared: false };
  }
}

/** What `updateMany` sends. */
export interface BulkChange {
  readonly data: object;
  readonly meta?: object;
}

export interface BulkEdit {
  readonly field: ClientField | undefined;
  /** Whether the field is a list of words, which can gain and lose some. */
  readonly isList: boolean;
  readonly canClear: boolean;
  /** Nothing while there is nothing to send. */
  readonly change: BulkChange | undefined;
}

/** The value to send; `undefined` while there is none. */
function givenValue({ value, isCleared }: BulkEditState, field: ClientField, isWhole: boolean): unknown {
  if (isCleared) return null;
  if (!isWhole && Array.isArray(value) && value.length === 0) return undefined;
  return value ?? (field.schema.type === "boolean" ? false : undefined);
}

/** What becomes of the choices so far. */
export function bulkEdit(state: BulkEditState, fields: readonly ClientField[], update: ClientEntity["update"]): BulkEdit {
  const field = fields.find(({ name }) => name === state.name);
  if (!field) return { field, isList: false, canClear: false, change: undefined };
  const isList = isWordList(field);
  const isWhole = !isList || state.mode === "replace";
  const canClear = isWhole && !requiredNames(update).includes(field.name) && field.schema.type !== "boolean";
  const given = givenValue(state, field, isWhole);
  if (given === undefined) return { field, isList, canClear, change: undefined };
  const values = { [field.name]: given };
  return {
    field,
    isList,
    canClear,
    change: isWhole ? { data: values } : { data: {}, meta: { lists: { [state.mode]: values } } },
  };
}
