import { expect, test } from "vitest";
import { parseAddress } from "./address";

test("a member's survey, a preview and an open link name their calls", () => {
  expect(parseAddress("/c/demo/activities/7/survey", "")).toEqual({
    kind: "member",
    origin: "demo",
    base: "/api/activities/7/execution",
  });
  expect(parseAddress("/c/demo/activities/7/survey", "?preview=1")).toEqual({
    kind: "preview",
    origin: "demo",
    base: "/api/activities/7/preview",
  });
  expect(parseAddress("/s/abc", "")).toEqual({ kind: "link", origin: undefined, base: "/api/surveys/abc/execution" });
});

test("another address is no survey", () => {
  for (const path of ["/", "/c/demo/activities/7", "/s/", "/s/a/b"]) expect(parseAddress(path, "")).toBeUndefined();
});
