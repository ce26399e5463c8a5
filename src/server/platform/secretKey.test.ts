import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ROOT } from "../../../tests/helpers/root";
import { ConfigError } from "./config";
import { readSecretKey } from "./secretKey";

const run = promisify(execFile);

describe("the secret key", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sondeo-key-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is made once, for its owner's eyes, and the same from then on", () => {
    const file = join(folder, "data", "secret.key");
    const key = readSecretKey(file);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(readSecretKey(file)).toEqual(key);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, "data"))).toEqual(["secret.key"]);
    expect(readSecretKey(join(folder, "other"))).not.toEqual(key);
  });

  test("is one for processes that start at once", async () => {
    const file = join(folder, "secret.key");
    const script = join(folder, "read.ts");
    writeFileSync(
      script,
      `import { readSecretKey } from ${JSON.stringify(join(ROOT, "src/server/platform/secretKey"))};
      export const main = async () => console.log(readSecretKey(${JSON.stringify(file)}).toString());`,
    );
    const keys = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ["scripts/run.mjs", script], { cwd: ROOT })),
    );
    expect(new Set(keys.map(({ stdout }) => stdout.trim()))).toEqual(new Set([readSecretKey(file).toString()]));
  }, 30_000);

  test("that is too short to be one stops the start", () => {
    const file = join(folder, "secret.key");
    writeFileSync(file, "short\n");
    expect(() => readSecretKey(file)).toThrow(ConfigError);
  });
});
