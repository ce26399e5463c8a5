import { sql } from "kysely";
import type { DataMigration } from "../../host/serverHost";
import type { Database } from "../database";
import type { SpaceDb } from "../query/spaceDb";
import { executor, inTransaction } from "../transaction";

/** Processes that start at once take turns; any number will do. */
const LOCK = 7_326_004;

/** Makes the migrations that were not made yet, in order, each in one transaction with its note. */
export async function runDataMigrations(
  { kysely: root }: Database,
  migrations: readonly DataMigration[],
  spaceDb: (spaceId: string) => SpaceDb,
): Promise<void> {
  const applied = new Set((await root.selectFrom("dataMigration").select("name").execute()).map(({ name }) => name));
  for (const { name, run } of migrations.filter((migration) => !applied.has(migration.name)))
    await inTransaction(root, async () => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(executor(root));
      const noted = await executor(root)
        .insertInto("dataMigration")
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .returning("name")
        .executeTakeFirst();
      // Whoever had to wait may find it made.
      if (!noted) return;
      const spaces = await executor(root).selectFrom("space").select("id").orderBy("id").execute();
      for (const { id } of spaces) await run(spaceDb(id));
    });
}
