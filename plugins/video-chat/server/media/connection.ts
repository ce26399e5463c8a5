import { type MediaStreamTrack, type RTCDataChannel, RTCPeerConnection, type RTCRtpTransceiver, type RtpPacket } from "werift";
import { type MediaAddress, peerConfig } from "./mediaSettings";
import { Outlet } from "./outlet";
import { type Layer, Source, type SourceKind } from "./source";

/** What somebody's browser sends, by its place among the sections of the offer that send. */
const SENT: readonly SourceKind[] = ["audio", "camera", "screen"];
/** More streams than this nobody watches. */
const MOST_OUTLETS = 24;
const LONGEST_OFFER = 100_000;
/** A browser that hasn't heard by then that it is over finds out by itself. */
const LAST_WORD_MS = 2_000;

export interface ConnectionEvents {
  readonly onPacket: (source: Source, packet: RtpPacket, extensions: Readonly<Record<string, unknown>>) => void;
  readonly onMessage: (text: string) => void;
  readonly onOpen: () => void;
  readonly onClosed: () => void;
}

export interface ConnectionOptions extends ConnectionEvents {
  readonly seat: string;
  readonly address: MediaAddress;
  /** Whoever only watches sends nothing, whatever the browser offers. */
  readonly maySend: boolean;
}

/** What a browser offers can't be answered. */
export class BadOffer extends Error {}

const isReceived = ({ offerDirection }: RTCRtpTransceiver) => offerDirection === "sendonly";
/** By the name that the browser gives to a size of its picture. */
const layerOf = (rid: string | undefined): Layer => (rid === "low" ? "low" : "high");

/**
 * One browser's connection. The browser offers all it will ever send and receive, once: what is on in a stream it receives
 * changes without a word about it, and is told on the data channel.
 */
export class Connection {
  readonly seat: string;
  readonly #peer: RTCPeerConnection;
  readonly #options: ConnectionOptions;
  #channel: RTCDataChannel | undefined;
  #isClosed = false;
  /** Streams that the offer names, until all of it is read. */
  readonly #found: { readonly transceiver: RTCRtpTransceiver; readonly track: MediaStreamTrack }[] = [];
  readonly sources = new Set<Source>();
  readonly outlets: Outlet[] = [];

  constructor(options: ConnectionOptions) {
    this.seat = options.seat;
    this.#options = options;
    this.#peer = new RTCPeerConnection(peerConfig(options.address));
    this.#peer.connectionStateChange.subscribe((state) => {
      if (state === "failed" || state === "closed") this.close();
    });
    // Both sizes of a picture are told here; the connection's own event has one alone.
    this.#peer.onRemoteTransceiverAdded.subscribe((transceiver) =>
      transceiver.onTrack.subscribe((track) => void this.#found.push({ transceiver, track })),
    );
    this.#peer.onDataChannel.subscribe((channel) => {
      this.#channel = channel;
      channel.onMessage.subscribe((data) => options.onMessage(String(data)));
      if (channel.readyState === "open") options.onOpen();
      else channel.stateChanged.subscribe((state) => state === "open" && options.onOpen());
    });
  }

  /** @throws BadOffer */
  async answer(offer: string): Promise<string> {
    if (offer.length > LONGEST_OFFER) throw new BadOffer("the offer is too long");
    await this.#peer.setRemoteDescription({ type: "offer", sdp: offer }).catch((cause) => {
      throw new BadOffer("the offer can't be read", { cause });
    });
    // Unless told otherwise werift asks a server of Google's for this machine's address, at every connection.
    for (const { connection } of this.#peer.iceTransports) connection.stunServer = undefined;
    const transceivers = this.#peer.getTransceivers();
    if (transceivers.length > MOST_OUTLETS + SENT.length) throw new BadOffer("the offer asks for too many streams");
    // A direction is ours: what the browser only receives, we send.
    const [received, sent] = [transceivers.filter(isReceived), transceivers.filter((one) => !isReceived(one))];
    for (const transceiver of received) {
      transceiver.setDirection("sendonly");
      this.outlets.push(new Outlet(transceiver));
    }
    for (const [index, transceiver] of sent.entries()) this.#accept(transceiver, SENT[index]);
    await this.#peer.setLocalDescription(await this.#peer.createAnswer());
    return this.#peer.localDescription?.sdp ?? "";
  }

  tell(message: object): void {
    if (this.#channel?.readyState === "open") this.#channel.send(Buffer.from(JSON.stringify(message)).toString());
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#options.onClosed();
    this.#sayGoodbye();
  }

  /** The channel's end comes after what was told last; werift ends the connection itself without a word. */
  #sayGoodbye(): void {
    const channel = this.#channel;
    if (channel?.readyState !== "open") return void this.#peer.close();
    const silent = setTimeout(() => void this.#peer.close(), LAST_WORD_MS);
    channel.stateChanged.subscribe((state) => {
      if (state !== "closed") return;
      clearTimeout(silent);
      void this.#peer.close();
    });
    channel.close();
  }

  #accept(transceiver: RTCRtpTransceiver, kind: SourceKind | undefined): void {
    if (!kind || !this.#options.maySend) {
      transceiver.setDirection("inactive");
      return;
    }
    for (const { track } of this.#found.filter((one) => one.transceiver === transceiver)) {
      const source = new Source(this.seat, { kind, layer: layerOf(track.rid) }, transceiver);
      this.sources.add(source);
      source.listen(track, (packet, extensions) => this.#options.onPacket(source, packet, extensions));
    }
  }
}
