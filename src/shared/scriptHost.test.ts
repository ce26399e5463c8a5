import { expect, test } from "vitest";
import { scriptHost, vendorOf } from "./scriptHost";

test.each<readonly [string, string | undefined]>([
  ["https://stats.example.com/a.js?b=1#c", "stats.example.com"],
  ["https://STATS.example.com:8443/a.js", "stats.example.com:8443"],
  ["https://stats.example.com:443/a.js", "stats.example.com"],
  ["https://name:secret@stats.example.com/a.js", "stats.example.com"],
  ["https://stats.example.com@evil.example/a.js", "evil.example"],
  ["https://*/a.js", undefined],
  ["https://*.example.com/a.js", undefined],
  ["http://stats.example.com/a.js", undefined],
  ["https://", undefined],
  ["https://[::1]/a.js", undefined],
  ["data:text/javascript,alert(1)", undefined],
  ["a.js", undefined],
])("the host of %s: %s", (address, host) => expect(scriptHost(address)).toBe(host));

const VENDORS = [
  { name: "One", scriptHosts: ["stats.example.com", "cdn.example.com:8443"] },
  { name: "Two", scriptHosts: ["two.example"] },
];

test.each<readonly [string, string | undefined]>([
  ["https://stats.example.com/a.js", "One"],
  ["https://cdn.example.com:8443/a.js", "One"],
  ["https://two.example/?id=7", "Two"],
  ["https://cdn.example.com/a.js", undefined],
  ["https://evil.stats.example.com/a.js", undefined],
  ["https://stats.example.com.evil.example/a.js", undefined],
  ["https://stats.example.com@evil.example/a.js", undefined],
  ["http://two.example/a.js", undefined],
])("the vendor of %s: %s", (address, name) => expect(vendorOf(VENDORS, address)?.name).toBe(name));
