import { expect, test } from "vitest";
import { PlaybackClock } from "./playbackClock";

function clockOf(duration: number) {
  let now = 1_000;
  const clock = new PlaybackClock(duration, () => now);
  return { clock, pass: (ms: number) => (now += ms) };
}

test("runs at its rate, stands where it is paused, and goes on from where one jumps to", () => {
  const { clock, pass } = clockOf(60);
  pass(500);
  expect(clock.state).toEqual({ seconds: 0, isPlaying: false, isWaiting: false, rate: 1 });
  clock.play();
  pass(2_000);
  clock.setRate(2);
  pass(1_000);
  expect(clock.state.seconds).toBe(4);
  clock.pause();
  pass(5_000);
  expect(clock.state.seconds).toBe(4);
  clock.seekTo(30);
  clock.play();
  pass(1_000);
  expect(clock.state.seconds).toBe(32);
});

test("ends at the end, and begins again from there", () => {
  const { clock, pass } = clockOf(3);
  clock.play();
  pass(5_000);
  clock.tick();
  expect(clock.state).toMatchObject({ seconds: 3, isPlaying: false });
  clock.play();
  expect(clock.state).toMatchObject({ seconds: 0, isPlaying: true });
});

test("waits for a track that isn't there yet, but not for ever", () => {
  const { clock, pass } = clockOf(60);
  clock.play();
  pass(1_000);
  clock.wait("a", true);
  pass(4_000);
  expect(clock.state).toMatchObject({ seconds: 1, isWaiting: true });
  clock.wait("a", false);
  pass(1_000);
  expect(clock.state).toMatchObject({ seconds: 2, isWaiting: false });
  clock.wait("a", true);
  pass(11_000);
  clock.tick();
  pass(1_000);
  expect(clock.state.seconds).toBe(3);
});
