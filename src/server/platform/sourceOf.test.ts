import { expect, test } from "vitest";
import { sourceOf } from "./sourceOf";

test.each<readonly [string, string | undefined]>([
  ["https://stats.example.com/a.js?b=1#c", "https://stats.example.com"],
  ["https://STATS.example.com:8443/a.js", "https://stats.example.com:8443"],
  ["https://name:secret@stats.example.com/a.js", "https://stats.example.com"],
  ["https://*/a.js", undefined],
  ["https://*.example.com/a.js", undefined],
  ["http://stats.example.com/a.js", undefined],
  ["https://", undefined],
  ["https://[::1]/a.js", undefined],
  ["data:text/javascript,alert(1)", undefined],
  ["a.js", undefined],
])("a policy names for %s: %s", (address, source) => expect(sourceOf(address)).toBe(source));
