import type { PictureLevel } from "../../shared/messages";
import { createPictureLevel, type LineSample } from "./pictureLevel";

const EVERY_MS = 2_000;

type Counts = LineSample["streams"][number];
type Report = RTCInboundRtpStreamStats;

const countsOf = ({ kind, packetsReceived = 0, packetsLost = 0 }: Report): Counts => ({
  isVoice: kind === "audio",
  received: packetsReceived,
  lost: packetsLost,
});

/** What each stream of a connection has received since it began. */
async function counted(peer: RTCPeerConnection): Promise<ReadonlyMap<string, Counts>> {
  const counts = new Map<string, Counts>();
  for (const report of (await peer.getStats()).values())
    if (report.type === "inbound-rtp") counts.set(report.id, countsOf(report));
  return counts;
}

/** Follows how good a connection's line is, until it is closed. @param onLevel told of each change */
export function watchLine(peer: RTCPeerConnection, onLevel: (level: PictureLevel) => void): void {
  const levelOf = createPictureLevel();
  let before: ReadonlyMap<string, Counts> = new Map();
  let level: PictureLevel = "all";
  const timer = setInterval(async () => {
    if (peer.connectionState === "closed") return clearInterval(timer);
    const now = await counted(peer);
    const streams = [...now].map(([id, { isVoice, received, lost }]) => {
      const last = before.get(id) ?? { received: 0, lost: 0 };
      return { isVoice, received: received - last.received, lost: lost - last.lost };
    });
    before = now;
    const next = levelOf({ streams, at: performance.now() });
    if (next === level) return;
    level = next;
    onLevel(level);
  }, EVERY_MS);
}
