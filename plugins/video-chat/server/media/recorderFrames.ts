import type { RtpPacket } from "werift";
import { isKeyFrame, readVp8 } from "./keyFrame";

export interface Vp8Frame {
  readonly data: Buffer;
  readonly isKey: boolean;
  /** Of the stream's clock. */
  readonly timestamp: number;
}

/** Puts VP8 frames together again (RFC 7741). After a loss nothing is whole until the next key frame. */
export class Vp8Frames {
  #parts: Buffer[] = [];
  #timestamp = 0;
  #needsKey = true;

  /** Whether a key frame has to be asked for before anything more can be kept. */
  get needsKey(): boolean {
    return this.#needsKey;
  }

  /** Frames of another size of the picture follow: they begin with a key frame. */
  reset(): void {
    this.#parts = [];
    this.#needsKey = true;
  }

  /** @returns the frame that the packet completes */
  take({ header, payload }: RtpPacket, isAfterGap: boolean): Vp8Frame | undefined {
    if (isAfterGap) this.reset();
    const packet = readVp8(payload);
    if (!packet) return undefined;
    if (packet.isFrameStart) {
      this.#parts = [packet.data];
      this.#timestamp = header.timestamp;
    } else if (this.#parts.length > 0 && header.timestamp === this.#timestamp) this.#parts.push(packet.data);
    if (!header.marker || this.#parts.length === 0) return undefined;
    const data = Buffer.concat(this.#parts);
    this.#parts = [];
    const isKey = isKeyFrame(data);
    if (this.#needsKey && !isKey) return undefined;
    this.#needsKey = false;
    return { data, isKey, timestamp: this.#timestamp };
  }
}

/** Pixels of a key frame (RFC 6386, section 9.1); nothing where its header is cut off. */
export function sizeOf(frame: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (frame.length < 10) return undefined;
  const [width, height] = [frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
