import type { RtpPacket } from "werift";

/** A packet that was asked for again comes within this time, or never. */
const HOLD_MS = 500;
/** Packets that wait for one before them, at most. */
const MOST_WAITING = 512;

const distance = (from: number, to: number) => (to - from) & 0xffff;
const isBehind = (ahead: number) => ahead >= 0x8000;

/** Puts one stream's packets into the order in which they were sent, and gives up those that don't come. */
export class ReorderBuffer {
  readonly #onPacket: (packet: RtpPacket, isAfterGap: boolean) => void;
  readonly #waiting = new Map<number, { readonly packet: RtpPacket; readonly at: number }>();
  #next: number | undefined;

  /** @param onPacket told of each packet in order, and whether some are missing before it */
  constructor(onPacket: (packet: RtpPacket, isAfterGap: boolean) => void) {
    this.#onPacket = onPacket;
  }

  push(packet: RtpPacket, now: number): void {
    const { sequenceNumber } = packet.header;
    this.#next ??= sequenceNumber;
    // Too late, or the second of two.
    if (isBehind(distance(this.#next, sequenceNumber))) return;
    this.#waiting.set(sequenceNumber, { packet, at: now });
    this.release(now);
  }

  /** Hands on what needs not wait any longer. */
  release(now: number): void {
    let isAfterGap = false;
    while (this.#waiting.size > 0) {
      const next = this.#next ?? 0;
      const held = this.#waiting.get(next);
      if (!held) {
        const since = Math.min(...[...this.#waiting.values()].map(({ at }) => at));
        if (now - since < HOLD_MS && this.#waiting.size < MOST_WAITING) return;
        const [first] = [...this.#waiting.keys()].sort((one, other) => distance(next, one) - distance(next, other));
        this.#next = first;
        isAfterGap = true;
        continue;
      }
      this.#waiting.delete(next);
      this.#next = (next + 1) & 0xffff;
      this.#onPacket(held.packet, isAfterGap);
      isAfterGap = false;
    }
  }
}
