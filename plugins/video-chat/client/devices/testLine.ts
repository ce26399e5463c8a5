/** What a test of the line found. */
export interface LineTest {
  /** How long a packet is on its way to the server and back. */
  readonly roundTripMs: number;
  /** Share of the packets that didn't arrive, 0 to 1. */
  readonly loss: number;
  /** Whether only a relay leads to the server. */
  readonly isRelayed: boolean;
}

interface TestOptions {
  readonly stream: MediaStream;
  readonly iceServers: readonly RTCIceServer[];
  readonly exchange: (side: "sender" | "receiver", offer: string) => Promise<string>;
  readonly signal: AbortSignal;
}

const TEST_MS = 5_000;
const CONNECT_MS = 10_000;
const GATHER_MS = 1_500;

function until(isDone: () => boolean, ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const timer = setInterval(() => {
      if (!isDone() && performance.now() - begun < ms && !signal.aborted) return;
      clearInterval(timer);
      resolve(isDone());
    }, 50);
  });
}

async function connect(
  peer: RTCPeerConnection,
  exchange: (offer: string) => Promise<string>,
  signal: AbortSignal,
): Promise<void> {
  await peer.setLocalDescription();
  await until(() => peer.iceGatheringState === "complete", GATHER_MS, signal);
  await peer.setRemoteDescription({ type: "answer", sdp: await exchange(peer.localDescription?.sdp ?? "") });
}

type Report = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string };

async function figures(sender: RTCPeerConnection, receiver: RTCPeerConnection): Promise<LineTest | undefined> {
  const received = [...(await receiver.getStats()).values()].filter(({ type }: Report) => type === "inbound-rtp");
  const arrived = received.reduce((sum, { packetsReceived = 0 }) => sum + Number(packetsReceived), 0);
  const lost = received.reduce((sum, { packetsLost = 0 }) => sum + Math.max(0, Number(packetsLost)), 0);
  if (arrived === 0) return undefined;
  const reports = [...(await sender.getStats()).values()] as Report[];
  const pair = reports.find(({ type, nominated, state }) => type === "candidate-pair" && nominated && state === "succeeded");
  const local = reports.find(({ id }) => id === pair?.localCandidateId);
  return {
    roundTripMs: Math.round(Number(pair?.currentRoundTripTime ?? 0) * 1000),
    loss: lost / (arrived + lost),
    isRelayed: local?.candidateType === "relay",
  };
}

/**
 * Sends what camera and microphone give to the server and back for five seconds: the way of a session.
 * @returns nothing where nothing comes back
 */
export async function testLine({ stream, iceServers, exchange, signal }: TestOptions): Promise<LineTest | undefined> {
  const [sender, receiver] = [0, 1].map(() => new RTCPeerConnection({ iceServers: [...iceServers] })) as [
    RTCPeerConnection,
    RTCPeerConnection,
  ];
  try {
    for (const peer of [sender, receiver]) peer.createDataChannel("room");
    for (const kind of ["audio", "video"] as const) {
      const track = stream.getTracks().find((one) => one.kind === kind);
      sender.addTransceiver(track ?? kind, { direction: "sendonly" });
      receiver.addTransceiver(kind, { direction: "recvonly" });
    }
    await connect(sender, (offer) => exchange("sender", offer), signal);
    await connect(receiver, (offer) => exchange("receiver", offer), signal);
    const isUp = () => [sender, receiver].every(({ connectionState }) => connectionState === "connected");
    if (!(await until(isUp, CONNECT_MS, signal))) return undefined;
    await until(() => false, TEST_MS, signal);
    return signal.aborted ? undefined : await figures(sender, receiver);
  } finally {
    sender.close();
    receiver.close();
  }
}
