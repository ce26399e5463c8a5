/** Address of a file, as answers hold it. */
export function fileAddress(id: string): string {
  return `/files/${id}`;
}

/** The id in an address of ours. */
export function fileIdOf(address: unknown): string | undefined {
  return typeof address === "string" ? /^\/files\/([0-9a-f-]{36})$/.exec(address)?.[1] : undefined;
}

const LONGEST_NAME = 255;

/** A file's name without its folders and without what no name should hold. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Surrogate}]/gu, "").trim();
  return clean.slice(-LONGEST_NAME) || "file";
}
