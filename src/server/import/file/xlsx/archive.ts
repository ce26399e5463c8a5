import type { Readable } from "node:stream";
import yauzl, { type Entry } from "yauzl";
import { XlsxError } from "./xlsxFault";
import { LARGEST_UNPACKED, MOST_PARTS } from "./xlsxLimits";

/** The parts of a spreadsheet's file, by path. */
export interface Archive {
  readonly has: (part: string) => boolean;
  readonly paths: readonly string[];
  /** Unpacks a part as it is read. @throws XlsxError `brokenPart`; while it is read, `falseSize` */
  readonly open: (part: string) => Promise<AsyncIterable<Buffer>>;
}

const MB = 1024 * 1024;
const ENCRYPTED = /encrypt/i;
const OTHER_SIZE = /^(too many|not enough) bytes/;

function archiveIssue(error: unknown): unknown {
  if (error instanceof XlsxError) return error;
  const isEncrypted = error instanceof Error && ENCRYPTED.test(error.message);
  return new XlsxError(isEncrypted ? "protected" : "brokenPart", { part: "ZIP", line: 1 }, error);
}

/** What the file says that it holds, before anything of it is unpacked. */
async function listParts(zip: yauzl.ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const parts = new Map<string, Entry>();
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: path } = entry;
    if (entry.isEncrypted()) throw new XlsxError("protected");
    // Readers of such a file would not agree on which one counts.
    if (parts.has(path.toLowerCase())) throw new XlsxError("doubledPart", { part: path });
    if (parts.size >= MOST_PARTS) throw new XlsxError("unusualPart", { part: path });
    size += entry.uncompressedSize;
    if (size > LARGEST_UNPACKED)
      throw new XlsxError("unpackedSize", { part: path, size: Math.ceil(size / MB), most: LARGEST_UNPACKED / MB });
    parts.set(path.toLowerCase(), entry);
  }
  return parts;
}

async function* checked(part: string, stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    const isSize = error instanceof Error && OTHER_SIZE.test(error.message);
    throw new XlsxError(isSize ? "falseSize" : "brokenPart", { part, line: 1 }, error);
  }
}

/** @throws XlsxError `protected`, `doubledPart`, `unusualPart`, `unpackedSize`, `brokenPart` */
export async function openArchive(content: Buffer): Promise<Archive> {
  try {
    const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true, validateEntrySizes: true });
    const parts = await listParts(zip);
    return {
      has: (part) => parts.has(part.toLowerCase()),
      paths: [...parts.values()].map(({ fileName }) => fileName),
      open: async (part) => {
        const entry = parts.get(part.toLowerCase());
        if (!entry) throw new XlsxError("brokenPart", { part, line: 1 });
        const stream = await zip.openReadStreamPromise(entry).catch((error) => Promise.reject(archiveIssue(error)));
        return checked(part, stream);
      },
    };
  } catch (error) {
    throw archiveIssue(error);
  }
}
