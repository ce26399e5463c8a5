/** Address of a file, as fields hold it. */
export function fileAddress(id: string): string {
  return `/files/${id}`;
}

/** The id in an address of ours; nothing where it leads elsewhere. */
export function fileIdOf(address: unknown): string | undefined {
  return typeof address === "string" && address.startsWith("/files/") ? address.slice("/files/".length) : undefined;
}
