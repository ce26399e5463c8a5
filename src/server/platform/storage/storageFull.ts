/** Of the operating system, and of the database. */
const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** A write where the database may only be read: an embedded one while its disk is full. */
const READ_ONLY = "25006";

/** Whether something failed because a disk is full, the embedded database's or another. */
export function isStorageFull(error: unknown, { isEmbedded }: { readonly isEmbedded: boolean }): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return FULL.has(code) || (isEmbedded && code === READ_ONLY);
}
