/** Bytes of a stored file. */
export interface StoredBytes {
  readonly size: number;
  /** Both ends belong to it; what lies beyond the file is left out. */
  readonly read: (start: number, end: number) => Promise<Buffer>;
}

/** End of central directory (APPNOTE 4.3.16): its length, and the longest comment behind it. */
const END = { signature: Buffer.from([0x50, 0x4b, 5, 6]), bytes: 22, longestComment: 0xffff } as const;
/** A header of the central directory (APPNOTE 4.3.12). */
const ENTRY = { signature: 0x02014b50, bytes: 46 } as const;
/** No document has a longer list of parts. */
const LONGEST_DIRECTORY = 4 * 1024 * 1024;

function namesIn(directory: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY.bytes <= directory.length && directory.readUInt32LE(at) === ENTRY.signature; ) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [number, number, number];
    names.push(directory.toString("utf8", at + ENTRY.bytes, at + ENTRY.bytes + name));
    at += ENTRY.bytes + name + extra + comment;
  }
  return names;
}

/** Names of the parts of a ZIP, as its directory says; none where it is no whole ZIP. */
export async function zipNames({ size, read }: StoredBytes): Promise<readonly string[]> {
  const tail = await read(Math.max(0, size - END.bytes - END.longestComment), size - 1);
  const at = tail.lastIndexOf(END.signature);
  if (at < 0 || at + END.bytes > tail.length) return [];
  const [bytes, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (bytes === 0 || bytes > LONGEST_DIRECTORY || start + bytes > size) return [];
  return namesIn(await read(start, start + bytes - 1));
}
