import type { IceServer } from "../../shared/api";
import type { PictureLevel, RoomNews, View } from "../../shared/messages";
import { watchLine } from "./watchLine";

/** What somebody shows in a room. */
export interface LiveStream {
  readonly seat: string;
  readonly kind: "audio" | "camera" | "screen";
  readonly stream: MediaStream;
}

/** `replaced`: another window has taken the seat. */
export type ConnectionState = "connecting" | "connected" | "lost" | "replaced";

export interface RoomEvents {
  readonly onState: (state: ConnectionState) => void;
  readonly onStreams: (streams: readonly LiveStream[]) => void;
  readonly onSpeaking: (seats: readonly string[]) => void;
  /** How much of others' pictures the line carries. */
  readonly onPictures: (level: PictureLevel) => void;
  /** Something about the session is another: read it anew. */
  readonly onChanged: () => void;
  /** The server refuses the connection. */
  readonly onRefused: (error: unknown) => void;
}

export interface RoomOptions extends RoomEvents {
  readonly iceServers: readonly IceServer[];
  /** Absent where one only watches. */
  readonly media: MediaStream | undefined;
  /** How many others can be seen at once. */
  readonly pictures: number;
  /** Hands the server an offer. @returns its answer */
  readonly exchange: (offer: string) => Promise<string>;
  /** Whether a refusal is for good. */
  readonly isFinal: (error: unknown) => boolean;
}

export interface RoomConnection {
  /** Whose picture is to be large. */
  readonly show: (large: string | null) => void;
  /** Sends the camera's picture, or none. */
  readonly sendCamera: (camera: MediaStreamTrack | null) => Promise<void>;
  /** Shares a screen, or no more. */
  readonly share: (screen: MediaStreamTrack | null) => Promise<void>;
  /** Sends another camera or microphone. */
  readonly replace: (track: MediaStreamTrack) => Promise<void>;
  readonly close: () => void;
}

/** More voices at once nobody understands. */
const VOICES = 3;
/** Addresses that a browser has by then are enough: the server's are known, and it learns the browser's from its packets. */
const GATHER_MS = 1_500;
/** Browsers were seen to hang without a word where the machine was overloaded. */
const CONNECT_MS = 10_000;
/** A line that is cut for a moment heals by itself. */
const HEAL_MS = 2_000;
const AGAIN_MS = [500, 1_000, 2_000, 4_000];
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

/** One attempt: all that is ever sent and received is offered at once. */
class Attempt {
  readonly peer: RTCPeerConnection;
  readonly channel: RTCDataChannel;
  readonly #tracks = new Map<string, MediaStreamTrack>();
  readonly #streams = new Map<string, MediaStream>();
  readonly #senders = new Map<"audio" | "video" | "screen", RTCRtpSender>();

  constructor({ iceServers, media, pictures }: RoomOptions, screen: MediaStreamTrack | null) {
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

  async connect(exchange: RoomOptions["exchange"]): Promise<void> {
    await this.peer.setLocalDescription();
    await Promise.race([gathered(this.peer), wait(GATHER_MS)]);
    const sdp = await exchange(this.peer.localDescription?.sdp ?? "");
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
}

/** Connects to a room, and again whenever the line is cut, to the same seat. */
export function openRoom(options: RoomOptions): RoomConnection {
  let current: Attempt | undefined;
  let screen: MediaStreamTrack | null = null;
  let large: string | null = null;
  let pictures: PictureLevel = "all";
  let isClosed = false;
  let failures = 0;

  function hear(attempt: Attempt, text: string): void {
    if (attempt !== current) return;
    const news = JSON.parse(text) as RoomNews;
    if (news.type === "streams") options.onStreams(attempt.streams(news.streams));
    else if (news.type === "speaking") options.onSpeaking(news.seats);
    else if (news.type === "replaced") stop();
    else options.onChanged();
  }

  /** Two windows that each took the seat back would do so for ever. */
  function stop(): void {
    isClosed = true;
    options.onStreams([]);
    options.onState("replaced");
  }

  const tellView = () => {
    const view: View = { type: "view", large, pictures };
    if (current?.channel.readyState === "open") current.channel.send(JSON.stringify(view));
  };

  function setPictures(level: PictureLevel): void {
    pictures = level;
    options.onPictures(level);
    tellView();
  }

  function again(attempt: Attempt): void {
    if (isClosed || attempt !== current) return;
    attempt.peer.close();
    options.onState("lost");
    const pause = AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? 0;
    failures += 1;
    setTimeout(() => void start(), pause);
  }

  function watch(attempt: Attempt): void {
    const { peer, channel } = attempt;
    let healing: ReturnType<typeof setTimeout> | undefined;
    const hanging = setTimeout(() => again(attempt), CONNECT_MS);
    channel.addEventListener("open", () => {
      clearTimeout(hanging);
      failures = 0;
      options.onState("connected");
      setPictures("all");
      watchLine(peer, setPictures);
    });
    channel.addEventListener("message", ({ data }) => hear(attempt, String(data)));
    // The server has ended the connection, or itself: which of both, its answer to the next offer says.
    channel.addEventListener("close", () => again(attempt));
    peer.addEventListener("connectionstatechange", () => {
      clearTimeout(healing);
      if (peer.connectionState === "failed") again(attempt);
      if (peer.connectionState === "disconnected") healing = setTimeout(() => again(attempt), HEAL_MS);
    });
  }

  async function start(): Promise<void> {
    if (isClosed) return;
    const attempt = new Attempt(options, screen);
    current = attempt;
    watch(attempt);
    try {
      await attempt.connect(options.exchange);
    } catch (error) {
      if (!options.isFinal(error)) return again(attempt);
      attempt.peer.close();
      current = undefined;
      if (!isClosed) options.onRefused(error);
    }
  }

  const online = () => current && current.peer.connectionState !== "connected" && again(current);
  window.addEventListener("online", online);
  options.onState("connecting");
  void start();
  return {
    show: (seat) => {
      large = seat;
      tellView();
    },
    sendCamera: async (camera) => current?.send("video", camera),
    share: async (track) => {
      screen = track;
      await current?.send("screen", track);
    },
    replace: async (track) => current?.send(track.kind === "audio" ? "audio" : "video", track),
    close: () => {
      isClosed = true;
      window.removeEventListener("online", online);
      current?.peer.close();
    },
  };
}
