import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import {
  AppendOnlyStreamTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { linesPath, removeTrack, type TrackLine } from "./recorderFile";
import { OPUS_RATE, opusHead } from "./recorderOpus";

/** What is in memory for longer a crash would lose. */
const FLUSH_MS = 1_000;

/** One encoded picture, or piece of sound. */
export interface Encoded {
  readonly data: Uint8Array;
  readonly isKey: boolean;
  /** Of the track. */
  readonly seconds: number;
  readonly durationSeconds: number;
}

/** Absent of sound. */
export type PictureSize = { readonly width: number; readonly height: number } | undefined;

/** Appends to a file now and then; nothing that was handed over is written in part unless the machine itself fails. */
class AppendedFile {
  readonly #path: string;
  #pending: Uint8Array[] = [];
  #handle: FileHandle | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  push(bytes: Uint8Array): void {
    this.#pending.push(bytes.slice());
  }

  flush(): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (this.#pending.length === 0) return;
      const bytes = Buffer.concat(this.#pending);
      this.#pending = [];
      this.#handle ??= await open(this.#path, "a", 0o600);
      await this.#handle.appendFile(bytes);
    });
    return this.#work;
  }

  async close(): Promise<void> {
    await this.flush().finally(() => this.#handle?.close());
  }
}

/** Writes a track to a WebM file that is whole up to its end at any time: no part of it is ever written again. */
export class TrackWriter {
  readonly #path: string;
  readonly #file: AppendedFile;
  readonly #lines: AppendedFile;
  readonly #output: Output;
  readonly #source: EncodedVideoPacketSource | EncodedAudioPacketSource;
  readonly #flushing: NodeJS.Timeout;
  readonly #size: PictureSize;
  #work: Promise<void>;
  #isFirst = true;
  #error: unknown;

  constructor(path: string, size: PictureSize) {
    this.#path = path;
    this.#size = size;
    this.#file = new AppendedFile(path);
    this.#lines = new AppendedFile(linesPath(path));
    this.#source = size ? new EncodedVideoPacketSource("vp8") : new EncodedAudioPacketSource("opus");
    const written = new WritableStream<Uint8Array>({ write: (bytes) => this.#file.push(bytes) });
    this.#output = new Output({
      format: new WebMOutputFormat({ appendOnly: true, minimumClusterDuration: 1 }),
      target: new AppendOnlyStreamTarget(written),
    });
    if (this.#source instanceof EncodedVideoPacketSource) this.#output.addVideoTrack(this.#source);
    else this.#output.addAudioTrack(this.#source);
    this.#work = mkdir(dirname(path), { recursive: true, mode: 0o700 }).then(() => this.#output.start());
    this.#flushing = setInterval(() => void this.#flush(), FLUSH_MS);
  }

  /** Whether it can't be written, e.g. where the disk is full. */
  get error(): unknown {
    return this.#error;
  }

  add({ data, isKey, seconds, durationSeconds }: Encoded): void {
    this.#then(async () => {
      const packet = new EncodedPacket(data, isKey ? "key" : "delta", seconds, durationSeconds);
      const isFirst = this.#isFirst;
      this.#isFirst = false;
      if (this.#source instanceof EncodedVideoPacketSource) {
        const { width = 0, height = 0 } = this.#size ?? {};
        const config = { codec: "vp8", codedWidth: width, codedHeight: height };
        await this.#source.add(packet, isFirst ? { decoderConfig: config } : undefined);
      } else {
        const config = { codec: "opus", sampleRate: OPUS_RATE, numberOfChannels: 2, description: opusHead() };
        await this.#source.add(packet, isFirst ? { decoderConfig: config } : undefined);
      }
    });
  }

  note(line: TrackLine): void {
    this.#lines.push(Buffer.from(`${JSON.stringify(line)}\n`));
  }

  async close(): Promise<void> {
    clearInterval(this.#flushing);
    this.#then(() => this.#output.finalize());
    await this.#work;
    await Promise.allSettled([this.#file.close(), this.#lines.close()]);
  }

  /** Ends it, and nothing of it stays. */
  async discard(): Promise<void> {
    await this.close();
    await removeTrack({ path: this.#path, linesPath: linesPath(this.#path) });
  }

  #flush(): void {
    this.#then(async () => {
      await this.#file.flush();
      await this.#lines.flush();
    });
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (!this.#error) await work();
    });
    this.#work = this.#work.catch((error) => {
      this.#error = error;
    });
  }
}
