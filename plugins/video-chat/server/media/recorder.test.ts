import { describe, expect, test } from "vitest";
import { RtpHeader, RtpPacket } from "werift";
import { sizeOf, Vp8Frames } from "./recorderFrames";
import { opusSeconds } from "./recorderOpus";
import { ReorderBuffer } from "./recorderReorder";
import { joinSpans, type SpeechSpan, SpeechSpans } from "./recorderSpeech";

const packet = (sequenceNumber: number, payload: readonly number[], { timestamp = 0, marker = false } = {}) =>
  new RtpPacket(new RtpHeader({ sequenceNumber, timestamp, marker }), Buffer.from(payload));

/** Descriptor with S, then the beginning of a key frame of 320x240. */
const KEY = [0x10, 0x00, 0x00, 0x00, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xf0, 0x00];
const DELTA = [0x10, 0x01, 0x07];

describe("packets of one stream", () => {
  const ordered = () => {
    const seen: (readonly [number, boolean])[] = [];
    const buffer = new ReorderBuffer(({ header }, isAfterGap) => seen.push([header.sequenceNumber, isAfterGap]));
    return { seen, buffer };
  };

  test("come in the order in which they were sent, once, also where numbers begin again", () => {
    const { seen, buffer } = ordered();
    for (const number of [65_534, 0, 65_535, 65_535, 1]) buffer.push(packet(number, [1]), 0);
    expect(seen.map(([number]) => number)).toEqual([65_534, 65_535, 0, 1]);
    expect(seen.every(([, isAfterGap]) => !isAfterGap)).toBe(true);
  });

  test("are waited for half a second, and then given up", () => {
    const { seen, buffer } = ordered();
    buffer.push(packet(10, [1]), 0);
    buffer.push(packet(12, [1]), 100);
    buffer.release(500);
    expect(seen).toEqual([[10, false]]);
    buffer.release(601);
    buffer.push(packet(11, [1]), 602);
    expect(seen).toEqual([
      [10, false],
      [12, true],
    ]);
  });
});

describe("frames of VP8", () => {
  test("are put together from their packets, and begin with a key frame", () => {
    const frames = new Vp8Frames();
    expect(frames.take(packet(1, DELTA, { marker: true }), false)).toBeUndefined();
    expect(frames.needsKey).toBe(true);
    expect(frames.take(packet(2, KEY, { timestamp: 90 }), false)).toBeUndefined();
    const frame = frames.take(packet(3, [0x00, 0x05], { timestamp: 90, marker: true }), false);
    expect(frame).toMatchObject({ isKey: true, timestamp: 90 });
    expect(frame?.data).toEqual(Buffer.from([...KEY.slice(1), 0x05]));
    expect(sizeOf(frame?.data ?? Buffer.alloc(0))).toEqual({ width: 320, height: 240 });
    expect(frames.take(packet(4, DELTA, { timestamp: 180, marker: true }), false)).toMatchObject({ isKey: false });
  });

  test("are none after a loss until the next key frame", () => {
    const frames = new Vp8Frames();
    frames.take(packet(1, KEY, { marker: true }), false);
    expect(frames.take(packet(3, DELTA, { marker: true }), true)).toBeUndefined();
    expect(frames.take(packet(4, DELTA, { marker: true }), false)).toBeUndefined();
    expect(frames.take(packet(5, KEY, { marker: true }), false)).toMatchObject({ isKey: true });
  });

  test("may have descriptors with picture numbers, and packets without any of them", () => {
    const frames = new Vp8Frames();
    // X; I and L and T; a picture number of two bytes.
    const described = [0x90, 0xe0, 0x80, 0x01, 0x02, 0x03, ...KEY.slice(1)];
    expect(frames.take(packet(1, described, { marker: true }), false)?.data.length).toBe(KEY.length - 1);
    expect(frames.take(packet(2, [], { marker: true }), false)).toBeUndefined();
    expect(frames.needsKey).toBe(false);
  });
});

test.each([
  [[0x01], 0.02],
  [[0xf8], 0.02],
  [[0x78], 0.02],
  [[0xfb, 0x03], 0.06],
  [[0x18], 0.06],
])("a packet of Opus that begins with %o lasts %d seconds", (head, seconds) => {
  expect(opusSeconds(Uint8Array.from(head))).toBeCloseTo(seconds);
});

describe("spans of speech", () => {
  const heard = (from: number, to: number, spans: SpeechSpans) => {
    for (let at = from; at < to; at += 20) spans.hear(at, true);
  };

  test("join over the pauses between words, and leave out a cough", () => {
    const found: SpeechSpan[] = [];
    const spans = new SpeechSpans((span) => found.push(span));
    heard(1_000, 1_600, spans);
    heard(2_000, 2_500, spans);
    spans.hear(4_000, false);
    heard(5_000, 5_100, spans);
    spans.end();
    expect(found).toEqual([{ startMs: 1_000, endMs: 2_500 }]);
  });

  test("that are long are written down in parts, which are one again", () => {
    const found: SpeechSpan[] = [];
    const spans = new SpeechSpans((span) => found.push(span));
    heard(0, 10_000, spans);
    expect(found.length).toBeGreaterThan(2);
    spans.end();
    expect(joinSpans(found)).toEqual([{ startMs: 0, endMs: 10_000 }]);
  });
});
