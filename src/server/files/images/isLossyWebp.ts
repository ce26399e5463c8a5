const FIRST_CHUNK = 12;
const CHUNK_HEAD = 8;

/** Whether a WebP image was kept with loss, as photos are: its pixels are in a chunk `VP8 ` (RFC 9649, section 2). */
export function isLossyWebp(content: Buffer): boolean {
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= content.length; ) {
    const name = content.toString("latin1", at, at + 4);
    if (name === "VP8 " || name === "VP8L") return name === "VP8 ";
    const size = content.readUInt32LE(at + 4);
    // Chunks begin at even places.
    at += CHUNK_HEAD + size + (size % 2);
  }
  return false;
}
