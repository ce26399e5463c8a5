import { describe, expect, test } from "vitest";
import { lineAt, spokenLines } from "./spokenLines";

const said = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });

describe("what is said in a session", () => {
  const lines = spokenLines(
    [
      { recordingId: "later", segments: [said(0, 1_000, "Ya está.")] },
      { recordingId: "first", segments: [said(500, 2_000, "A ver."), said(4_000, 4_000, "¿Y el precio?")] },
    ],
    [
      { id: "first", startMs: 180 },
      { id: "later", startMs: 9_000 },
    ],
  );

  test("lies on the session's time, in order", () => {
    expect(lines.map(({ start, text }) => [start, text])).toEqual([
      [0.68, "A ver."],
      [4.18, "¿Y el precio?"],
      [9, "Ya está."],
    ]);
  });

  test.each([
    [0.5, -1],
    [0.68, 0],
    [2.1, 0],
    [2.18, -1],
    [4.5, 1],
    [9.9, 2],
    [10, -1],
  ])("at %s seconds is line %s", (seconds, line) => {
    expect(lineAt(lines, seconds)).toBe(line);
  });
});
