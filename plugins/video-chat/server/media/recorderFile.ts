import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { joinSpans, type SpeechSpan } from "./recorderSpeech";

/** What a track records. */
export type TrackKind = "AUDIO" | "CAMERA" | "SCREEN";

/** A track while it is written, told by its file's name: the name is there as soon as the file is. */
export interface TrackName {
  readonly seat: string;
  readonly kind: TrackKind;
  /** Milliseconds of the recording. */
  readonly startMs: number;
}

/** What is noted beside the track while it is written: a line of JSON each. */
export type TrackLine = { readonly speech: SpeechSpan } | { readonly startMs: number };

export interface WrittenTrack extends TrackName {
  readonly path: string;
  /** Of the notes beside it. */
  readonly linesPath: string;
}

const NAME = /^(\d+)_(AUDIO|CAMERA|SCREEN)_([0-9a-f-]{36})\.webm$/;

export const trackPath = (folder: string, { seat, kind, startMs }: TrackName) => join(folder, `${startMs}_${kind}_${seat}.webm`);
export const linesPath = (path: string) => path.replace(/\.webm$/, ".lines");

/** A recording's tracks that haven't been taken into the store, in order. */
export async function writtenTracks(folder: string): Promise<readonly WrittenTrack[]> {
  const names = await readdir(folder).catch(() => []);
  const tracks = names.flatMap((name) => {
    const [, startMs, kind, seat] = NAME.exec(name) ?? [];
    if (!startMs || !kind || !seat) return [];
    const path = join(folder, name);
    return [{ path, linesPath: linesPath(path), startMs: Number(startMs), kind: kind as TrackKind, seat }];
  });
  return tracks.toSorted((one, other) => one.startMs - other.startMs);
}

/** When a track begins as it was found out while it was written, and when was spoken; a line that a crash cut off is none. */
export async function readLines(
  track: WrittenTrack,
): Promise<{ readonly startMs: number; readonly speech: readonly SpeechSpan[] }> {
  const text = await readFile(track.linesPath, "utf8").catch(() => "");
  const speech: SpeechSpan[] = [];
  let { startMs } = track;
  for (const line of text.split("\n").filter((one) => one.endsWith("}"))) {
    const noted = JSON.parse(line) as TrackLine;
    if ("speech" in noted) speech.push(noted.speech);
    else startMs = noted.startMs;
  }
  return { startMs, speech: joinSpans(speech) };
}

export async function removeTrack({ path, linesPath: lines }: Pick<WrittenTrack, "path" | "linesPath">): Promise<void> {
  await rm(path, { force: true });
  await rm(lines, { force: true });
}
