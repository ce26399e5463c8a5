import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** Bytes handed on at once. */
const PART = 65_536;
/** 1 January 1980, the earliest that the format knows: the same records make the same file. */
const DATE = 0x21;

/** Little-endian numbers of two or four bytes. */
function bytes(...parts: readonly (readonly [value: number, length: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [, length]) => sum + length, 0));
  let offset = 0;
  for (const [value, length] of parts) offset = buffer.writeUIntLE(value, offset, length);
  return buffer;
}

function localHeader(name: Buffer): Buffer {
  const head = bytes([LOCAL_HEADER, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2], [0, 4], [0, 4], [0, 4]);
  return Buffer.concat([head, bytes([name.length, 2], [0, 2]), name]);
}

function centralHeader({ name, offset, crc, packed, size }: Written): Buffer {
  const head = bytes([CENTRAL_HEADER, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]);
  const sizes = bytes([crc, 4], [packed, 4], [size, 4], [name.length, 2]);
  return Buffer.concat([head, sizes, bytes([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  return bytes([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
}

/**
 * A ZIP file, written while its content comes: neither is ever held whole. Entries and file stay below 4 GiB.
 */
export async function* zipFile(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const head = localHeader(name);
    yield head;
    const tally = { crc: 0, size: 0, packed: 0 };
    const counted = async function* () {
      for await (const part of content) {
        const buffer = Buffer.from(part);
        tally.crc = crc32(buffer, tally.crc);
        tally.size += buffer.length;
        yield buffer;
      }
    };
    const deflate = createDeflateRaw({ chunkSize: PART });
    // What goes wrong in the content comes out of the iteration below.
    pipeline(Readable.from(counted()), deflate, () => undefined);
    for await (const part of deflate as AsyncIterable<Buffer>) {
      tally.packed += part.length;
      yield part;
    }
    const { crc, size, packed } = tally;
    const descriptor = bytes([DESCRIPTOR, 4], [crc, 4], [packed, 4], [size, 4]);
    yield descriptor;
    written.push({ name, offset, crc, packed, size });
    offset += head.length + packed + descriptor.length;
  }
  const central = Buffer.concat(written.map(centralHeader));
  yield Buffer.concat([central, endRecord(written.length, central.length, offset)]);
}
