import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isPassword } from "../../src/server/access/credentials/passwords";
import { buildServer } from "../helpers/builtServer";
import { ROOT } from "../helpers/root";

const EMAIL = "chief@example.com";
const GOOD = "Three-ducks-4";
/** Of those that are refused. */
const REFUSED = "boss@example.com";

describe("npm run admin:create", () => {
  let built: string;
  let folder: string;

  beforeAll(async () => {
    built = await buildServer();
    folder = mkdtempSync(join(tmpdir(), "sondeo-admin-"));
    cpSync(inject("emptyPglite"), join(folder, "pglite"), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The command in a process of its own, with what is piped into it; everything that it prints. */
  function run(options: readonly string[], typed: string): Promise<{ readonly code: number | null; readonly printed: string }> {
    const child = spawn(process.execPath, [join(dirname(built), "command.js"), "admin:create", ...options], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
    // Who refuses before it reads has closed the pipe.
    child.stdin.on("error", () => undefined);
    child.stdin.end(`${typed}\n`);
    return new Promise((resolve) => child.on("close", (code) => resolve({ code, printed })));
  }

  async function accounts() {
    const db = await PGlite.create({ dataDir: join(folder, "pglite") });
    try {
      return (await db.query<{ email: string; hash: string }>("select email, password_hash as hash, is_backoffice from account"))
        .rows;
    } finally {
      await db.close();
    }
  }

  test.each([
    ["leaked", "P@ssw0rd2024", /lists of leaked/],
    ["weak", "three", /at least 10 characters/],
    ["the e-mail itself", "Boss-1234567!", /part of it/],
  ])("refuses a password that is %s, without printing it", async (_what, password, reason) => {
    const { code, printed } = await run([REFUSED], password);
    expect(code).toBe(1);
    expect(printed).toMatch(reason);
    expect(printed).not.toContain(password);
  });

  test("refuses to take the password from the command", async () => {
    const { code, printed } = await run([REFUSED, GOOD], "");
    expect(code).toBe(1);
    expect(printed).not.toContain(GOOD);
  });

  test("makes an account of the back office on a first start, prints no password, and has made nobody that it refused", async () => {
    const { code, printed } = await run([EMAIL], GOOD);
    expect([code, printed]).toEqual([0, `${EMAIL} may sign in to the back office at /admin\n`]);
    const [account, ...others] = await accounts();
    expect(others).toEqual([]);
    expect(account).toMatchObject({ email: EMAIL, is_backoffice: true });
    expect(account?.hash).not.toContain(GOOD);
    expect(await isPassword(GOOD, account?.hash)).toBe(true);
  });
});
