import { expect, test } from "vitest";
import type { PublicHost } from "./publicHost";
import { createPublicRegistry, matchPublicScreen } from "./publicRegistry";

const load = () => Promise.reject(new Error("never loaded"));
const extension = (path: string) => ({ plugin: "toy", register: (host: PublicHost) => host.screen({ path, load }) });

test("a screen is found by its address, with the parts that vary", () => {
  const screens = [...createPublicRegistry([extension("toy-test"), extension("activities/:activityId/toy")]).values()];
  expect(matchPublicScreen(screens, "toy-test")).toMatchObject({ params: {}, screen: { plugin: "toy" } });
  expect(matchPublicScreen(screens, "activities/a%20b/toy")?.params).toEqual({ activityId: "a b" });
  for (const other of ["", "toy-test/7", "activities/7", "activities/7/toy/8"])
    expect(matchPublicScreen(screens, other)).toBeUndefined();
});

test("an address is one screen's", () => {
  expect(() => createPublicRegistry([extension("toy"), extension("toy")])).toThrow("twice");
});
