import { expect, test } from "vitest";
import { mainSpeaker, speakersAt } from "./whoSpeaks";

const tracks = [
  { seat: "ana", speech: [{ startMs: 1_000, endMs: 4_000 }] },
  {
    seat: "bea",
    speech: [
      { startMs: 3_000, endMs: 6_000 },
      { startMs: 9_000, endMs: 9_500 },
    ],
  },
];

test.each([
  [0, [], undefined],
  [1_500, ["ana"], "ana"],
  [3_500, ["ana", "bea"], "ana"],
  [4_500, ["bea"], "bea"],
  [7_000, [], "bea"],
])("at %d ms %o speak, and %s is large", (ms, speaking, large) => {
  expect(speakersAt(tracks, ms)).toEqual(speaking);
  expect(mainSpeaker(tracks, ms)).toBe(large);
});
