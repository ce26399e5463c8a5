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
    parameters: { preview: "1" },
  });
  expect(parseAddress("/s/abc", "")).toMatchObject({ kind: "link", origin: undefined, base: "/api/surveys/abc/execution" });
});

test("all that the address says goes with it as it may be signed, but for what the page added", () => {
  const search = `?src=panel&pid=a%20b&language=es&preview=0&_language=fr&_ended=1&long=${"x".repeat(501)}`;
  expect(parseAddress("/s/abc", search)?.parameters).toEqual({ src: "panel", pid: "a b", language: "es", preview: "0" });
});

test("another address is no survey", () => {
  for (const path of ["/", "/c/demo/activities/7", "/s/", "/s/a/b"]) expect(parseAddress(path, "")).toBeUndefined();
});
