import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { backup, restore } from "../../src/server/commands/backup";
import { openForCommand } from "../../src/server/commands/openForCommand";

describe("backup and restore of the embedded database", () => {
  const before = { ...process.env };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sondeo-commands-"));
    cpSync(inject("emptyPglite"), join(folder, "data", "pglite"), { recursive: true });
    process.env.DATA_DIR = join(folder, "data");
    delete process.env.DATABASE_URL;
  });
  afterEach(() => {
    process.env = { ...before };
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

  test("bring back what was there, and keep what is there now beside it", async () => {
    await add("first@example.com");
    const target = join(folder, "backup");
    await backup([target]);
    await add("second@example.com");
    await restore([target]);
    expect(await emails()).toEqual(["first@example.com"]);
  });

  test("refuse while the database is in use", async () => {
    await withDatabase(async () => {
      await expect(backup([join(folder, "backup")])).rejects.toThrow(/in use/);
    });
  });

  test("refuse a folder that exists, and one that is no backup", async () => {
    await expect(backup([folder])).rejects.toThrow(/exists already/);
    writeFileSync(join(folder, "note.txt"), "not a backup");
    await expect(restore([folder])).rejects.toThrow(/is not there/);
  });
});
