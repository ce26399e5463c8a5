import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mmdb } from "../../../../tests/helpers/mmdb";
import { createGeoIp, type GeoIp } from "./geoIp";

const COUNTRIES = { "203.0.113.0/24": "ES", "198.51.100.128/25": "PT", "2001:db8::/32": "FR", "192.0.2.0/24": "xx" };

let folder: string;
let file: string;
let geoIp: GeoIp | undefined;
const warn = vi.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "geo-ip-"));
  file = join(folder, "countries.mmdb");
  warn.mockClear();
});
afterEach(() => {
  geoIp?.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["203.0.113.7", "ES"],
  ["::ffff:203.0.113.7", "ES"],
  ["198.51.100.200", "PT"],
  ["198.51.100.100", undefined],
  ["2001:db8:1::9", "FR"],
  ["2001:db9::9", undefined],
  ["192.0.2.7", undefined],
  ["127.0.0.1", undefined],
  ["::1", undefined],
  ["no address", undefined],
])("%s is of %s", (address, country) => {
  writeFileSync(file, mmdb(COUNTRIES));
  geoIp = createGeoIp({ file, warn });
  expect(geoIp.countryOf(address)).toBe(country);
  expect(warn).not.toHaveBeenCalled();
});

test("without a database nothing is known, and nobody is warned", () => {
  expect(createGeoIp({ file: undefined, warn }).countryOf("203.0.113.7")).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["is missing", undefined],
  ["is something else", "<!doctype html>"],
  ["is cut off", mmdb(COUNTRIES).subarray(0, 200)],
  ["is empty", ""],
])("a file that %s is warned of", (_what, content) => {
  if (content !== undefined) writeFileSync(file, content);
  geoIp = createGeoIp({ file, warn });
  expect(geoIp.countryOf("203.0.113.7")).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith({ file, reason: expect.any(String) }, expect.stringContaining("GEOIP_DATABASE"));
});

test("a newer file is used without a restart, a broken one isn't", async () => {
  const write = (content: Buffer | string, second: number) => {
    writeFileSync(file, content);
    utimesSync(file, second, second);
  };
  write(mmdb(COUNTRIES), 1_000);
  const { countryOf, close } = createGeoIp({ file, warn, everyMs: 20 });
  geoIp = { countryOf, close };
  write(mmdb({ "203.0.113.0/24": "IT" }), 2_000);
  await expect.poll(() => countryOf("203.0.113.7"), { timeout: 5_000 }).toBe("IT");
  write("half of it", 3_000);
  await expect.poll(() => warn.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(countryOf("203.0.113.7")).toBe("IT");
});
