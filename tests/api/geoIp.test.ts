import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { mmdb } from "../helpers/mmdb";

const PROXY = "10.200.0.1";

describe("the country that an address is of", () => {
  let folder: string;
  let app: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "geo-ip-"));
    const file = join(folder, "countries.mmdb");
    writeFileSync(file, mmdb({ "203.0.113.0/24": "ES", "198.51.100.0/24": "PT", "2001:db8::/32": "FR" }));
    app = await startApp({ environment: { GEOIP_DATABASE: file, TRUST_PROXY: PROXY } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const asked = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
    (await app.call({ url: "/geoIp/country", address, headers })).json();

  test.each([
    ["203.0.113.9", "ES"],
    ["198.51.100.9", "PT"],
    ["2001:db8::9", "FR"],
    ["192.0.2.9", null],
    ["127.0.0.1", null],
    ["::1", null],
  ])("%s is told as %s, to anybody, and kept by no cache", async (address, country) => {
    const answer = await app.call({ url: "/geoIp/country", address });
    expect([answer.statusCode, answer.json()]).toEqual([200, { country }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("is that of the person behind a trusted proxy, and no one else's word counts", async () => {
    const forged = { "x-forwarded-for": "198.51.100.9" };
    expect(await asked(PROXY, forged)).toEqual({ country: "PT" });
    expect(await asked("203.0.113.9", forged)).toEqual({ country: "ES" });
    expect(await asked("192.0.2.9", { ...forged, "x-real-ip": "198.51.100.9", forwarded: "for=198.51.100.9" })).toEqual({
      country: null,
    });
  });

  test("is stored nowhere", async () => {
    const tables = await app.database.query<{ name: string }>({
      text: "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      values: [],
    });
    await asked("203.0.113.77");
    for (const { name } of tables) {
      const found = await app.database.query({
        text: `select 1 from "${name}" t where t::text like '%203.0.113.77%'`,
        values: [],
      });
      expect([name, found.length]).toEqual([name, 0]);
    }
  });
});

test("without a database no country is known, and the server starts where the file isn't there", async () => {
  for (const GEOIP_DATABASE of ["", "/no/such/file.mmdb"]) {
    const app = await startApp({ environment: { GEOIP_DATABASE } });
    const answer = await app.call({ url: "/geoIp/country", address: "203.0.113.9" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { country: null }]);
    await app.close();
  }
});
