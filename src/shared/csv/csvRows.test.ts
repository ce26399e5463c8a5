import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvRows } from "./csvRows";
import { guardCell, unguardCell } from "./guardCell";

describe("a cell", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+34 600", "'+34 600"],
    ["-cmd", "'-cmd"],
    ["@sum", "'@sum"],
    ["\tx", "'\tx"],
    ["\r1", "'\r1"],
    ["＝1+1", "'＝1+1"],
    ["＋1", "'＋1"],
    ["－cmd", "'－cmd"],
    ["＠sum", "'＠sum"],
    ["  =1+1", "'  =1+1"],
    ["\u3000=1+1", "'\u3000=1+1"],
    ["a;=3+3", "a;'=3+3"],
    ["a, =3+3", "a,' =3+3"],
    ["a\t=3+3", "a\t'=3+3"],
    ["a\n=3+3", "a\n'=3+3"],
    ["a\r\n@x\r-y", "a\r\n'@x\r'-y"],
    ['a;"=3+3"', 'a;\'"=3+3"'],
    ["'=1", "''=1"],
    ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
    ["-99\n=1", "'-99\n'=1"],
    ["-", "'-"],
    ["+99", "'+99"],
    ["-99", "-99"],
    ["-0.5", "-0.5"],
    ["-1.5e-7", "-1.5e-7"],
    ["40.4168,-3.7038", "40.4168,-3.7038"],
    ["plain = fine", "plain = fine"],
    ["2026-03-01", "2026-03-01"],
    ["ana@mail.test", "ana@mail.test"],
    ["one\r\n\r\ntwo", "one\r\n\r\ntwo"],
    ["it's", "it's"],
  ])("%j becomes %j, and comes back", (text, cell) => {
    expect(guardCell(text)).toBe(cell);
    expect(unguardCell(cell)).toBe(text);
  });

  test("comes back as it went, whatever it says, and no part of it is a formula", () => {
    const sign = fc.constantFrom("=", "+", "-", "@", "＝", "'", ";", ",", "|", "\t", "\r", "\n", " ", '"', "1", "a");
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: "grapheme" })), (text) => {
        const cell = guardCell(text);
        expect(unguardCell(cell)).toBe(text);
        const parts = cell.split(/[,;|\t\r\n]/).map((part) => part.replace(/^[\s"]+/, ""));
        const isNumbers = parts.every((part) => /^-?\d+(\.\d+)?$/.test(part.trim()));
        if (!isNumbers) expect(parts.filter((part) => /^[=+\-@＝＋－＠]/.test(part))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test("takes a time in proportion to its length", () => {
    const started = performance.now();
    for (const text of ["'".repeat(1e6), ",".repeat(1e6), `${"-1,".repeat(3e5)}x`, `${" ".repeat(1e6)}x-`])
      unguardCell(guardCell(text));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("rows", () => {
  test("quote what any spreadsheet would split, and nothing else", () => {
    const row = ["a;b", "a,b", "a\tb", "two\nlines", 'say "hi"', " x", "plain", -99, "-99", true, null, undefined];
    expect(csvRows([row], ";")).toBe('"a;b";"a,b";"a\tb";"two\nlines";"say ""hi""";" x";plain;-99;-99;true;;\r\n');
    expect(csvRows([["a"], [null], ["b"]], ",")).toBe('a\r\n""\r\nb\r\n');
  });

  test("are read as they were written", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: "grapheme" }), fc.string()), { minLength: 1 }), (rows) => {
        const read: string[][] = parse(csvRows(rows, ";"), { delimiter: ";", recordDelimiter: "\r\n" });
        expect(read.map((row) => row.map(unguardCell))).toEqual(rows);
      }),
    );
  });
});
