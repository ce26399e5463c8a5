import type { Segment } from "../../../shared/transcript/segments";

/** How long is shown what has no end and nothing after it. */
const SHOWN_SECONDS = 5;

const twoDigits = (value: number) => String(value).padStart(2, "0");

function stamp(seconds: number, separator: "." | ","): string {
  const ms = Math.round(seconds * 1_000);
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1_000) % 60];
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(rest)}${separator}${String(ms % 1_000).padStart(3, "0")}`;
}

function endOf({ startSeconds, endSeconds }: Segment, next: Segment | undefined): number {
  if (endSeconds !== null) return Math.max(endSeconds, startSeconds);
  return next && next.startSeconds > startSeconds ? next.startSeconds : startSeconds + SHOWN_SECONDS;
}

/** An empty line would end the cue. */
const linesOf = (text: string) => text.trim().replace(/\s*\n\s*/g, "\n");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export interface SubtitleSource {
  readonly segments: readonly Segment[];
  /** What a speaker is called. */
  readonly nameOf: (speaker: string) => string;
}

/** WebVTT, with speakers as voices. */
export function vttOf({ segments, nameOf }: SubtitleSource): string {
  const cues = segments.map((segment, index) => {
    const name = segment.speaker === null ? "" : escaped(nameOf(segment.speaker)).replace(/\s+/g, " ");
    const times = `${stamp(segment.startSeconds, ".")} --> ${stamp(endOf(segment, segments[index + 1]), ".")}`;
    return `${times}\n${name ? `<v ${name}>` : ""}${escaped(linesOf(segment.text))}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** SubRip, which has no voices: the speaker's name goes before the text. */
export function srtOf({ segments, nameOf }: SubtitleSource): string {
  const cues = segments.map((segment, index) => {
    const name = segment.speaker === null ? "" : `${nameOf(segment.speaker)}: `;
    const times = `${stamp(segment.startSeconds, ",")} --> ${stamp(endOf(segment, segments[index + 1]), ",")}`;
    return `${index + 1}\n${times}\n${name}${linesOf(segment.text).replaceAll("-->", "→")}\n`;
  });
  return cues.join("\n");
}
