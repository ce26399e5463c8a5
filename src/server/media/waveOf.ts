import { OpusDecoder } from "opus-decoder";

/** What speech models work with. */
const RATE = 16_000;
const HEADER = 44;

function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(HEADER - 8 + bytes, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  // PCM, one channel, 16 bits.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(bytes, 40);
  return header;
}

/** Opus packets as a WAV file of one channel with 16 kHz. */
export async function waveOf(packets: readonly Uint8Array[], channels: number): Promise<Uint8Array<ArrayBuffer>> {
  const decoder = new OpusDecoder({ sampleRate: RATE, channels });
  await decoder.ready;
  try {
    const { channelData, samplesDecoded } = decoder.decodeFrames([...packets]);
    const samples = Buffer.alloc(samplesDecoded * 2);
    for (let at = 0; at < samplesDecoded; at++) {
      const sum = channelData.reduce((level, channel) => level + (channel[at] ?? 0), 0);
      const level = Math.max(-1, Math.min(1, sum / channelData.length));
      samples.writeInt16LE(Math.round(level * 32_767), at * 2);
    }
    return new Uint8Array(Buffer.concat([headerOf(samples.length), samples]));
  } finally {
    decoder.free();
  }
}
