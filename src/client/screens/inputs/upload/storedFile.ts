/** What is known of a stored file. */
export interface StoredFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The name in a `Content-Disposition`, as `GET /files/{id}` writes it. */
function nameIn(disposition: string): string | undefined {
  const escaped = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return escaped === undefined ? undefined : decodeURIComponent(escaped);
}

/** Name and size of a file of ours, by its first byte. @returns nothing where it can't be had */
export async function readStoredFile(address: string, signal: AbortSignal): Promise<StoredFile | undefined> {
  const answer = await fetch(address, { headers: { Range: "bytes=0-0" }, signal });
  const size = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1];
  const name = nameIn(answer.headers.get("content-disposition") ?? "");
  return answer.status === 206 && size && name ? { name, size: Number(size) } : undefined;
}
