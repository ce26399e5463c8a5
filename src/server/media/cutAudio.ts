import { buffer } from "node:stream/consumers";
import {
  BufferTarget,
  CustomSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  MATROSKA,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import type { SpeechToText } from "../platform/speechToText/speechToText";
import type { FileStore } from "../platform/storage/fileStore";
import { waveOf } from "./waveOf";

/** A track's sound can't be had: the file is gone, or isn't what it should be. */
export class AudioError extends Error {}

export interface StoredAudio {
  readonly fileId: string;
  /** Bytes. */
  readonly size: number;
  readonly files: Pick<FileStore, "read">;
}

export interface AudioPart {
  /** Of the file, in seconds. */
  readonly from: number;
  readonly to: number;
  readonly format: SpeechToText["format"];
}

function sourceOf({ files, fileId, size }: StoredAudio): CustomSource {
  return new CustomSource({
    getSize: () => size,
    read: (start, end) => buffer(files.read(fileId, { start, end: end - 1 })),
    prefetchProfile: "fileSystem",
  });
}

async function openAudio(source: CustomSource) {
  const input = new Input({ source, formats: [WEBM, MATROSKA] });
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  if (!track || config?.codec !== "opus") throw new AudioError("the file holds no Opus");
  return { input, track, config };
}

const HEAD_BYTES = 19;
const RATE = 48_000;
/** Samples that an encoder puts before what it was given, as libopus and browsers do. */
const PRE_SKIP = 312;

/** The header of an Opus stream (RFC 7845, section 5.1), which recordings may come without. */
function opusHead(channels: number): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write("OpusHead", "latin1");
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt16LE(PRE_SKIP, 10);
  head.writeUInt32LE(RATE, 12);
  return new Uint8Array(head);
}

async function readPackets(sink: EncodedPacketSink, { from, to }: AudioPart): Promise<readonly EncodedPacket[]> {
  const first = (await sink.getPacket(from)) ?? (await sink.getFirstPacket());
  const packets: EncodedPacket[] = [];
  if (!first) return packets;
  for await (const packet of sink.packets(first)) {
    if (packet.timestamp >= to) break;
    if (packet.timestamp + packet.duration > from) packets.push(packet);
  }
  return packets;
}

async function packed(
  packets: readonly EncodedPacket[],
  config: AudioDecoderConfig,
  format: "webm" | "ogg",
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: format === "ogg" ? new OggOutputFormat() : new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  const begin = packets[0]?.timestamp ?? 0;
  const decoderConfig = { ...config, description: config.description ?? opusHead(config.numberOfChannels) };
  for (const { data, timestamp, duration } of packets)
    await source.add(new EncodedPacket(data, "key", timestamp - begin, duration), { decoderConfig });
  await output.finalize();
  if (!target.buffer) throw new AudioError("nothing was written");
  return new Uint8Array(target.buffer);
}

/**
 * A part of a recorded voice as a file of its own; Opus is taken over as it is, packet by packet.
 * @returns nothing where the track holds no sound there; `from` is where the part really begins
 * @throws AudioError
 */
export async function cutAudio(
  stored: StoredAudio,
  part: AudioPart,
): Promise<{ readonly content: Uint8Array<ArrayBuffer>; readonly from: number; readonly seconds: number } | undefined> {
  try {
    const { input, track, config } = await openAudio(sourceOf(stored));
    try {
      const packets = await readPackets(new EncodedPacketSink(track), part);
      const [first, last] = [packets[0], packets.at(-1)];
      if (!first || !last) return undefined;
      const content =
        part.format === "wav"
          ? await waveOf(
              packets.map(({ data }) => data),
              config.numberOfChannels,
            )
          : await packed(packets, config, part.format);
      return { content, from: first.timestamp, seconds: last.timestamp + last.duration - first.timestamp };
    } finally {
      input.dispose();
    }
  } catch (error) {
    if (error instanceof AudioError) throw error;
    throw new AudioError("the file can't be read", { cause: error });
  }
}
