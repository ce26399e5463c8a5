import { describe, expect, test } from "vitest";
import { applySplice, mergeSegments, type Segment, spliceBetween, splitSegment } from "./segments";

const said = (startSeconds: number, text: string, more: Partial<Segment> = {}): Segment => ({
  ...{ startSeconds, endSeconds: startSeconds + 2, speaker: "a", text },
  ...more,
});
const LIST = [said(0, "uno"), said(2, "dos"), said(4, "tres"), said(6, "cuatro")];

describe("segments of a transcript", () => {
  test.each<readonly [string, readonly Segment[]]>([
    ["nothing", LIST],
    ["another text", LIST.map((one, index) => (index === 1 ? said(2, "dos y medio") : one))],
    ["one less", LIST.filter((_, index) => index !== 2)],
    ["one more at the end", [...LIST, said(8, "cinco")]],
    ["one more at the beginning", [said(0, "cero"), ...LIST]],
    ["the same twice", [said(0, "uno"), ...LIST]],
    ["all gone", []],
    ["all new", [said(1, "a"), said(3, "b")]],
  ])("one splice leads to %s and another one back", (_, after) => {
    const splice = spliceBetween(LIST, after);
    expect(applySplice(LIST, splice)).toEqual(after);
    expect(applySplice(after, spliceBetween(after, LIST))).toEqual(LIST);
    expect(splice.insert.length).toBeLessThanOrEqual(after.length);
  });

  test("the smallest change is sent", () => {
    const after = LIST.map((one, index) => (index === 2 ? said(4, "3") : one));
    expect(spliceBetween(LIST, after)).toEqual({ start: 2, remove: 1, insert: [said(4, "3")] });
  });

  test("stand in order of time after each change", () => {
    const moved = applySplice(LIST, { start: 0, remove: 1, insert: [said(5, "uno")] });
    expect(moved.map(({ text }) => text)).toEqual(["dos", "tres", "uno", "cuatro"]);
  });

  test("are divided at a place of the text, and their time by its length", () => {
    const [first, second] = splitSegment(said(10, "hola a todos", { endSeconds: 20 }), 4) ?? [];
    expect(first).toMatchObject({ text: "hola", startSeconds: 10, endSeconds: 13.6 });
    expect(second).toMatchObject({ text: "a todos", startSeconds: 13.6, endSeconds: 20 });
    expect(splitSegment(said(0, "hola"), 0)).toBeUndefined();
    expect(splitSegment(said(0, "hola"), 4)).toBeUndefined();
  });

  test("become one with the next, unless that would be too long", () => {
    expect(mergeSegments(said(0, "hola"), said(3, "adiós", { speaker: "b" }))).toEqual(said(0, "hola adiós", { endSeconds: 5 }));
    expect(mergeSegments(said(0, "x".repeat(4_999)), said(3, "yy"))).toBeUndefined();
  });
});
