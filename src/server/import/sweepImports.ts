import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import type { FileStore } from "../platform/storage/fileStore";

/** How long a file is kept that nobody loads, and what was wrong with it. */
const KEPT_HOURS = 24;
const BATCH = 200;

/** Files and reports whose time is over. A job's report goes with the job; the file of one that is yet to end stays. */
const OLD = `select old.id from (
    select id, created_at from import_report
    union select id, created_at from file where purpose = 'import' and state = 'PENDING'
  ) old
  where old.created_at < now() - interval '${KEPT_HOURS} hours'
    and not exists (select from job where job.id = old.id)
    and not exists (select from job where job.state in ('waiting', 'running') and job.payload ->> 'fileId' = old.id::text)
  limit ${BATCH}`;

/**
 * Clears away imported files that were given up, whoever's they are: of each, the row goes after the bytes.
 * @param signal aborted when the server stops
 */
export async function sweepImports(database: Database, files: FileStore, signal: AbortSignal): Promise<void> {
  for (let found = BATCH; found === BATCH && !signal.aborted; ) {
    const old = await runStatement<{ id: string }>(database, { text: OLD, values: [] });
    found = old.length;
    const ids = old.map(({ id }) => id);
    await Promise.all(ids.map(files.remove));
    await runStatement(database, { text: "delete from file where id = any($1::uuid[]) and purpose = 'import'", values: [ids] });
    await runStatement(database, { text: "delete from import_report where id = any($1::uuid[])", values: [ids] });
  }
}
