import { expect, test } from "vitest";
import { planParts } from "./planParts";

const TRACK = { startMs: 10_000, endMs: 2_000_000 };
const span = (startMs: number, endMs: number) => ({ startMs, endMs });

test.each([
  ["nothing of a silent track", [], []],
  ["a sentence with its margins", [span(20_000, 22_000)], [span(19_700, 22_300)]],
  ["what small pauses divide as one", [span(20_000, 22_000), span(24_000, 26_000)], [span(19_700, 26_300)]],
  [
    "what silence divides as two, in order",
    [span(40_000, 41_000), span(20_000, 22_000)],
    [span(19_700, 22_300), span(39_700, 41_300)],
  ],
  ["nothing of a click", [span(20_000, 20_100)], []],
  [
    "no more than the track holds",
    [span(0, 12_000), span(1_999_000, 2_400_000)],
    [span(10_000, 12_300), span(1_998_700, 2_000_000)],
  ],
  ["nothing of another track's time", [span(0, 9_000), span(2_000_000, 2_100_000)], []],
])("sends %s", (_, speech, parts) => {
  expect(planParts(speech, TRACK)).toEqual(parts);
});

test("a long speech goes in parts that a service takes", () => {
  const parts = planParts([span(20_000, 1_000_000)], TRACK);
  expect(parts).toHaveLength(4);
  expect(parts[0]?.startMs).toBe(19_700);
  expect(parts.at(-1)?.endMs).toBe(1_000_300);
  for (const [index, { endMs, startMs }] of parts.entries()) {
    expect(endMs - startMs).toBeLessThanOrEqual(300_600);
    if (index > 0) expect(startMs).toBeLessThan(parts[index - 1]?.endMs ?? 0);
  }
});
