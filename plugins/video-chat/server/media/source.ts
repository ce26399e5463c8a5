import type { MediaStreamTrack, RTCRtpTransceiver, RtpPacket } from "werift";

/** What somebody sends. */
export type SourceKind = "audio" | "camera" | "screen";
/** Of a picture: for a small tile, or for the large one. */
export type Layer = "low" | "high";

/** More often it would only cost the sender's line. */
const KEY_FRAME_MS = 500;

/** One of the streams that somebody sends: a voice, or one size of a picture. */
export class Source {
  readonly seat: string;
  readonly kind: SourceKind;
  readonly layer: Layer;
  readonly #transceiver: RTCRtpTransceiver;
  #ssrc: number | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** When its last packet came, by `performance.now()`. */
  heardAt = Number.NEGATIVE_INFINITY;

  constructor(seat: string, { kind, layer }: { kind: SourceKind; layer: Layer }, transceiver: RTCRtpTransceiver) {
    this.seat = seat;
    this.kind = kind;
    this.layer = layer;
    this.#transceiver = transceiver;
  }

  listen(track: MediaStreamTrack, onPacket: (packet: RtpPacket, extensions: Readonly<Record<string, unknown>>) => void): void {
    track.onReceiveRtp.subscribe((packet, extensions = {}) => {
      // Unknown to the track where it was told apart by its RID.
      this.#ssrc = packet.header.ssrc;
      // Padding, by which a browser measures its line, is no picture.
      if (packet.payload.length > 0) this.heardAt = performance.now();
      onPacket(packet, extensions);
    });
  }

  /** Whether it is another size of the same picture. */
  isBeside(other: Source): boolean {
    return other.#transceiver === this.#transceiver;
  }

  /** Asks the sender for a picture that needs none before it. */
  askKeyFrame(): void {
    const now = performance.now();
    if (this.#ssrc === undefined || now - this.#askedAt < KEY_FRAME_MS) return;
    this.#askedAt = now;
    void this.#transceiver.receiver.sendRtcpPLI(this.#ssrc);
  }
}
