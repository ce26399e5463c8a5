// Somebody in a room without a browser: speaks silence, and shows what they see of the moderator.
import { setTimeout as wait } from "node:timers/promises";
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket } from "werift";

const VOICES = 3;
const PICTURES = 8;
const PACKET_MS = 20;
/** An Opus packet of silence. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);
const VOICE_STEP = 960;
const EXTENSIONS = ["urn:ietf:params:rtp-hdrext:sdes:mid"];

const packetOf = (payload, { sequence, timestamp, marker }) =>
  new RtpPacket(new RtpHeader({ sequenceNumber: sequence & 0xffff, timestamp: timestamp >>> 0, marker }), payload);

/** Where the machine is overloaded, connections were seen to hang without a word. */
const CONNECT_MS = 10_000;

async function connect(options) {
  const bot = connectBot(options);
  await bot.connect();
  const until = performance.now() + CONNECT_MS;
  while (bot.state() !== "open") {
    if (performance.now() > until) {
      await bot.leave();
      return connect(options);
    }
    await wait(100);
  }
  return bot;
}

/**
 * Enters, and again where the connection hangs or ends, as browsers do.
 * @param exchange hands the server an offer; gives its answer
 * @param ofModerator seat whose picture is shown as one's own
 */
export async function enterBot(options) {
  let current = await connect(options);
  let entering;
  let earlier = 0;
  async function enterAgain() {
    earlier += current.packets();
    await current.leave();
    current = await connect(options);
    entering = undefined;
  }
  const watching = setInterval(() => {
    if (current.state() !== "open") entering ??= enterAgain().catch(() => undefined);
  }, 1_000);
  return {
    state: () => current.state(),
    /** Packets so far, of all streams. */
    packets: () => earlier + current.packets(),
    /** Gives the connection up, for one that follows. */
    comeBack: () => {
      entering ??= enterAgain();
      return entering;
    },
    /** Is let in no more. */
    stay: () => clearInterval(watching),
    leave: async () => {
      clearInterval(watching);
      await entering;
      await current.leave();
    },
  };
}

function connectBot({ exchange, ofModerator }) {
  const peer = new RTCPeerConnection({
    iceAdditionalHostAddresses: ["127.0.0.1"],
    headerExtensions: { audio: EXTENSIONS.map((uri) => ({ uri })), video: EXTENSIONS.map((uri) => ({ uri })) },
  });
  const channel = peer.createDataChannel("room");
  const tracks = { audio: new MediaStreamTrack({ kind: "audio" }), video: new MediaStreamTrack({ kind: "video" }) };
  peer.addTransceiver(tracks.audio, { direction: "sendonly" });
  const camera = peer.addTransceiver(tracks.video, { direction: "sendonly" });
  const received = {};
  let mirrored;
  let sequence = 0;
  /** @type {{ ssrc: number, receiver: { sendRtcpPLI: (ssrc: number) => unknown } } | undefined} */
  let source;
  for (const kind of [...Array(VOICES).fill("audio"), ...Array(PICTURES).fill("video")]) {
    const transceiver = peer.addTransceiver(kind, { direction: "recvonly" });
    transceiver.onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe(({ header, payload }) => {
        received[transceiver.mid] = (received[transceiver.mid] ?? 0) + 1;
        if (transceiver.mid !== mirrored) return;
        source = { ssrc: header.ssrc, receiver: transceiver.receiver };
        sequence += 1;
        tracks.video.writeRtp(packetOf(payload, { sequence, timestamp: header.timestamp, marker: header.marker }));
      }),
    );
  }
  camera.sender.onPictureLossIndication.subscribe(() => source && void source.receiver.sendRtcpPLI(source.ssrc));
  channel.onMessage.subscribe((text) => {
    const news = JSON.parse(String(text));
    if (news.type === "streams") mirrored = news.streams.find(({ seat, kind }) => seat === ofModerator && kind === "camera")?.mid;
  });
  let spoken = 0;
  const speaking = setInterval(() => {
    if (peer.connectionState !== "connected") return;
    spoken += 1;
    tracks.audio.writeRtp(packetOf(SILENCE, { sequence: spoken, timestamp: spoken * VOICE_STEP, marker: true }));
  }, PACKET_MS);
  return {
    connect: async () => {
      await peer.setLocalDescription(await peer.createOffer());
      await peer.setRemoteDescription({ type: "answer", sdp: await exchange(peer.localDescription.sdp) });
    },
    /** What the browser would see of its connection; `open` where all is well. */
    state: () => (["failed", "closed"].includes(peer.connectionState) ? peer.connectionState : channel.readyState),
    packets: () => Object.values(received).reduce((sum, count) => sum + count, 0),
    leave: async () => {
      clearInterval(speaking);
      await peer.close();
    },
  };
}
