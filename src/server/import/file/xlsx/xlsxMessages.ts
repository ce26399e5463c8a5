import type { XlsxParams, XlsxReason } from "./xlsxFault";

/** What the thread says: a part of the table, that it gets on, that all is read, or why the file is refused. */
export type XlsxNews = Uint8Array<ArrayBuffer> | "alive" | "read" | { readonly reason: XlsxReason; readonly params: XlsxParams };
