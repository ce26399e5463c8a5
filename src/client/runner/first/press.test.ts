import { afterEach, expect, test, vi } from "vitest";
import { followPresses, isPressing, whenReleased } from "./press";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("who asks after the button was let go is called, too", async () => {
  const first = Object.assign(new EventTarget(), { matches: () => false });
  const window = new EventTarget();
  vi.stubGlobal("document", { getElementById: () => first });
  vi.stubGlobal("window", window);
  followPresses();
  first.dispatchEvent(new Event("pointerdown"));
  expect(isPressing()).toBe(true);
  const early = vi.fn();
  whenReleased(early);
  window.dispatchEvent(new Event("pointerup"));
  await vi.waitFor(() => expect(isPressing()).toBe(false));
  expect(early).toHaveBeenCalledOnce();

  const late = vi.fn();
  whenReleased(late);
  expect(late).toHaveBeenCalledOnce();
});
