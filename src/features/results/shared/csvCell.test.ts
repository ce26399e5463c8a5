import { expect, test } from "vitest";
import { csvCell } from "./csvCell";

test.each([
  ["=1+1", "'=1+1"],
  ["+34 600", "'+34 600"],
  ["-cmd", "'-cmd"],
  ["@sum", "'@sum"],
  ["\tx", "'\tx"],
  ["plain = fine", "plain = fine"],
  [-5, "-5"],
  ["-99", "-99"],
  ["-1.5", "-1.5"],
  ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ["-99\n=1", "'-99\n=1"],
  ["-", "'-"],
  ["+99", "'+99"],
  ["\r1", "'\r1"],
  [null, ""],
  [undefined, ""],
])("%j becomes %j", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
