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
  [null, ""],
  [undefined, ""],
])("%j becomes %j", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
