import type { XlsxParams, XlsxReason } from "./xlsxFault";

/** What the thread says: a part of the table, that it gets on, that all is read but these sheets, or why the file is refused. */
export type XlsxNews =
  | Uint8Array<ArrayBuffer>
  | "alive"
  | { readonly leftOut: readonly string[] }
  | { readonly reason: XlsxReason; readonly params: XlsxParams };
