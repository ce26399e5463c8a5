import { describe, expect, test } from "vitest";
import { AppError } from "../../../../../src/shared/errors";
import { readSubtitles } from "./readSubtitles";
import { srtOf, vttOf } from "./writeSubtitles";

const nobody = { speaker: null };

describe("subtitles", () => {
  test.each([
    ["SubRip", "1\n00:00:01,000 --> 00:00:02,500\nHola\n", [{ startSeconds: 1, endSeconds: 2.5, ...nobody, text: "Hola" }]],
    [
      "a byte order mark and Windows' lines",
      "\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHola\r\na todos\r\n\r\n",
      [{ startSeconds: 1, endSeconds: 2.5, ...nobody, text: "Hola\na todos" }],
    ],
    [
      "WebVTT without hours, with a heading, notes, styles and settings",
      "WEBVTT - Sesión\nKind: captions\n\nNOTE nada\nde esto\n\nSTYLE\n::cue{}\n\nintro\n01:02.250 --> 01:03.000 align:start\n<i>Hola</i> &amp; adiós\n",
      [{ startSeconds: 62.25, endSeconds: 63, ...nobody, text: "Hola & adiós" }],
    ],
    [
      "voices, also several of a cue",
      "WEBVTT\n\n00:01.000 --> 00:04.000\n<v.loud Ana López>Hola</v> <v Luis>¿Qué tal?",
      [
        { startSeconds: 1, endSeconds: 4, speaker: "Ana López", text: "Hola" },
        { startSeconds: 1, endSeconds: 4, speaker: "Luis", text: "¿Qué tal?" },
      ],
    ],
    [
      "cues that overlap and stand in no order",
      "2\n00:00:05,000 --> 00:00:09,000\nDos\n\n1\n00:00:04,000 --> 00:00:06,000\nUno",
      [
        { startSeconds: 4, endSeconds: 6, ...nobody, text: "Uno" },
        { startSeconds: 5, endSeconds: 9, ...nobody, text: "Dos" },
      ],
    ],
    [
      "cues without a text, and what is no tag",
      "1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\n5 < 7 <3",
      [{ startSeconds: 3, endSeconds: 4, ...nobody, text: "5 < 7 <3" }],
    ],
    [
      "hundreds of hours and old marks",
      "1\n100:00:00.5 --> 100:00:01\n{\\an8}Arriba",
      [{ startSeconds: 360_000.5, endSeconds: 360_001, ...nobody, text: "Arriba" }],
    ],
  ])("are read with %s", (_, content, segments) => {
    expect(readSubtitles(content)).toEqual(segments);
  });

  test.each([
    ["nothing", "", "videoChat.subtitlesEmpty", undefined],
    ["a heading alone", "WEBVTT\n", "videoChat.subtitlesEmpty", undefined],
    ["a time that is none", "1\n00:00:01,000 --> 00:0x:02\nHola", "videoChat.subtitlesTime", 2],
    ["a cue without times", "1\n00:00:01,000 --> 00:00:02,000\nHola\n\n2\nAdiós", "videoChat.subtitlesTime", 5],
    ["a text that is no subtitles", "Querida Ana:\nte escribo", "videoChat.subtitlesTime", 1],
    ["an end before its beginning", "WEBVTT\n\n00:05.000 --> 00:04.000\nHola", "videoChat.subtitlesOrder", 3],
    ["a text without end", `1\n00:00:01,000 --> 00:00:02,000\n${"x".repeat(5_001)}`, "videoChat.subtitlesLong", 1],
  ])("with %s say what is wrong, and in which line", (_, content, code, line) => {
    let fault: unknown;
    try {
      readSubtitles(content);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(AppError);
    expect((fault as AppError).code).toBe(code);
    expect((fault as AppError).details.params?.line).toBe(line);
  });

  const source = {
    nameOf: (speaker: string) => (speaker === "a" ? "Ana <3" : speaker),
    segments: [
      { startSeconds: 1, endSeconds: 2.5, speaker: "a", text: "Hola\n\na --> <todos> & más" },
      { startSeconds: 3_700, endSeconds: null, ...nobody, text: "Fin" },
    ],
  };

  test("are written as WebVTT that reads as it was written", () => {
    const vtt = vttOf(source);
    expect(vtt).toContain("01:01:40.000 --> 01:01:45.000");
    expect(readSubtitles(vtt)).toEqual([
      { startSeconds: 1, endSeconds: 2.5, speaker: "Ana <3", text: "Hola\na --> <todos> & más" },
      { startSeconds: 3_700, endSeconds: 3_705, ...nobody, text: "Fin" },
    ]);
  });

  test("are written as SubRip with speakers before what they say", () => {
    expect(srtOf(source)).toBe(
      "1\n00:00:01,000 --> 00:00:02,500\nAna <3: Hola\na → <todos> & más\n\n2\n01:01:40,000 --> 01:01:45,000\nFin\n",
    );
  });
});
