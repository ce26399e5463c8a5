import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../tests/helpers/root";
import { ConfigError, readConfig } from "./config";

/** What `.env.example` would set were no line of it commented out. */
function exampleEnvironment(): Readonly<Record<string, string>> {
  const lines = readFileSync(join(ROOT, ".env.example"), "utf8").split("\n");
  const settings = lines.flatMap((line) => {
    const [, name, value] = /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value?.replace(/^"(.*)"$/, "$1") ?? ""] as const];
  });
  expect(settings.map(([name]) => name)).toEqual([...new Set(settings.map(([name]) => name))]);
  return Object.fromEntries(settings);
}

/** Variables that have others read. */
const SWITCHES = { STT_URL: "http://stt.example", LLM_URL: "http://llm.example", LLM_MODEL: "m", S3_BUCKET: "files" };

function namesRead(): ReadonlySet<string> {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(SWITCHES, {
    get: (values, name: string) => {
      names.add(name);
      return values[name];
    },
  });
  readConfig(environment);
  return names;
}

describe("the configuration", () => {
  test("of an empty environment is the development default", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      databaseUrl: undefined,
      publicUrl: undefined,
      mailFrom: { name: "Sondeo", address: "no-reply@localhost" },
      secretKeyFile: resolve("data/secret.key"),
      trustProxy: [],
      callbackNetworks: [],
      media: { publicIp: undefined, ports: undefined, turn: undefined },
      isProduction: false,
      hasDemo: true,
      logLevel: "warn",
    });
  });

  test("takes an empty or blank value for none", () => {
    const names = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "PUBLIC_URL", "TRUST_PROXY", "NODE_ENV", "DEMO", "LOG_LEVEL"];
    names.push("GEOIP_DATABASE", "ACADEMY_URL", "ACADEMY_SECRET", "ACADEMY_SECRET_FILE");
    names.push("STT_URL", "STT_KEY", "STT_MODEL", "STT_PATH", "STT_FORMAT");
    names.push("SMTP_URL", "MAIL_FROM", "DKIM_SELECTOR", "DKIM_KEY_FILE", "SMS_URL", "SMS_TOKEN", "SECRET_KEY_FILE");
    for (const blank of ["", "  ", "\t"]) {
      expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
    }
  });

  test("takes a training site with its secret, and neither alone", () => {
    const [ACADEMY_URL, ACADEMY_SECRET] = ["https://academy.example/enter", "s".repeat(32)];
    expect(readConfig({ ACADEMY_URL, ACADEMY_SECRET }).trainingSite).toEqual({ url: ACADEMY_URL, secret: ACADEMY_SECRET });
    const ACADEMY_SECRET_FILE = "/etc/sondeo/academy";
    expect(readConfig({ ACADEMY_URL, ACADEMY_SECRET_FILE }).trainingSite).toEqual({
      url: ACADEMY_URL,
      secretFile: resolve(ACADEMY_SECRET_FILE),
    });
    for (const wrong of [
      { ACADEMY_URL },
      { ACADEMY_SECRET },
      { ACADEMY_URL: "academy.example", ACADEMY_SECRET },
      { ACADEMY_URL: `${ACADEMY_URL}#here`, ACADEMY_SECRET },
      { ACADEMY_URL, ACADEMY_SECRET: "short" },
      { ACADEMY_SECRET_FILE },
      { ACADEMY_URL, ACADEMY_SECRET, ACADEMY_SECRET_FILE },
    ])
      expect(() => readConfig(wrong)).toThrow(ConfigError);
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
      SMTP_URL: "smtps://user:pass@mail.example:465",
      MAIL_FROM: '"Panel de opinión" <hola@panel.example>',
      DKIM_SELECTOR: "s2026",
      DKIM_KEY_FILE: "/etc/sondeo/dkim.pem",
      SMS_URL: "https://sms.example/send",
      SECRET_KEY_FILE: "/etc/sondeo/key",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      dataDir: "/var/lib/sondeo",
      databaseUrl: "postgresql://u:p@db/sondeo",
      publicUrl: "https://panel.example",
      trustProxy: ["10.0.0.0/8", "::1"],
      logLevel: "debug",
      smtpUrl: "smtps://user:pass@mail.example:465",
      mailFrom: { name: "Panel de opinión", address: "hola@panel.example" },
      dkim: { selector: "s2026", keyFile: "/etc/sondeo/dkim.pem" },
      smsUrl: "https://sms.example/send",
      secretKeyFile: "/etc/sondeo/key",
    });
    expect(readConfig({ MAIL_FROM: "hola@panel.example" }).mailFrom).toEqual({ name: "", address: "hola@panel.example" });
  });

  test("never has demo accounts in production", () => {
    expect(readConfig({ NODE_ENV: "production" }).hasDemo).toBe(false);
    expect(readConfig({ NODE_ENV: "production", DEMO: "1" }).hasDemo).toBe(false);
    expect(readConfig({ DEMO: "0" }).hasDemo).toBe(false);
    expect(readConfig({ NODE_ENV: "test", DEMO: "1" }).hasDemo).toBe(true);
  });

  test.each([
    [{}, true],
    [{ HOST: "localhost" }, true],
    [{ HOST: "127.0.0.2" }, true],
    [{ HOST: "::1" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "::" }, false],
    [{ HOST: "192.168.1.5" }, false],
    [{ HOST: "127.0.0.1.example.com" }, false],
    [{ HOST: "0.0.0.0", DEMO: "1" }, true],
    [{ HOST: "127.0.0.1", DEMO: "0" }, false],
  ])("has demo accounts where only this machine reaches them, or where it is told to: %j", (environment, hasDemo) => {
    expect(readConfig(environment).hasDemo).toBe(hasDemo);
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
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "http://mail.example"],
    ["MAIL_FROM", "Sondeo"],
    ["MAIL_FROM", "a@x.example, b@x.example"],
    ["MAIL_FROM", "Sondeo <a@x.example>\r\nBcc: b@x.example"],
    ["SMS_URL", "ftp://sms.example"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "a token of words that is long enough"],
    ["DEMO", "yes"],
    ["S3_ENDPOINT", "10.0.0.5:9000"],
    ["S3_PATH_STYLE", "yes"],
    ["STT_URL", "ftp://stt.example"],
    ["STT_URL", "stt.example"],
    ["STT_PATH", "inference"],
    ["STT_FORMAT", "mp3"],
    ["LLM_URL", "llm.example"],
    ["LLM_PATH", "chat"],
    ["LLM_MONTHLY_TOKENS", "many"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
  });

  test("takes a key to sign mails with, and the name that it goes by, together", () => {
    expect(() => readConfig({ DKIM_SELECTOR: "s1" })).toThrow(/DKIM_KEY_FILE/);
    expect(() => readConfig({ DKIM_KEY_FILE: "/etc/key" })).toThrow(/DKIM_SELECTOR/);
    expect(() => readConfig({ DKIM_SELECTOR: "a b", DKIM_KEY_FILE: "/etc/key" })).toThrow(/DKIM_SELECTOR/);
  });

  test("takes a service that writes down what is said, completed by what most of them expect", () => {
    expect(readConfig({ STT_URL: "https://stt.example/" }).speechToText).toEqual({
      url: "https://stt.example",
      path: "/v1/audio/transcriptions",
      key: undefined,
      model: "whisper-1",
      format: "webm",
    });
    const environment = { STT_URL: "http://10.0.0.5:8080", STT_PATH: "/inference", STT_FORMAT: "wav" };
    expect(readConfig({ ...environment, STT_KEY: "k3y", STT_MODEL: "large-v3" }).speechToText).toEqual({
      url: "http://10.0.0.5:8080",
      path: "/inference",
      key: "k3y",
      model: "large-v3",
      format: "wav",
    });
    expect(readConfig({ STT_KEY: "k3y" }).speechToText).toBeUndefined();
  });

  test("takes a bucket for files, of AWS or by the address of another storage, and a key for it whole", () => {
    expect(readConfig({ S3_BUCKET: "files" }).s3).toEqual({
      bucket: "files",
      endpoint: undefined,
      region: "us-east-1",
      credentials: undefined,
      isPathStyle: false,
    });
    const environment = { S3_BUCKET: "files", S3_ENDPOINT: "http://10.0.0.5:9000", S3_REGION: "eu-south-2" };
    expect(readConfig({ ...environment, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "s3cret" }).s3).toEqual({
      bucket: "files",
      endpoint: "http://10.0.0.5:9000",
      region: "eu-south-2",
      credentials: { accessKeyId: "id", secretAccessKey: "s3cret" },
      isPathStyle: true,
    });
    expect(readConfig({ ...environment, S3_PATH_STYLE: "0" }).s3?.isPathStyle).toBe(false);
    expect(() => readConfig({ S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id" })).toThrow(/S3_SECRET_ACCESS_KEY/);
    expect(() => readConfig({ S3_ENDPOINT: "http://10.0.0.5:9000" })).toThrow(/S3_BUCKET/);
  });

  test("never repeats a password in a refusal", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://root:secret@db/x" })).toThrow(/^(?!.*secret)/);
  });

  test("is in .env.example and in the README, variable by variable, and nothing else is", () => {
    const names = [...namesRead()].toSorted();
    expect(Object.keys(exampleEnvironment()).toSorted()).toEqual(names);
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    expect(names.filter((name) => !new RegExp(`^\\| .*\\b${name}\\b.* \\|`, "m").test(readme))).toEqual([]);
  });

  test("of .env.example is the default", () => {
    expect(readConfig({ ...exampleEnvironment(), ...SWITCHES })).toEqual(readConfig(SWITCHES));
  });
});
