/**
 * Whether a VP8 packet begins a key frame: the first packet of the first partition, whose frame header says so
 * (RFC 7741, sections 4.2 and 4.3).
 */
export function beginsKeyFrame(payload: Buffer): boolean {
  const first = payload[0];
  if (first === undefined) return false;
  const startsPartition = (first & 0x10) !== 0 && (first & 0x07) === 0;
  if (!startsPartition) return false;
  let offset = 1;
  if (first & 0x80) {
    const extension = payload[offset++] ?? 0;
    if (extension & 0x80) offset += (payload[offset] ?? 0) & 0x80 ? 2 : 1;
    if (extension & 0x40) offset += 1;
    if (extension & 0x30) offset += 1;
  }
  const frame = payload[offset];
  return frame !== undefined && (frame & 0x01) === 0;
}
