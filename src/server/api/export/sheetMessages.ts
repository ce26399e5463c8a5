import type { Cell } from "./columns";
import type { CellFormat } from "./xlsx";

/** Rows of cells, as they travel to the thread; `undefined` after the last. */
export type SheetRows = readonly (readonly Cell[])[];

/** What a sheet's thread knows from its start. */
export interface SheetHead {
  readonly title: string;
  readonly headers: readonly string[];
  /** Of each column. */
  readonly formats: readonly CellFormat[];
  /** The zone whose clocks the moments show, e.g. `Europe/Madrid`. */
  readonly timeZone: string;
}

/** What the thread says: bytes of the file, that rows are dealt with, that all is written. */
export type SheetNews = Uint8Array | "taken" | "written";
