import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyChoice, keepChoice } from "./deviceChoice";

const session = { pathname: "/c/demo/activities/1/video-chat" };
const track = (kind: string, enabled = true) => ({ kind, enabled }) as MediaStreamTrack;
const media = (...tracks: MediaStreamTrack[]) => ({ getTracks: () => tracks }) as MediaStream;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", { location: session });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  session.pathname = "/c/demo/activities/1/video-chat";
  vi.unstubAllGlobals();
});

/** What a page that is loaded anew turns on. */
function afterReload(): readonly boolean[] {
  const tracks = [track("audio"), track("video")];
  applyChoice(tracks);
  return tracks.map(({ enabled }) => enabled);
}

test("what was off in a session is off after a reload, and what was on is on; another session begins anew", () => {
  expect(afterReload()).toEqual([true, true]);
  keepChoice(media(track("audio"), track("video", false)));
  expect(afterReload()).toEqual([true, false]);
  keepChoice(media(track("audio", false), track("video")));
  expect(afterReload()).toEqual([false, true]);
  session.pathname = "/c/demo/activities/2/video-chat";
  expect(afterReload()).toEqual([true, true]);
});
