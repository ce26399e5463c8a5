/** What the descriptor of a VP8 packet tells (RFC 7741, section 4.2). */
export interface Vp8Packet {
  /** Whether a frame begins with it: the start of the first partition. */
  readonly isFrameStart: boolean;
  /** The part of the frame that it carries. */
  readonly data: Buffer;
}

/** @returns nothing for a packet without any of a frame, e.g. one that only fills the line */
export function readVp8(payload: Buffer): Vp8Packet | undefined {
  const first = payload[0];
  if (first === undefined) return undefined;
  let offset = 1;
  if (first & 0x80) {
    const extension = payload[offset++] ?? 0;
    if (extension & 0x80) offset += (payload[offset] ?? 0) & 0x80 ? 2 : 1;
    if (extension & 0x40) offset += 1;
    if (extension & 0x30) offset += 1;
  }
  if (offset >= payload.length) return undefined;
  return { isFrameStart: (first & 0x10) !== 0 && (first & 0x07) === 0, data: payload.subarray(offset) };
}

/** Whether a frame needs none before it: its header says so (RFC 6386, section 9.1). */
export const isKeyFrame = (frame: Uint8Array): boolean => ((frame[0] ?? 1) & 0x01) === 0;

/** Whether a VP8 packet begins a key frame (RFC 7741, section 4.3). */
export function beginsKeyFrame(payload: Buffer): boolean {
  const packet = readVp8(payload);
  return packet?.isFrameStart === true && isKeyFrame(packet.data);
}
