import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket } from "werift";
import { peerConfig } from "../server/media/mediaSettings";

/** A person's browser, without a screen: sends a voice and a picture, and counts what it is sent. */
export interface Peer {
  readonly offer: () => Promise<string>;
  readonly accept: (answer: string) => Promise<void>;
  /** Packets that have arrived, by section of the connection. */
  readonly received: () => Readonly<Record<string, number>>;
  readonly news: () => readonly { readonly type: string }[];
  readonly say: (message: object) => void;
  readonly isOpen: () => boolean;
  /** Turns the camera off, or on again: nothing of it is sent meanwhile. */
  readonly setCamera: (isOn: boolean) => void;
  readonly close: () => Promise<void>;
}

const PACKET_MS = 20;
/** The first packet of a VP8 key frame (RFC 7741): each of them begins a picture. */
const KEY_FRAME = Buffer.from([0x10, 0x00, 0x00, 0x00, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00]);
const VOICE = Buffer.alloc(60, 1);

interface PeerOptions {
  readonly audio?: number;
  readonly video?: number;
  readonly sends?: boolean;
  /** How loud the voice says it is: 0 the loudest, 127 silence. @default it doesn't */
  readonly level?: number;
}

const AUDIO_LEVEL = /a=extmap:(\d+) urn:ietf:params:rtp-hdrext:ssrc-audio-level/;

export function createPeer({ audio = 3, video = 4, sends = true, level }: PeerOptions = {}): Peer {
  const connection = new RTCPeerConnection(peerConfig({ isLoopback: true }));
  const channel = connection.createDataChannel("room");
  const news: { readonly type: string }[] = [];
  channel.onMessage.subscribe((text) => void news.push(JSON.parse(String(text))));
  const tracks = [new MediaStreamTrack({ kind: "audio" }), new MediaStreamTrack({ kind: "video" })];
  if (sends) for (const track of tracks) connection.addTransceiver(track, { direction: "sendonly" });
  const received: Record<string, number> = {};
  const receiving = [...Array(audio).fill("audio"), ...Array(video).fill("video")].map((kind: "audio" | "video") =>
    connection.addTransceiver(kind, { direction: "recvonly" }),
  );
  for (const transceiver of receiving) {
    transceiver.onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe(() => {
        const mid = transceiver.mid ?? "";
        received[mid] = (received[mid] ?? 0) + 1;
      }),
    );
  }
  let isCameraOn = true;
  const levelOf = () => {
    const [, id] = AUDIO_LEVEL.exec(connection.localDescription?.sdp ?? "") ?? [];
    return id && level !== undefined ? [{ id: Number(id), payload: Buffer.from([level]) }] : [];
  };
  const begun = performance.now();
  let sequence = 0;
  // A busy machine calls it late: what is due by then is sent at once, as browsers do.
  const sending = setInterval(() => {
    if (!sends) return;
    for (const due = (performance.now() - begun) / PACKET_MS; sequence < due; ) {
      sequence += 1;
      if (connection.connectionState === "connected") send();
    }
  }, PACKET_MS);
  function send(): void {
    for (const [track, payload, step] of [
      [tracks[0], VOICE, 960],
      [tracks[1], KEY_FRAME, 1800],
    ] as const) {
      if (track?.kind === "video" && !isCameraOn) continue;
      const header = new RtpHeader({ sequenceNumber: sequence & 0xffff, timestamp: (sequence * step) >>> 0, marker: true });
      if (track?.kind === "audio") header.extensions = levelOf();
      track?.writeRtp(new RtpPacket(header, payload));
    }
  }
  return {
    offer: async () => {
      await connection.setLocalDescription(await connection.createOffer());
      return connection.localDescription?.sdp ?? "";
    },
    accept: (answer) => connection.setRemoteDescription({ type: "answer", sdp: answer }),
    received: () => ({ ...received }),
    news: () => [...news],
    say: (message) => channel.send(JSON.stringify(message)),
    isOpen: () => channel.readyState === "open",
    setCamera: (isOn) => {
      isCameraOn = isOn;
    },
    close: async () => {
      clearInterval(sending);
      await connection.close();
    },
  };
}
