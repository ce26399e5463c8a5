import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import type { FileStore } from "../platform/fileStore";
import type { RecurringTask } from "../scheduler/scheduler";
import { IMAGE } from "./storeImage";

/** How long an image is kept that no record refers to. */
const KEPT_HOURS = 24;
const BATCH = 200;

// Rows go first: a record that takes one up meanwhile finds it gone, rather than its bytes.
const SWEEP = `delete from file where id in (
    select id from file where state = 'PENDING' and purpose = $1
      and created_at < now() - interval '${KEPT_HOURS} hours'
    limit ${BATCH} for update skip locked
  ) returning id`;

/** Clears away images that were put up and never used, and what is left of files that were never whole. */
export function sweepUploads(database: Database, files: FileStore): RecurringTask {
  return {
    name: "uploads",
    run: async (signal) => {
      for (let found = BATCH; found === BATCH && !signal.aborted; ) {
        const old = await runStatement<{ id: string }>(database, { text: SWEEP, values: [IMAGE] });
        found = old.length;
        await Promise.all(old.map(({ id }) => files.remove(id)));
      }
      await files.sweep(signal);
    },
  };
}
