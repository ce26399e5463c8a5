import { type PeerConfig, RTCRtpCodecParameters, RTCRtpHeaderExtensionParameters, RTP_EXTENSION_URI } from "werift";

/** Where the media process is reached. */
export interface MediaAddress {
  /** Behind a 1:1 NAT: what people outside reach it at. */
  readonly publicIp?: string;
  /** Ports that the operator has opened, at least one for each person at once. */
  readonly portRange?: readonly [number, number];
  /** Whether people on the same machine reach it, as tests do. @default false */
  readonly isLoopback?: boolean;
}

/** VP8 alone: every browser decodes it, and its key frames are told by one bit. */
const VIDEO = new RTCRtpCodecParameters({
  mimeType: "video/VP8",
  clockRate: 90_000,
  rtcpFeedback: [{ type: "nack" }, { type: "nack", parameter: "pli" }, { type: "goog-remb" }],
});
/** `usedtx`: who is silent sends next to nothing; audio was 40 to 67 % of all packets without it. */
const AUDIO = new RTCRtpCodecParameters({
  mimeType: "audio/opus",
  clockRate: 48_000,
  channels: 2,
  parameters: "minptime=10;useinbandfec=1;usedtx=1",
});

const extension = (name: keyof typeof RTP_EXTENSION_URI) => new RTCRtpHeaderExtensionParameters({ uri: RTP_EXTENSION_URI[name] });

export function peerConfig({ publicIp, portRange, isLoopback = false }: MediaAddress): Partial<PeerConfig> {
  const addresses = [...(publicIp ? [publicIp] : []), ...(isLoopback ? ["127.0.0.1"] : [])];
  return {
    codecs: { audio: [AUDIO], video: [VIDEO] },
    headerExtensions: {
      audio: [extension("sdesMid"), extension("audioLevelIndication")],
      video: [extension("sdesMid"), extension("absSendTime"), extension("sdesRTPStreamID")],
    },
    bundlePolicy: "max-bundle",
    // Many firewalls let nothing else through.
    iceUseTcp: true,
    iceUseIpv6: false,
    ...(addresses.length > 0 ? { iceAdditionalHostAddresses: addresses } : {}),
    ...(portRange ? { icePortRange: [portRange[0], portRange[1]] } : {}),
  };
}
