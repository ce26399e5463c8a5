import { createContext, useContext } from "react";
import type { ClientField, HiddenPart } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";

/** A cell of the table, and where it stands on the page. */
export interface CellPlace {
  readonly record: EntityRecord;
  readonly field: ClientField;
  readonly anchor: HTMLElement;
}

interface TableState {
  readonly columns: readonly ClientField[];
  /** In a preview: columns that the role does not get. */
  readonly ghosts: readonly HiddenPart[];
  /** Opens the cell's control in its place; nothing happens where it can't be written. */
  readonly edit: (place: CellPlace) => void;
}

const TableContext = createContext<TableState>({ columns: [], ghosts: [], edit: () => undefined });

export const TableProvider = TableContext.Provider;

export function useTable(): TableState {
  return useContext(TableContext);
}
