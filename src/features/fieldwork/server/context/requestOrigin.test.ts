import { expect, test } from "vitest";
import { deviceOf } from "./requestOrigin";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";
const PIXEL = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const GALAXY_TAB = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const FIREFOX_TABLET = "Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test.each([
  ["mobile", { "user-agent": IPHONE }],
  ["tablet", { "user-agent": IPAD }],
  ["mobile", { "user-agent": PIXEL }],
  ["tablet", { "user-agent": GALAXY_TAB, "sec-ch-ua-mobile": "?0" }],
  ["tablet", { "user-agent": FIREFOX_TABLET }],
  ["desktop", { "user-agent": WINDOWS, "sec-ch-ua-mobile": "?0" }],
  ["mobile", { "user-agent": "", "sec-ch-ua-mobile": "?1" }],
  ["desktop", {}],
] as const)("a %s is told by what its browser says", (device, headers) => {
  expect(deviceOf(headers)).toBe(device);
});
