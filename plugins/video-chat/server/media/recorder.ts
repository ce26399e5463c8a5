import type { RtpPacket } from "werift";
import type { TrackKind } from "./recorderFile";
import { RecorderTrack } from "./recorderTrack";
import type { Source, SourceKind } from "./source";

/** Without a packet for this long a stream is off; what comes later is another track. */
const OFF_MS = 3_000;
/** Players jump to key frames only, and a crash loses what no key frame begins. */
const KEY_FRAME_MS = 4_000;

const KINDS: Readonly<Record<SourceKind, TrackKind>> = { audio: "AUDIO", camera: "CAMERA", screen: "SCREEN" };

/** What is recorded of a room. */
export interface RecordingRules {
  readonly recording: string;
  /** The recording's own. */
  readonly folder: string;
  /** Milliseconds since 1970: the beginning of the one timeline of all tracks. */
  readonly startedAt: number;
  /** Seats of which nothing is recorded. */
  readonly except: readonly string[];
}

interface Running {
  readonly seat: string;
  readonly track: RecorderTrack;
  heardAt: number;
}

/** Records what the people of a room send, each of their streams in a file of its own, as it came. */
export class Recorder {
  #rules: RecordingRules;
  readonly #running = new Map<string, Running>();
  readonly #closing = new Set<Promise<void>>();
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(rules: RecordingRules) {
    this.#rules = rules;
  }

  get recording(): string {
    return this.#rules.recording;
  }

  take(source: Source, packet: RtpPacket, { now, isSpeech }: { readonly now: number; readonly isSpeech: boolean }): void {
    const { seat } = source;
    if (this.#rules.except.includes(seat)) return;
    const name = `${seat} ${source.kind}`;
    if (this.#running.get(name)?.track.isForeign(source)) this.#end(name);
    const running = this.#running.get(name) ?? this.#begin(name, source);
    running.heardAt = now;
    running.track.take(source, packet, { now, isSpeech });
  }

  /** Several times a second. */
  beat(now: number): void {
    for (const [name, { track, heardAt }] of this.#running) {
      track.release(now);
      if (now - heardAt > OFF_MS || track.error) this.#end(name);
    }
    if (now - this.#askedAt < KEY_FRAME_MS) return;
    this.#askedAt = now;
    for (const { track } of this.#running.values()) track.askKeyFrame();
  }

  /** Other seats are left out from now on; what is being written of those is gone. */
  async exclude(except: readonly string[]): Promise<void> {
    this.#rules = { ...this.#rules, except };
    const left = [...this.#running].filter(([, { seat }]) => except.includes(seat));
    for (const [name] of left) this.#running.delete(name);
    await Promise.all(left.map(([, { track }]) => track.discard()));
    await Promise.all(this.#closing);
  }

  /** @returns once everything is written */
  async stop(): Promise<void> {
    for (const name of [...this.#running.keys()]) this.#end(name);
    await Promise.all(this.#closing);
  }

  #begin(name: string, { seat, kind }: Source): Running {
    const { folder, startedAt } = this.#rules;
    const clock = () => Date.now() - startedAt;
    const running = { seat, track: new RecorderTrack({ seat, kind: KINDS[kind], folder, clock }), heardAt: 0 };
    this.#running.set(name, running);
    return running;
  }

  #end(name: string): void {
    const running = this.#running.get(name);
    this.#running.delete(name);
    if (!running) return;
    const closing = running.track.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}
