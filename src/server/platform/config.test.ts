import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config";

describe("the configuration", () => {
  test("of an empty environment is the development default", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      databaseUrl: undefined,
      publicUrl: undefined,
      trustProxy: [],
      isProduction: false,
      hasDemo: true,
      logLevel: "warn",
    });
  });

  test("takes an empty or blank value for none", () => {
    const names = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "PUBLIC_URL", "TRUST_PROXY", "NODE_ENV", "DEMO", "LOG_LEVEL"];
    for (const blank of ["", "  ", "\t"]) {
      expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
    }
  });

  test("reads what is set", () => {
    const config = readConfig({
      PORT: " 8080 ",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/sondeo",
      DATABASE_URL: "postgresql://u:p@db/sondeo",
      PUBLIC_URL: "https://panel.example/",
      TRUST_PROXY: "10.0.0.0/8, ::1,",
      LOG_LEVEL: "debug",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      dataDir: "/var/lib/sondeo",
      databaseUrl: "postgresql://u:p@db/sondeo",
      publicUrl: "https://panel.example",
      trustProxy: ["10.0.0.0/8", "::1"],
      logLevel: "debug",
    });
  });

  test("never has demo accounts in production", () => {
    expect(readConfig({ NODE_ENV: "production" }).hasDemo).toBe(false);
    expect(readConfig({ NODE_ENV: "production", DEMO: "1" }).hasDemo).toBe(false);
    expect(readConfig({ DEMO: "0" }).hasDemo).toBe(false);
    expect(readConfig({ NODE_ENV: "test", DEMO: "1" }).hasDemo).toBe(true);
  });

  test.each([
    ["PORT", "web"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["PORT", "80 81"],
    ["DATABASE_URL", "mysql://root@db/x"],
    ["DATABASE_URL", "localhost:5432"],
    ["PUBLIC_URL", "panel.example"],
    ["PUBLIC_URL", "ftp://panel.example"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/8; ::1"],
    ["TRUST_PROXY", "10.0.0.0/999"],
    ["TRUST_PROXY", "1.2.3.400"],
    ["LOG_LEVEL", "loud"],
    ["DEMO", "yes"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
  });

  test("never repeats a password in a refusal", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://root:secret@db/x" })).toThrow(/^(?!.*secret)/);
  });
});
