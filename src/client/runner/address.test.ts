import { expect, test } from "vitest";
import { parseAddress } from "./address";

test("a member's survey, a preview and an open link name their calls", () => {
  expect(parseAddress("/c/demo/activities/7/survey", "")).toEqual({
    kind: "member",
    origin: "demo",
    base: "/api/activities/7/execution",
    parameters: {},
  });
  expect(parseAddress("/c/demo/activities/7/survey", "?preview=1")).toEqual({
    kind: "preview",
    origin: "demo",
    base: "/api/activities/7/preview",
    parameters: {},
  });
  expect(parseAddress("/s/abc", "")).toMatchObject({ kind: "link", origin: undefined, base: "/api/surveys/abc/execution" });
});

test("what else the address says goes with it, within limits", () => {
  const search = `?src=panel&pid=a%20b&language=es&preview=0&long=${"x".repeat(501)}`;
  expect(parseAddress("/s/abc", search)?.parameters).toEqual({ src: "panel", pid: "a b" });
});

test("another address is no survey", () => {
  for (const path of ["/", "/c/demo/activities/7", "/s/", "/s/a/b"]) expect(parseAddress(path, "")).toBeUndefined();
});
