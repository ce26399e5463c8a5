import { expect, test } from "vitest";
import { countdown } from "./countdown";

test.each([
  [2 * 86_400_000 + 4 * 3_600_000 + 5, "2 days, 4 hours"],
  [3_600_000, "1 hour, 0 minutes"],
  [61_000, "1 minute, 1 second"],
  [4_200, "5 seconds"],
  [-10, "0 seconds"],
])("%i ms are %s", (ms, text) => {
  expect(countdown(ms, "en")).toBe(text);
});
