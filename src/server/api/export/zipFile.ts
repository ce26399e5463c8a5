import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** The earliest that the format knows: the same records make the same file. */
const OPTIONS = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A ZIP file, written while its content comes: neither is ever held whole. */
export async function* zipFile(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: Error) => output.destroy(error);
  const sources: Readable[] = [];
  zip.on("error", fail);
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, OPTIONS, (give) => {
      const source = Readable.from(content, { objectMode: false }).on("error", fail);
      sources.push(source);
      give(null, source);
    });
  }
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    // A caller who leaves early gives up the content too.
    for (const source of sources) source.destroy();
  }
}
