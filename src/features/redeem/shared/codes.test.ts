import { expect, test } from "vitest";
import { readCodes } from "./codes";

test("codes stand one a line, whatever the line's end, and empty lines are none", () => {
  expect(readCodes('\uFEFFA1\r\n\n  B2 \n"C3"\r').codes).toEqual([
    { line: 1, code: "A1" },
    { line: 3, code: "B2" },
    { line: 4, code: "C3" },
  ]);
});

test("a line that says a code again, or is too long, is named", () => {
  const { codes, issues } = readCodes(`A1\nB2\nA1\n${"x".repeat(301)}\nA1`);
  expect(codes).toHaveLength(2);
  expect(issues).toEqual([
    { line: 3, issue: "repeated" },
    { line: 4, issue: "long" },
    { line: 5, issue: "repeated" },
  ]);
});
