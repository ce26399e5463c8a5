import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from "mediabunny";

/** 20 ms of silence. */
const SILENCE = new Uint8Array([0xf8, 0xff, 0xfe]);
const PACKET_SECONDS = 0.02;
const CONFIG: AudioDecoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000 };

/** A voice's file as recordings have them: Opus in WebM. */
export async function opusFile(seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  for (let at = 0; at < seconds / PACKET_SECONDS; at++)
    await source.add(new EncodedPacket(SILENCE, "key", at * PACKET_SECONDS, PACKET_SECONDS), { decoderConfig: CONFIG });
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}
