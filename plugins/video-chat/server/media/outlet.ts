import type { RTCRtpTransceiver, RtpPacket } from "werift";
import { beginsKeyFrame } from "./keyFrame";
import { Rewriter } from "./rewriter";
import type { Source } from "./source";

/** One of the streams that somebody receives. What is on in it changes without a new negotiation. */
export class Outlet {
  readonly mid: string;
  readonly #transceiver: RTCRtpTransceiver;
  readonly #rewriter: Rewriter;
  #current: Source | undefined;
  /** Goes on as soon as a key frame of it comes. */
  #next: Source | undefined;
  /** Sent so far. */
  packets = 0;

  constructor(transceiver: RTCRtpTransceiver) {
    this.mid = transceiver.mid ?? "";
    this.#transceiver = transceiver;
    this.#rewriter = new Rewriter(transceiver.kind === "audio" ? 48_000 : 90_000);
    transceiver.sender.onPictureLossIndication.subscribe(() => this.#current?.askKeyFrame());
  }

  get isAudio(): boolean {
    return this.#transceiver.kind === "audio";
  }

  /** Whose it is, or will be with the next key frame. */
  get source(): Source | undefined {
    return this.#next ?? this.#current;
  }

  show(source: Source | undefined): void {
    if (source === this.source) return;
    if (!source || this.isAudio) {
      this.#current = source;
      this.#next = undefined;
      return;
    }
    if (source === this.#current) {
      this.#next = undefined;
      return;
    }
    // Another person's picture has no business here while theirs is waited for; a coarser one of the same has.
    if (this.#current?.seat !== source.seat || this.#current.kind !== source.kind) this.#current = undefined;
    this.#next = source;
    source.askKeyFrame();
  }

  forward(packet: RtpPacket, source: Source, now: number): void {
    if (source === this.#next) {
      if (!beginsKeyFrame(packet.payload)) {
        source.askKeyFrame();
        return;
      }
      this.#current = source;
      this.#next = undefined;
    }
    if (source !== this.#current) return;
    this.packets += 1;
    void this.#transceiver.sender.sendRtp(this.#rewriter.rewrite(packet, source, now));
  }
}
