import { setImmediate as nextTurn } from "node:timers/promises";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** Others of the server get their turn after so many packets. */
const AT_ONCE = 200;

async function copy(
  track: InputVideoTrack | InputAudioTrack,
  add: (packet: Parameters<EncodedVideoPacketSource["add"]>[0], isFirst: boolean) => Promise<void>,
): Promise<number> {
  let count = 0;
  let seconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await add(packet, count === 0);
    seconds = packet.timestamp + packet.duration;
    count += 1;
    if (count % AT_ONCE === 0) await nextTurn();
  }
  return seconds;
}

async function copyTrack(input: Input, output: Output): Promise<number> {
  const video = await input.getPrimaryVideoTrack();
  if (video) {
    const [source, decoderConfig] = [new EncodedVideoPacketSource("vp8"), await video.getDecoderConfig()];
    output.addVideoTrack(source);
    await output.start();
    return copy(video, (packet, isFirst) => source.add(packet, isFirst && decoderConfig ? { decoderConfig } : undefined));
  }
  const audio = await input.getPrimaryAudioTrack();
  if (!audio) return 0;
  const [source, decoderConfig] = [new EncodedAudioPacketSource("opus"), await audio.getDecoderConfig()];
  output.addAudioTrack(source);
  await output.start();
  return copy(audio, (packet, isFirst) => source.add(packet, isFirst && decoderConfig ? { decoderConfig } : undefined));
}

/**
 * Writes a track anew with its length and an index, so that players can jump in it; what it holds stays as it is. It is read
 * and written piece by piece.
 * @returns its length in seconds; nothing where there isn't any sound or picture in it
 * @throws Error where it can't be read
 */
export async function remux(from: string, to: string): Promise<number | undefined> {
  const input = new Input({ source: new FilePathSource(from), formats: [WEBM] });
  const output = new Output({ format: new WebMOutputFormat({ minimumClusterDuration: 1 }), target: new FilePathTarget(to) });
  try {
    const seconds = await copyTrack(input, output);
    if (seconds === 0) {
      await output.cancel().catch(() => undefined);
      return undefined;
    }
    await output.finalize();
    return seconds;
  } finally {
    input.dispose();
  }
}
