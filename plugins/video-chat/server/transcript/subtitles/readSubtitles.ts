import { AppError } from "../../../../../src/shared/errors";
import { TRANSCRIPT_ERRORS } from "../../../shared/transcript/errors";
import { LONGEST_SPEAKER, LONGEST_TEXT, MOST_SEGMENTS, type Segment, sortedSegments } from "../../../shared/transcript/segments";

interface Line {
  /** From 1 on. */
  readonly number: number;
  readonly text: string;
}

const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?`;
/** What follows the second time places a cue on the screen. */
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s.*)?$`);
const ARROW = "-->";
/** Characters of a line that a fault repeats. */
const LONGEST_QUOTE = 60;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", lrm: "", rlm: "" },
};

function blocksOf(content: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  const text = content
    .replace(/^\uFEFF/, "")
    .replaceAll("\u0000", "")
    .normalize("NFC");
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push({ number: index + 1, text: line });
  }
  return blocks.filter((block) => block.length > 0);
}

function secondsOf([hours = "0", minutes = "0", seconds = "0", fraction = "0"]: readonly (string | undefined)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

/** @throws AppError `videoChat.subtitlesTime`, `videoChat.subtitlesOrder` */
function timesOf({ number, text }: Line): { readonly startSeconds: number; readonly endSeconds: number } {
  const found = TIMES.exec(text);
  const quote = text.trim().slice(0, LONGEST_QUOTE);
  if (!found) throw new AppError(TRANSCRIPT_ERRORS.subtitlesTime, { params: { line: number, found: quote } });
  const [startSeconds, endSeconds] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))];
  if (endSeconds < startSeconds) throw new AppError(TRANSCRIPT_ERRORS.subtitlesOrder, { params: { line: number, found: quote } });
  return { startSeconds, endSeconds };
}

interface Voice {
  readonly speaker: string | null;
  readonly text: string;
}

const plain = (text: string) =>
  text
    .replace(/<\/?(?:[ibu]|c|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>|<\/v>|\{\\an?\d\}/gi, "")
    .replace(/&(amp|lt|gt|quot|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();

/** A cue's voices (`<v Ana>`), each with what it says; what stands before the first is nobody's. */
function voicesOf(text: string): readonly Voice[] {
  const [nobody = "", ...parts] = text.split(/<v(?:\.[^\s<>]*)?\s+([^<>]+)>/i);
  const voices: Voice[] = [{ speaker: null, text: plain(nobody) }];
  for (let at = 0; at < parts.length; at += 2)
    voices.push({ speaker: plain(parts[at] ?? "").slice(0, LONGEST_SPEAKER) || null, text: plain(parts[at + 1] ?? "") });
  return voices.filter((voice) => voice.text !== "");
}

/** @throws AppError `videoChat.subtitlesTime`, `videoChat.subtitlesOrder`, `videoChat.subtitlesLong` */
function segmentsOf(block: readonly Line[]): readonly Segment[] {
  const [first, second] = block;
  if (!first) return [];
  // A cue may have a name, or a number, in a line of its own before its times.
  const hasName = !first.text.includes(ARROW) && second?.text.includes(ARROW) === true;
  const times = timesOf(hasName && second ? second : first);
  const lines = block.slice(hasName ? 2 : 1);
  const voices = voicesOf(lines.map(({ text }) => text).join("\n"));
  if (voices.some(({ text }) => text.length > LONGEST_TEXT))
    throw new AppError(TRANSCRIPT_ERRORS.subtitlesLong, { params: { line: first.number, most: LONGEST_TEXT } });
  return voices.map((voice) => ({ ...times, ...voice }));
}

const isComment = ([first]: readonly Line[]) => /^(NOTE|STYLE|REGION)(\s|$)/.test(first?.text ?? "");

/**
 * Reads WebVTT or SubRip; cues may overlap and stand in any order.
 * @throws AppError `videoChat.subtitlesEmpty`, and with the line `videoChat.subtitlesTime`, `videoChat.subtitlesOrder`,
 *   `videoChat.subtitlesLong`
 */
export function readSubtitles(content: string): readonly Segment[] {
  const blocks = blocksOf(content);
  const isVtt = /^WEBVTT(\s|$)/.test(blocks[0]?.[0]?.text ?? "");
  const cues = isVtt ? blocks.slice(1).filter((block) => !isComment(block)) : blocks;
  const segments = cues.flatMap(segmentsOf);
  if (segments.length === 0) throw new AppError(TRANSCRIPT_ERRORS.subtitlesEmpty);
  if (segments.length > MOST_SEGMENTS) throw new AppError(TRANSCRIPT_ERRORS.tooMany, { params: { most: MOST_SEGMENTS } });
  return sortedSegments(segments);
}
