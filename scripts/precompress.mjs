// What the server sends instead of a built file to browsers that take it: Brotli and gzip, beside the file.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below it a header costs as much as is saved. Bytes. */
const SMALLEST = 1_024;
const TEXT = /\.(css|js|json|svg)$/;
/** The last two steps cost ten times the time, and save a fiftieth. */
const QUALITY = 9;

export function precompress(directory) {
  for (const name of readdirSync(directory)) {
    if (!TEXT.test(name)) continue;
    const file = join(directory, name);
    const content = readFileSync(file);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}
