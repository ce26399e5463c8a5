import type { IceServer } from "../../shared/api";
import type { RoomNews } from "../../shared/messages";

/** What somebody shows in a room. */
export interface LiveStream {
  readonly seat: string;
  readonly kind: "audio" | "camera" | "screen";
  readonly stream: MediaStream;
}

export interface AttemptOptions {
  readonly iceServers: readonly IceServer[];
  /** Absent where one only watches. */
  readonly media: MediaStream | undefined;
  /** How many others can be seen at once. */
  readonly pictures: number;
}

/** Hands the server an offer, until it is called back. @returns its answer */
export type Exchange = (offer: string, signal: AbortSignal) => Promise<string>;

/** More voices at once nobody understands. */
const VOICES = 3;
/** Addresses that a browser has by then are enough: the server's are known, and it learns the browser's from its packets. */
const GATHER_MS = 1_500;
const SIZES: readonly RTCRtpEncodingParameters[] = [
  { rid: "low", scaleResolutionDownBy: 3, maxBitrate: 150_000, maxFramerate: 15 },
  { rid: "high", maxBitrate: 700_000, maxFramerate: 24 },
];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const check = () => peer.iceGatheringState === "complete" && resolve();
    peer.addEventListener("icegatheringstatechange", check);
    check();
  });
}

/** One attempt to connect: all that is ever sent and received is offered at once. */
export class ConnectionAttempt {
  readonly peer: RTCPeerConnection;
  readonly channel: RTCDataChannel;
  readonly #exchanging = new AbortController();
  readonly #tracks = new Map<string, MediaStreamTrack>();
  readonly #streams = new Map<string, MediaStream>();
  readonly #senders = new Map<"audio" | "video" | "screen", RTCRtpSender>();

  constructor({ iceServers, media, pictures }: AttemptOptions, screen: MediaStreamTrack | null) {
    this.peer = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: "max-bundle" });
    this.channel = this.peer.createDataChannel("room");
    if (media) {
      const [voice] = media.getAudioTracks();
      const [picture] = media.getVideoTracks();
      this.#senders.set("audio", this.peer.addTransceiver(voice ?? "audio", { direction: "sendonly" }).sender);
      const video = this.peer.addTransceiver(picture ?? "video", { direction: "sendonly", sendEncodings: [...SIZES] });
      this.#senders.set("video", video.sender);
      this.#senders.set("screen", this.peer.addTransceiver(screen ?? "video", { direction: "sendonly" }).sender);
    }
    for (let voice = 0; voice < VOICES; voice += 1) this.peer.addTransceiver("audio", { direction: "recvonly" });
    for (let picture = 0; picture < pictures; picture += 1) this.peer.addTransceiver("video", { direction: "recvonly" });
    this.peer.addEventListener("track", ({ track, transceiver }) => this.#tracks.set(transceiver.mid ?? "", track));
  }

  /** @param onStep a part of the work is done @throws what `exchange` throws; Error where it was closed meanwhile */
  async connect(exchange: Exchange, onStep: () => void): Promise<void> {
    await this.peer.setLocalDescription();
    await Promise.race([gathered(this.peer), wait(GATHER_MS)]);
    onStep();
    const { signal } = this.#exchanging;
    signal.throwIfAborted();
    const sdp = await exchange(this.peer.localDescription?.sdp ?? "", signal);
    signal.throwIfAborted();
    onStep();
    await this.peer.setRemoteDescription({ type: "answer", sdp });
  }

  streams(told: Extract<RoomNews, { type: "streams" }>["streams"]): readonly LiveStream[] {
    return told.flatMap(({ mid, seat, kind }) => {
      const track = this.#tracks.get(mid);
      if (!track) return [];
      // A new stream would begin its element anew.
      const stream = this.#streams.get(mid) ?? new MediaStream([track]);
      this.#streams.set(mid, stream);
      return [{ seat, kind, stream }];
    });
  }

  async send(kind: "audio" | "video" | "screen", track: MediaStreamTrack | null): Promise<void> {
    await this.#senders.get(kind)?.replaceTrack(track);
  }

  /** An offer that is still on its way is called back: the server would give the seat to nobody. */
  close(): void {
    this.#exchanging.abort();
    this.peer.close();
  }
}
