import { expect, test } from "vitest";
import { createFormats } from "./format";

const { duration } = createFormats("en");

test.each([
  [0, "0 sec"],
  [4_200, "4.2 sec"],
  [59_400, "59 sec"],
  [725_000, "12 min 5 sec"],
  [7_380_000, "2 hr 3 min"],
])("%i ms reads %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});
