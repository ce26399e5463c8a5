import { setImmediate as nextTurn } from "node:timers/promises";
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** Others of the server get their turn after so many packets. */
const AT_ONCE = 200;

type AddPacket = (packet: EncodedPacket, isFirst: boolean) => Promise<void>;

async function copy(track: InputVideoTrack | InputAudioTrack, add: AddPacket): Promise<number> {
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
    const [codec, decoderConfig] = [await video.getCodec(), await video.getDecoderConfig()];
    if (!codec) return 0;
    const source = new EncodedVideoPacketSource(codec);
    output.addVideoTrack(source);
    await output.start();
    return copy(video, (packet, isFirst) => source.add(packet, isFirst && decoderConfig ? { decoderConfig } : undefined));
  }
  const audio = await input.getPrimaryAudioTrack();
  const [codec, decoderConfig] = [await audio?.getCodec(), await audio?.getDecoderConfig()];
  if (!audio || !codec) return 0;
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  return copy(audio, (packet, isFirst) => source.add(packet, isFirst && decoderConfig ? { decoderConfig } : undefined));
}

/**
 * Writes a WebM or MP4 file again with its length and an index, so that players can jump in it; its one track, and the
 * container, stay as they are. It is read and written piece by piece.
 * @param from file as a recorder wrote it: its end may be missing
 * @param to file that is written
 * @returns its length in seconds; undefined if there isn't any sound or picture in it
 * @throws Error if it can't be read
 */
export async function remux(from: string, to: string): Promise<number | undefined> {
  const input = new Input({ source: new FilePathSource(from), formats: [WEBM, MP4] });
  try {
    const isMp4 = (await input.getFormat()) === MP4;
    const format = isMp4 ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat({ minimumClusterDuration: 1 });
    const output = new Output({ format, target: new FilePathTarget(to) });
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
