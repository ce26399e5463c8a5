import { type RoomNews, readView, type View } from "../../shared/messages";
import { BadOffer, Connection } from "./connection";
import { Loudest } from "./loudest";
import type { SeatFigures } from "./mediaServer";
import type { MediaAddress } from "./mediaSettings";
import type { Outlet } from "./outlet";
import { Recorder, type RecordingRules } from "./recorder";
import type { Layer, Source } from "./source";

/** How a person takes part. */
export interface SeatRules {
  readonly seat: string;
  /** Whether others see and hear them; who only watches is in no list. */
  readonly maySend: boolean;
  /** Whether their voice reaches nobody, from the beginning. */
  readonly isMuted: boolean;
  /** Names the browser's window, where it says so. */
  readonly window?: string;
}

export interface RoomOptions {
  readonly address: MediaAddress;
  /** A connection came to its end: by its own, or because it was closed. */
  readonly onLeft: (figures: SeatFigures) => void;
}

const AUDIO_LEVEL = "urn:ietf:params:rtp-hdrext:ssrc-audio-level";
/** What an Opus packet holds, unless the browser is told otherwise. */
const PACKET_MS = 20;
const BEAT_MS = 250;
/** Without a packet for this long a stream is off. */
const SILENT_MS = 3_000;
/** A connection that isn't up by then never will be: its browser gives up before, and one that is only slow doesn't take so long. */
const CONNECT_MS = 30_000;

interface Seat {
  readonly connection: Connection;
  readonly window: string | undefined;
  readonly maySend: boolean;
  readonly since: number;
  isOpen: boolean;
  isMuted: boolean;
  view: Pick<View, "large" | "pictures">;
  received: number;
  speakingMs: number;
  /** What it was told last of each kind. */
  readonly told: Map<string, string>;
}

