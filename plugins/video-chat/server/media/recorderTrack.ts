import type { RtpPacket } from "werift";
import { type TrackKind, trackPath } from "./recorderFile";
import { sizeOf, Vp8Frames } from "./recorderFrames";
import { OPUS_RATE, opusSeconds, SILENCE, SILENCE_SECONDS } from "./recorderOpus";
import { ReorderBuffer } from "./recorderReorder";
import { SpeechSpans } from "./recorderSpeech";
import { TrackWriter } from "./recorderWriter";
import type { Source } from "./source";

const VIDEO_RATE = 90_000;
/** The larger size of a camera's picture may be off for want of bandwidth: after this the small one is kept. */
const LARGE_GONE_MS = 2_000;
/** Packets wander: the fastest of the first ones tells when the track began. */
const SETTLING_SECONDS = 10;
/** Further off the wall's clock than this, a source's own has changed. */
const LEAP_SECONDS = 5;

export interface TrackOptions {
  readonly seat: string;
  readonly kind: TrackKind;
  readonly folder: string;
  /** Milliseconds of the recording. */
  readonly clock: () => number;
}

/** Where a source's own clock stands on the track's. */
interface Anchor {
  last: number;
  /** Ticks since the anchor. */
  ticks: number;
  readonly seconds: number;
}

/** What one seat sends of one kind, into one file. The two sizes of a camera's picture take turns in it. */
export class RecorderTrack {
  readonly #options: TrackOptions;
  readonly #sources = new Map<Source, { readonly order: ReorderBuffer; readonly frames: Vp8Frames }>();
  readonly #anchors = new Map<Source, Anchor>();
  readonly #speech: SpeechSpans;
  #current: Source | undefined;
  #writer: TrackWriter | undefined;
  #startMs = 0;
  #earliestMs = Number.POSITIVE_INFINITY;
  /** Where the track ends so far. */
  #seconds = 0;

  constructor(options: TrackOptions) {
    this.#options = options;
    this.#speech = new SpeechSpans((speech) => this.#writer?.note({ speech }));
  }

  /** Whether the source belongs to another connection of the same person than those so far. */
  isForeign(source: Source): boolean {
    return !this.#sources.has(source) && [...this.#sources.keys()].some((one) => !one.isBeside(source));
  }

  get error(): unknown {
    return this.#writer?.error;
  }

  take(source: Source, packet: RtpPacket, { now, isSpeech }: { readonly now: number; readonly isSpeech: boolean }): void {
    const found = this.#sources.get(source) ?? this.#listen(source);
    found.order.push(packet, now);
    if (this.#options.kind === "AUDIO") this.#speech.hear(this.#options.clock(), isSpeech);
  }

  /** Hands on what was waited for long enough. */
  release(now: number): void {
    for (const { order } of this.#sources.values()) order.release(now);
  }

  /** A picture to which one can jump, now and then. */
  askKeyFrame(): void {
    if (this.#options.kind !== "AUDIO") this.#current?.askKeyFrame();
  }

  async close(): Promise<void> {
    this.#speech.end();
    await this.#writer?.close();
  }

  async discard(): Promise<void> {
    await this.#writer?.discard();
  }

  #listen(source: Source) {
    const frames = new Vp8Frames();
    const order = new ReorderBuffer((packet, isAfterGap) => {
      if (this.#options.kind === "AUDIO") this.#hear(source, packet);
      else this.#see(source, packet, { frames, isAfterGap });
    });
    const listening = { frames, order };
    this.#sources.set(source, listening);
    return listening;
  }

  #hear(source: Source, { header, payload }: RtpPacket): void {
    if (payload.length === 0) return;
    const seconds = this.#secondsOf(source, header.timestamp, OPUS_RATE);
    // Who is silent sends next to nothing, and players take what is missing for nothing at all.
    while (this.#seconds <= seconds - SILENCE_SECONDS / 2) this.#write(SILENCE, this.#seconds, SILENCE_SECONDS);
    if (seconds >= this.#seconds - SILENCE_SECONDS / 2)
      this.#write(payload, Math.max(seconds, this.#seconds), opusSeconds(payload));
  }

  #see(
    source: Source,
    packet: RtpPacket,
    { frames, isAfterGap }: { readonly frames: Vp8Frames; readonly isAfterGap: boolean },
  ): void {
    if (!this.#isBest(source)) {
      frames.reset();
      return;
    }
    // The other size was on until now: this one goes on with a key frame.
    if (this.#current !== source && !frames.needsKey) frames.reset();
    const frame = frames.take(packet, isAfterGap);
    if (frames.needsKey) source.askKeyFrame();
    if (!frame) return;
    this.#current = source;
    const size = frame.isKey ? sizeOf(frame.data) : undefined;
    if (!this.#writer && !size) {
      frames.reset();
      return;
    }
    const seconds = Math.max(this.#secondsOf(source, frame.timestamp, VIDEO_RATE), this.#seconds);
    this.#write(frame.data, seconds, 0.001, { isKey: frame.isKey, size });
  }

  /** Of a camera's two sizes the large one, while it comes. */
  #isBest(source: Source): boolean {
    const large = [...this.#sources.keys()].find(({ layer }) => layer === "high");
    return !large || large === source || performance.now() - large.heardAt > LARGE_GONE_MS;
  }

  /** Where a time of the source's clock is on the track. */
  #secondsOf(source: Source, timestamp: number, rate: number): number {
    const anchor = this.#anchors.get(source) ?? { last: timestamp, ticks: 0, seconds: this.#sinceStart() };
    this.#anchors.set(source, anchor);
    // The clock comes round: every 13 hours, that of sound every 24.
    anchor.ticks += (timestamp - anchor.last) | 0;
    anchor.last = timestamp;
    const seconds = anchor.seconds + anchor.ticks / rate;
    if (Math.abs(seconds - this.#sinceStart()) < LEAP_SECONDS) return seconds;
    // Another camera or microphone may bring a clock of its own.
    this.#anchors.delete(source);
    return this.#sinceStart();
  }

  #sinceStart(): number {
    return this.#writer ? (this.#options.clock() - this.#startMs) / 1_000 : 0;
  }

  #write(
    data: Uint8Array,
    seconds: number,
    durationSeconds: number,
    { isKey = true, size }: { isKey?: boolean; size?: ReturnType<typeof sizeOf> } = {},
  ): void {
    this.#writer ??= this.#begin(size);
    this.#writer.add({ data, isKey, seconds, durationSeconds });
    this.#seconds = seconds + durationSeconds;
    this.#settle(seconds);
  }

  #begin(size: ReturnType<typeof sizeOf>): TrackWriter {
    const { clock, folder, seat, kind } = this.#options;
    this.#startMs = Math.max(0, Math.round(clock()));
    this.#earliestMs = this.#startMs;
    return new TrackWriter(trackPath(folder, { seat, kind, startMs: this.#startMs }), size);
  }

  #settle(seconds: number): void {
    if (seconds > SETTLING_SECONDS) return;
    const startMs = Math.max(0, Math.round(this.#options.clock() - seconds * 1_000));
    if (startMs >= this.#earliestMs) return;
    this.#earliestMs = startMs;
    this.#writer?.note({ startMs });
  }
}
