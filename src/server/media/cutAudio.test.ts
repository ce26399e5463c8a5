import { Readable } from "node:stream";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { beforeAll, describe, expect, test } from "vitest";
import { opusFile } from "../../../tests/helpers/opusFile";
import { AudioError, cutAudio } from "./cutAudio";

describe("a part of a recorded voice", () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await opusFile(60);
  });
  const stored = (content: Buffer) => ({
    fileId: "voice",
    size: content.length,
    files: {
      read: (_: string, { start, end } = { start: 0, end: content.length - 1 }) =>
        Readable.from([content.subarray(start, end + 1)]),
    },
  });

  test.each(["webm", "ogg", "wav"] as const)("is a %s file of its own that is as long", async (format) => {
    const part = await cutAudio(stored(whole), { from: 20.01, to: 24, format });
    expect(part?.from).toBeCloseTo(20, 2);
    expect(Math.abs((part?.seconds ?? 0) - 4)).toBeLessThan(0.05);
    const input = new Input({ source: new BufferSource(part?.content ?? new Uint8Array()), formats: ALL_FORMATS });
    const track = await input.getPrimaryAudioTrack();
    expect(await track?.getCodec()).toBe(format === "wav" ? "pcm-s16" : "opus");
    expect(Math.abs((await input.computeDuration()) - 4)).toBeLessThan(0.05);
  });

  test("is nothing where the voice has ended", async () => {
    expect(await cutAudio(stored(whole), { from: 70, to: 75, format: "webm" })).toBeUndefined();
  });

  test("can't be had of what holds no sound", async () => {
    await expect(cutAudio(stored(Buffer.from("no sound at all")), { from: 0, to: 5, format: "webm" })).rejects.toThrow(
      AudioError,
    );
  });
});