/** People who see and hear each other. Whoever is let in is decided elsewhere: here nobody is who wasn't. */
export class Room {
  readonly #options: RoomOptions;
  readonly #seats = new Map<string, Seat>();
  readonly #loudest = new Loudest();
  readonly #beat: NodeJS.Timeout;
  #recorder: Recorder | undefined;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.#beat = setInterval(() => this.#arrange(), BEAT_MS);
  }

  /** Connects a browser; one that has the seat already gives way. @returns the answer to its offer; null where that is none */
  async join({ seat, maySend, isMuted, window }: SeatRules, offer: string): Promise<string | null> {
    this.#replace(seat, window);
    const connection: Connection = new Connection({
      seat,
      maySend,
      address: this.#options.address,
      onOpen: () => this.#opened(seat, connection),
      onMessage: (text) => this.#hear(seat, connection, text),
      onPacket: (source, packet, extensions) => this.#forward(source, packet, extensions),
      onClosed: () => this.#closed(seat, connection),
    });
    this.#seats.set(seat, {
      connection,
      window,
      maySend,
      since: performance.now(),
      isOpen: false,
      isMuted,
      view: { large: null, pictures: "all" },
      received: 0,
      speakingMs: 0,
      told: new Map(),
    });
    try {
      return await connection.answer(offer);
    } catch (error) {
      connection.close();
      if (error instanceof BadOffer) return null;
      throw error;
    }
  }

  /** A window that comes back was there itself: told so, it would stay out. */
  #replace(seat: string, window: string | undefined): void {
    const former = this.#seats.get(seat);
    if (!former) return;
    if (window === undefined || window !== former.window) former.connection.tell({ type: "replaced" } satisfies RoomNews);
    former.connection.close();
  }

  /** Ends a connection: from now on nothing is forwarded to it, nor from it. */
  leave(seat: string): void {
    this.#seats.get(seat)?.connection.close();
  }

  mute(seat: string, isMuted: boolean): void {
    const found = this.#seats.get(seat);
    if (found) found.isMuted = isMuted;
    this.#arrange();
  }

  /** @param seats who is told; @default everybody */
  tell(news: RoomNews, seats: readonly string[] = [...this.#seats.keys()]): void {
    for (const seat of seats) this.#seats.get(seat)?.connection.tell(news);
  }

  figures(): readonly SeatFigures[] {
    return [...this.#seats].map(([seat, found]) => figuresOf(seat, found));
  }

  /** Records what is sent from now on; the same recording once more: with others left out. */
  async record(rules: RecordingRules): Promise<void> {
    if (this.#recorder?.recording === rules.recording) return this.#recorder.exclude(rules.except);
    await this.stopRecording();
    this.#recorder = new Recorder(rules);
  }

  async stopRecording(): Promise<void> {
    const recorder = this.#recorder;
    this.#recorder = undefined;
    await recorder?.stop();
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const seat of [...this.#seats.keys()]) this.leave(seat);
    await this.stopRecording();
  }

  #opened(seat: string, connection: Connection): void {
    const found = this.#seats.get(seat);
    // One that has given way may open after the one that follows it was made.
    if (found?.connection !== connection) return;
    found.isOpen = true;
    found.told.clear();
    this.#arrange();
  }

  #closed(seat: string, connection: Connection): void {
    const found = this.#seats.get(seat);
    if (found?.connection !== connection) return;
    this.#seats.delete(seat);
    this.#loudest.forget(seat);
    this.#arrange();
    this.#options.onLeft(figuresOf(seat, found));
  }

  #hear(seat: string, connection: Connection, text: string): void {
    const view = readView(text);
    const found = this.#seats.get(seat);
    if (!view || found?.connection !== connection) return;
    found.view = view;
    this.#arrange();
  }

  #forward(source: Source, packet: Parameters<Outlet["forward"]>[0], extensions: Readonly<Record<string, unknown>>): void {
    const sender = this.#seats.get(source.seat);
    // A connection that has given way sends on until it hears so.
    if (!sender?.connection.sources.has(source)) return;
    sender.received += 1;
    const now = performance.now();
    let isSpeech = false;
    if (source.kind === "audio") {
      const level = extensions[AUDIO_LEVEL] as { readonly level?: number } | undefined;
      if (sender.isMuted) return;
      isSpeech = level?.level !== undefined && this.#loudest.hear(source.seat, level.level, now);
      if (isSpeech) sender.speakingMs += PACKET_MS;
    }
    this.#recorder?.take(source, packet, { now, isSpeech });
    for (const { connection } of this.#seats.values()) {
      for (const outlet of connection.outlets) outlet.forward(packet, source, now);
    }
  }

  /** Decides what is on in every stream that somebody receives, and tells them where it is another than before. */
  #arrange(): void {
    const now = performance.now();
    this.#recorder?.beat(now);
    for (const [seat, { isOpen, since, connection }] of this.#seats) {
      if (!isOpen && now - since > CONNECT_MS) this.leave(seat);
      else if (isOpen) this.#arrangeFor(seat, connection, now);
    }
    const speaking = this.#loudest.speaking(now);
    for (const seat of this.#seats.values()) this.#tellOnce(seat, { type: "speaking", seats: speaking });
  }

  #arrangeFor(seat: string, connection: Connection, now: number): void {
    const found = this.#seats.get(seat);
    if (!found) return;
    const others = [...this.#seats.values()].filter((one) => one.connection !== connection && one.maySend);
    const live = others.flatMap(({ connection: { sources }, isMuted }) =>
      [...sources].filter((source) => now - source.heardAt < SILENT_MS && !(isMuted && source.kind === "audio")),
    );
    const outlets = {
      audio: connection.outlets.filter(({ isAudio }) => isAudio),
      video: connection.outlets.filter((one) => !one.isAudio),
    };
    const voices = live.filter(({ kind }) => kind === "audio");
    const held = outlets.audio.flatMap(({ source }) => (source ? [source.seat] : []));
    const floor = this.#loudest.choose(
      voices.map((voice) => voice.seat),
      held,
      { most: outlets.audio.length, now },
    );
    place(
      outlets.audio,
      voices.filter((voice) => floor.includes(voice.seat)),
    );
    place(outlets.video, pictures(live, found.view));
    const streams = connection.outlets.flatMap(({ mid, source }) =>
      source ? [{ mid, seat: source.seat, kind: source.kind }] : [],
    );
    this.#tellOnce(found, { type: "streams", streams });
  }

  #tellOnce({ connection, told, isOpen }: Seat, news: RoomNews): void {
    const text = JSON.stringify(news);
    if (!isOpen || told.get(news.type) === text) return;
    told.set(news.type, text);
    connection.tell(news);
  }
}

function figuresOf(seat: string, { connection, received, speakingMs }: Seat): SeatFigures {
  const sent = connection.outlets.reduce((sum, { packets }) => sum + packets, 0);
  return { seat, received, sent, speakingMs };
}

/**
 * One size of each picture: the large one of whom is looked at and of shared screens, else the small one where there is one;
 * as much of it as somebody's line carries.
 */
function pictures(live: readonly Source[], { large: wanted, pictures: level }: Seat["view"]): readonly Source[] {
  if (level === "none") return [];
  const large = level === "small" ? null : wanted;
  const byPicture = new Map<string, Source>();
  for (const source of live.filter(({ kind }) => kind !== "audio")) {
    const layer: Layer = source.kind === "screen" || source.seat === large ? "high" : "low";
    const name = `${source.seat} ${source.kind}`;
    if (!byPicture.has(name) || source.layer === layer) byPicture.set(name, source);
  }
  // Shared screens and the large picture first: where streams are few, they are kept.
  const rank = ({ kind, seat }: Source) => (kind === "screen" ? 0 : seat === large ? 1 : 2);
  return [...byPicture.values()].sort((one, other) => rank(one) - rank(other));
}

/** Puts sources into streams; who is on somewhere stays there. */
function place(outlets: readonly Outlet[], sources: readonly Source[]): void {
  const wanted = sources.slice(0, outlets.length);
  const isSame = (outlet: Outlet, { seat, kind }: Source) => outlet.source?.seat === seat && outlet.source.kind === kind;
  const free = outlets.filter((outlet) => !wanted.some((source) => isSame(outlet, source)));
  for (const source of wanted) (outlets.find((outlet) => isSame(outlet, source)) ?? free.shift())?.show(source);
  for (const outlet of free) outlet.show(undefined);
}
