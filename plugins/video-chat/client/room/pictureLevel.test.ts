import { expect, test } from "vitest";
import { createPictureLevel } from "./pictureLevel";

const EVERY_MS = 2_000;

/** Samples one after the other, each with this share of a hundred packets lost. @returns the level after each */
function levels(...losses: readonly number[]) {
  const next = createPictureLevel();
  return losses.map((lost, index) => next({ streams: [{ isVoice: true, received: 100 - lost, lost }], at: index * EVERY_MS }));
}

const times = (count: number, loss: number) => Array.from({ length: count }, () => loss);

test("a good line, and one bad moment, leave all pictures", () => {
  expect(levels(0, 1, 30, 0, 0)).toEqual(["all", "all", "all", "all", "all"]);
});

test("a bad line has smaller pictures, then voices alone", () => {
  expect(levels(20, 20, 20, 20, 20)).toEqual(["all", "small", "small", "none", "none"]);
});

test("after a while without losses more is tried", () => {
  expect(levels(20, 20, ...times(9, 0)).at(-1)).toBe("all");
  expect(levels(20, 20, ...times(7, 0)).at(-1)).toBe("small");
});

test("where that was too early, the next try comes later", () => {
  const failed = [20, 20, ...times(9, 0), 20, 20];
  expect(levels(...failed).slice(-3)).toEqual(["all", "all", "small"]);
  expect(levels(...failed, ...times(10, 0)).at(-1)).toBe("small");
  expect(levels(...failed, ...times(17, 0)).at(-1)).toBe("all");
});

test("a handful of packets says nothing of the line", () => {
  const next = createPictureLevel();
  expect([0, 1, 2].map((index) => next({ streams: [{ isVoice: true, received: 2, lost: 5 }], at: index * EVERY_MS }))).toEqual([
    "all",
    "all",
    "all",
  ]);
});

test("what one person's own line loses is none of one's own", () => {
  const next = createPictureLevel();
  const streams = [90, 0, 0].map((lost) => ({ isVoice: true, received: 100 - lost, lost }));
  expect([0, 1, 2].map((index) => next({ streams, at: index * EVERY_MS }))).toEqual(["all", "all", "all"]);
});

test("small pictures stay where voices come whole, and in any case while nobody speaks", () => {
  const next = createPictureLevel();
  const picture = { isVoice: false, received: 60, lost: 40 };
  for (const voice of [
    { isVoice: true, received: 100, lost: 0 },
    { isVoice: true, received: 2, lost: 3 },
  ]) {
    const streams = [picture, picture, picture, voice];
    expect(
      times(6, 0)
        .map((_, index) => next({ streams, at: index * EVERY_MS }))
        .at(-1),
    ).toBe("small");
  }
});
