import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import type { RouteContext } from "../../../../src/server/kit";
import type { VideoTranscript } from "../../shared/transcript/api";
import { clockOf } from "../../shared/transcript/times";
import { namesOf } from "./presentTranscript";

export interface WordOptions extends Pick<RouteContext, "text" | "language"> {
  readonly title: string;
  readonly timeZone: string;
}

/** Control characters have no place in XML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML can't hold
const plain = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");

function linesOf(text: string): readonly TextRun[] {
  return plain(text)
    .split("\n")
    .map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }));
}

/** Consecutive segments of one speaker stand under one name. */
function paragraphsOf({ segments, ...transcript }: VideoTranscript, { text }: WordOptions): readonly Paragraph[] {
  const nameOf = namesOf(transcript);
  return segments.flatMap(({ speaker, startSeconds, text: words }, index) => {
    const isSame = index > 0 && segments[index - 1]?.speaker === speaker;
    const time = new TextRun({ text: `${clockOf(startSeconds)}   `, color: "666666", size: 18 });
    const said = new Paragraph({ spacing: { after: 80 }, children: [time, ...linesOf(words)] });
    if (isSame) return [said];
    const name = speaker === null ? text("videoChat.transcript.unknownSpeaker") : nameOf(speaker);
    const head = new TextRun({ text: plain(name), bold: true });
    return [new Paragraph({ spacing: { before: 200 }, keepNext: true, children: [head] }), said];
  });
}

/** A transcript to read and to write into: title, when it was, who took part, what was said. */
export function transcriptWord(transcript: VideoTranscript, options: WordOptions): Promise<Buffer> {
  const { title, language, timeZone, text } = options;
  const line = (label: string, value: string) =>
    new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(plain(value))] });
  const when = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone });
  const who = transcript.speakers.map(({ name, role }) =>
    role === "MODERATOR" ? `${name} (${text("videoChat.roles.MODERATOR")})` : name,
  );
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(plain(title))] }),
    ...(transcript.startedAt ? [line(text("videoChat.transcript.date"), when.format(new Date(transcript.startedAt)))] : []),
    ...(transcript.durationSeconds ? [line(text("videoChat.transcript.length"), clockOf(transcript.durationSeconds))] : []),
    ...(who.length > 0 ? [line(text("videoChat.transcript.participants"), who.join(", "))] : []),
    ...paragraphsOf(transcript, options),
  ];
  return Packer.toBuffer(new Document({ title: plain(title), sections: [{ children }] }));
}
