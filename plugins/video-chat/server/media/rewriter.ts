import type { RtpPacket } from "werift";

/** Clock of an RTP stream in ticks a second. */
export type ClockRate = 48_000 | 90_000;

/** Where a stream goes on after its source changed: as if this much time had passed, at least. */
const LEAST_STEP_MS = 20;

interface Place {
  readonly sequenceNumber: number;
  readonly timestamp: number;
  readonly at: number;
}

/**
 * One stream made of several, of which one is on at a time: numbers and times go on without a gap, so that whoever receives it
 * sees one source (RFC 3550, section 7.1, a translator's stream). Packets that come out of order keep their order.
 */
export class Rewriter {
  readonly #clockRate: ClockRate;
  #source: unknown;
  #sequenceOffset = 0;
  #timestampOffset = 0;
  #last: Place | undefined;

  constructor(clockRate: ClockRate) {
    this.#clockRate = clockRate;
  }

  /** @returns a copy that the stream's receiver can be sent; the source's packet stays as it is */
  rewrite(packet: RtpPacket, source: unknown, now: number): RtpPacket {
    const { sequenceNumber, timestamp } = packet.header;
    if (source !== this.#source) {
      const last = this.#last;
      const passed = last ? Math.max(now - last.at, LEAST_STEP_MS) : 0;
      this.#sequenceOffset = last ? last.sequenceNumber + 1 - sequenceNumber : 0;
      this.#timestampOffset = last ? last.timestamp + Math.round((passed * this.#clockRate) / 1000) - timestamp : 0;
      this.#source = source;
      this.#last = undefined;
    }
    const copy = packet.clone();
    // The publisher's extensions would win over the receiver's own: with a foreign MID nothing is decoded.
    copy.header.extensions = [];
    copy.header.sequenceNumber = (sequenceNumber + this.#sequenceOffset) & 0xffff;
    copy.header.timestamp = (timestamp + this.#timestampOffset) >>> 0;
    const ahead = this.#last ? (copy.header.sequenceNumber - this.#last.sequenceNumber) & 0xffff : 1;
    if (ahead < 0x8000) this.#last = { sequenceNumber: copy.header.sequenceNumber, timestamp: copy.header.timestamp, at: now };
    return copy;
  }
}
