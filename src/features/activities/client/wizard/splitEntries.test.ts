import { expect, test } from "vitest";
import { splitEntries } from "./splitEntries";

test.each([
  ["one a line, empty ones left out", "lince\n\n búho \r\n", ["lince", "búho"]],
  ["with commas, semicolons and tabs", "ana@mail.test, lince;búho\tciervo", ["ana@mail.test", "lince", "búho", "ciervo"]],
  ["in quotation marks, as from a file", '"lince","búho real"', ["lince", "búho real"]],
  ["nothing", " \n ", []],
])("a pasted list: %s", (_, text, entries) => {
  expect(splitEntries(text)).toEqual(entries);
});
