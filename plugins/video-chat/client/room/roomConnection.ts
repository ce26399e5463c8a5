import type { PictureLevel, RoomNews, View } from "../../shared/messages";
import { type AttemptOptions, ConnectionAttempt, type Exchange, type LiveStream } from "./connectionAttempt";
import { watchLine } from "./watchLine";

/** `replaced`: another window has taken the seat. */
export type ConnectionState = "connecting" | "connected" | "lost" | "replaced";

export interface RoomEvents {
  readonly onState: (state: ConnectionState) => void;
  readonly onStreams: (streams: readonly LiveStream[]) => void;
  readonly onSpeaking: (seats: readonly string[]) => void;
  /** How much of others' pictures the line carries. */
  readonly onPictures: (level: PictureLevel) => void;
  /** Something about the session is another, or may be: read it anew. Never rejects. */
  readonly onChanged: () => Promise<void>;
  /** The server refuses the connection. */
  readonly onRefused: (error: unknown) => void;
}

export interface RoomOptions extends RoomEvents, AttemptOptions {
  readonly exchange: Exchange;
  /** Whether a refusal is for good. */
  readonly isFinal: (error: unknown) => boolean;
}

export interface RoomConnection {
  /** Whose picture is to be large. */
  readonly show: (large: string | null) => void;
  /** Sends the camera's picture, or none. */
  readonly sendCamera: (camera: MediaStreamTrack | null) => Promise<void>;
  /** Shares a screen, or no more. */
  readonly share: (screen: MediaStreamTrack | null) => Promise<void>;
  /** Sends another camera or microphone. */
  readonly replace: (track: MediaStreamTrack) => Promise<void>;
  readonly close: () => void;
}

/** A step of connecting that takes longer hangs: browsers were seen to, without a word, where the machine was overloaded. */
const STEP_MS = 10_000;
/** A line that is cut for a moment heals by itself. */
const HEAL_MS = 2_000;
const AGAIN_MS = [500, 1_000, 2_000, 4_000];
/** The server has ended the connection: a page that has learned why leaves the room meanwhile, where it should. */
const ENDED_AGAIN_MS = 2_000;
/** By then the session has been read anew: whoever isn't let in has left the room. */
const REFUSED_AGAIN_MS = 15_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Connects to a room, and again whenever the line is cut, to the same seat. */
export function openRoom(options: RoomOptions): RoomConnection {
  /** Nothing that an earlier attempt says or does counts. */
  let current: ConnectionAttempt | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let screen: MediaStreamTrack | null = null;
  let large: string | null = null;
  let pictures: PictureLevel = "all";
  let isClosed = false;
  let failures = 0;

  function hear(attempt: ConnectionAttempt, text: string): void {
    if (attempt !== current) return;
    const news = JSON.parse(text) as RoomNews;
    if (news.type === "streams") options.onStreams(attempt.streams(news.streams));
    else if (news.type === "speaking") options.onSpeaking(news.seats);
    else if (news.type === "replaced") stop();
    else void options.onChanged();
  }

  /** Two windows that each took the seat back would do so for ever. */
  function stop(): void {
    close();
    options.onStreams([]);
    options.onState("replaced");
  }

  const tellView = () => {
    const view: View = { type: "view", large, pictures };
    if (current?.channel.readyState === "open") current.channel.send(JSON.stringify(view));
  };

  function setPictures(level: PictureLevel): void {
    pictures = level;
    options.onPictures(level);
    tellView();
  }

  function abandon(attempt: ConnectionAttempt): void {
    current = undefined;
    attempt.close();
  }

  function startIn(ms: number): void {
    clearTimeout(next);
    next = setTimeout(() => void start(), ms);
  }

  function again(attempt: ConnectionAttempt, leastMs = 0): void {
    // Closing it is heard as well, and one failure often has several signs.
    if (attempt !== current) return;
    abandon(attempt);
    options.onState("lost");
    const pauseMs = Math.max(leastMs, AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? 0);
    failures += 1;
    // Whoever isn't let in any more, or whose session is over, learns it first, and doesn't ask to be refused.
    void Promise.race([options.onChanged(), wait(STEP_MS)]).then(() => {
      if (!isClosed && !current) startIn(pauseMs);
    });
  }

  /** @returns told of each step on the way to a connection */
  function watch(attempt: ConnectionAttempt): () => void {
    const { peer, channel } = attempt;
    let healing: ReturnType<typeof setTimeout> | undefined;
    let hanging: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      clearTimeout(hanging);
      if (channel.readyState === "connecting") hanging = setTimeout(() => again(attempt), STEP_MS);
    };
    step();
    channel.addEventListener("open", () => {
      clearTimeout(hanging);
      if (attempt !== current) return;
      failures = 0;
      options.onState("connected");
      setPictures("all");
      watchLine(peer, (level) => attempt === current && setPictures(level));
    });
    channel.addEventListener("message", ({ data }) => hear(attempt, String(data)));
    // Whether for good, its answer to the next offer says.
    channel.addEventListener("close", () => again(attempt, ENDED_AGAIN_MS));
    peer.addEventListener("connectionstatechange", () => {
      clearTimeout(healing);
      if (peer.connectionState === "failed") again(attempt);
      else if (peer.connectionState === "disconnected") healing = setTimeout(() => again(attempt), HEAL_MS);
      else step();
    });
    return step;
  }

  async function start(): Promise<void> {
    const attempt = new ConnectionAttempt(options, screen);
    current = attempt;
    const step = watch(attempt);
    try {
      await attempt.connect(options.exchange, step);
    } catch (error) {
      if (attempt !== current) return;
      if (!options.isFinal(error)) return again(attempt);
      abandon(attempt);
      options.onRefused(error);
      // Somebody may be let in again before the page has heard that they weren't.
      if (!isClosed) startIn(REFUSED_AGAIN_MS);
    }
  }

  /** What was being tried, or waited for, was of a line that there is no more. */
  function online(): void {
    if (current?.peer.connectionState === "connected") return;
    if (current) abandon(current);
    startIn(0);
  }

  function close(): void {
    isClosed = true;
    clearTimeout(next);
    window.removeEventListener("online", online);
    if (current) abandon(current);
  }

  window.addEventListener("online", online);
  options.onState("connecting");
  void start();
  return {
    show: (seat) => {
      large = seat;
      tellView();
    },
    sendCamera: async (camera) => current?.send("video", camera),
    share: async (track) => {
      screen = track;
      await current?.send("screen", track);
    },
    replace: async (track) => current?.send(track.kind === "audio" ? "audio" : "video", track),
    close,
  };
}
