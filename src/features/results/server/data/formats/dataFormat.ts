import type { DataTable } from "../dataTable";

export interface DataFileOptions {
  /** What the file is of, for formats that say so inside. */
  readonly title: string;
  /** Between the cells of a CSV file. */
  readonly delimiter: string;
  /** Number of rows. */
  readonly cases: number;
  /** Why an answer has no value, in words, by the reason. */
  readonly missingLabels: Readonly<Record<string, string>>;
  /** The zone whose clocks spreadsheets show: they know none. */
  readonly timeZone: string;
}

/** How data are written to a file. */
export interface DataFormat {
  readonly mediaType: string;
  readonly write: (table: DataTable, options: DataFileOptions) => AsyncIterable<string | Uint8Array>;
}
