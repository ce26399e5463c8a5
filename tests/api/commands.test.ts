import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backup, restore } from "../../src/server/commands/backup";
import { openForCommand } from "../../src/server/commands/openForCommand";
import { openToOthers } from "../helpers/modes";
import { createTestDatabase, type TestDatabase } from "../helpers/testDatabase";

describe("backup and restore of the embedded database", () => {
  const before = { ...process.env };
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createTestDatabase("pglite", "tables");
    folder = mkdtempSync(join(tmpdir(), "sondeo-commands-"));
    process.env.DATA_DIR = database.dataDir;
    delete process.env.DATABASE_URL;
  });
  afterEach(() => {
    process.env = { ...before };
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function withDatabase<T>(
    work: (database: Awaited<ReturnType<typeof openForCommand>>["database"]) => Promise<T>,
  ): Promise<T> {
    const { database } = await openForCommand();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const emails = () =>
    withDatabase(async ({ kysely }) => (await kysely.selectFrom("account").select("email").execute()).map((row) => row.email));
  const add = (email: string) =>
    withDatabase(({ kysely }) => kysely.insertInto("account").values({ id: crypto.randomUUID(), email }).execute());

  test("bring back what was there, keep what is there now beside it, and leave nothing open to other users", async () => {
    const data = database.dataDir;
    const upload = join(data, "files", "ab", "one");
    mkdirSync(join(upload, ".."), { recursive: true });
    writeFileSync(upload, "x");
    for (const path of ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })]) chmodSync(join(data, path), 0o777);
    await add("first@example.com");
    expect(openToOthers(data)).toEqual([]);
    const target = join(folder, "backups", "monday");
    await backup([target]);
    expect(openToOthers(join(folder, "backups"))).toEqual([]);
    await add("second@example.com");
    await restore([target]);
    expect(await emails()).toEqual(["first@example.com"]);
    expect(openToOthers(data)).toEqual([]);
  });

  test("refuse while the database is in use", async () => {
    await withDatabase(async () => {
      await expect(backup([join(folder, "backup")])).rejects.toThrow(/in use/);
    });
    // Half of one would pass for a backup.
    expect(existsSync(join(folder, "backup"))).toBe(false);
  });

  test("refuse a folder that exists, and one that is no backup", async () => {
    await expect(backup([folder])).rejects.toThrow(/exists already/);
    writeFileSync(join(folder, "note.txt"), "not a backup");
    await expect(restore([folder])).rejects.toThrow(/is not there/);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("backup and restore of a PostgreSQL database", () => {
  const before = { ...process.env };
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createTestDatabase("postgres", "tables");
    folder = mkdtempSync(join(tmpdir(), "sondeo-commands-"));
    const tools = join(folder, "tools");
    mkdirSync(tools);
    // What PostgreSQL's own programs are called with, as anybody on the machine reads it.
    for (const tool of ["pg_dump", "pg_restore"]) {
      const real = execFileSync("which", [tool], { encoding: "utf8" }).trim();
      writeFileSync(join(tools, tool), `#!/bin/sh\necho "$0 $*" >> ${join(folder, "called")}\nexec ${real} "$@"\n`, {
        mode: 0o755,
      });
    }
    const url = new URL(database.databaseUrl ?? "");
    url.password = "s3cret";
    process.env.PATH = `${tools}:${before.PATH}`;
    process.env.DATA_DIR = database.dataDir;
    process.env.DATABASE_URL = url.href;
  });
  afterEach(() => {
    process.env = { ...before };
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test("brings back what was there, with neither address nor password among a program's arguments", async () => {
    const target = join(folder, "backup");
    const emails = async () => (await client.query("select email from account")).rows;
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    await client.query("insert into account (id, email) values (gen_random_uuid(), 'first@example.com')");
    await backup([target]);
    await client.query("insert into account (id, email) values (gen_random_uuid(), 'second@example.com')");
    await restore([target]);
    const called = readFileSync(join(folder, "called"), "utf8");
    expect(called.trim().split("\n")).toHaveLength(2);
    expect(called).not.toMatch(/s3cret|127\.0\.0\.1|root@/);
    expect(await emails()).toEqual([{ email: "first@example.com" }]);
    await client.end();
  });
});
