/** Samples a second of Opus in RTP, whatever it was made from (RFC 7587). */
export const OPUS_RATE = 48_000;
/** 20 ms of silence as an encoder would send them. */
export const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);
export const SILENCE_SECONDS = 0.02;

const SILK_MS = [10, 20, 40, 60] as const;
const HYBRID_MS = [10, 20] as const;
const CELT_MS = [2.5, 5, 10, 20] as const;

/** Seconds of sound in a packet, by its first bytes (RFC 6716, section 3.1). */
export function opusSeconds(packet: Uint8Array): number {
  const [head = 0, second = 0] = packet;
  const configuration = head >> 3;
  const silk = SILK_MS[configuration % 4] ?? 20;
  const hybrid = HYBRID_MS[configuration % 2] ?? 20;
  const celt = CELT_MS[configuration % 4] ?? 20;
  const frame = configuration < 12 ? silk : configuration < 16 ? hybrid : celt;
  const code = head & 0x03;
  const frames = code === 0 ? 1 : code === 3 ? second & 0x3f : 2;
  return (frame * Math.max(frames, 1)) / 1_000;
}

/** What players need to know before the first packet (RFC 7845, section 5.1): two channels, nothing to skip. */
export function opusHead(): Uint8Array {
  const head = Buffer.alloc(19);
  head.write("OpusHead", 0, "latin1");
  head.writeUInt8(1, 8);
  head.writeUInt8(2, 9);
  head.writeUInt32LE(OPUS_RATE, 12);
  return head;
}
