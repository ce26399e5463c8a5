import type { Catalog } from "../../../schema/catalog";
import { FILE_FIELD_KINDS } from "../../../schema/holdsFiles";
import type { Database } from "../../db/database";
import { quote } from "../../db/names";
import { runStatement } from "../../db/runStatement";
import type { FilePurpose } from "../../host/serverHost";
import type { FileStore } from "../../platform/storage/fileStore";
import type { RecurringTask } from "../../scheduler/scheduler";

/** How long a file is kept that no record refers to. */
const KEPT_HOURS = 24;
const BATCH = 200;

export interface SweepTools {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly files: FileStore;
  /** Of extensions, by name. */
  readonly purposes: ReadonlyMap<string, FilePurpose>;
}

interface Sweep {
  readonly text: string;
  readonly values: unknown[];
}

// Rows go first: a record that takes one up meanwhile finds it gone, rather than its bytes.
const deletion = (condition: string) => `delete from file where id in (
    select f.id from file f where ${condition} limit ${BATCH} for update skip locked
  ) returning id`;

const PENDING = deletion(`f.state = 'PENDING' and f.purpose = any($1::text[])
      and f.created_at < now() - interval '${KEPT_HOURS} hours'`);

/** Files whose record went with another one: a cascade tells nobody. */
async function lost({ database, catalog }: SweepTools, purposes: readonly string[]): Promise<readonly Sweep[]> {
  if (purposes.length === 0) return [];
  const text = "select distinct entity from file where purpose = any($1::text[]) and entity is not null";
  const homes = await runStatement<{ entity: string }>(database, { text, values: [purposes] });
  return homes.flatMap(({ entity }) => {
    const table = catalog.entities.get(entity)?.table;
    if (!table) return [];
    const isGone = `not exists (select 1 from ${quote(table)} t where t.id = f.record_id)`;
    return [{ text: deletion(`f.purpose = any($1::text[]) and f.entity = $2 and ${isGone}`), values: [purposes, entity] }];
  });
}

/** Clears away files that were put up and never used, those of records that are gone, and what was never whole. */
export function sweepUploads(tools: SweepTools): RecurringTask {
  const { database, files } = tools;
  const swept = [...tools.purposes.values()].flatMap(({ name, isSwept }) => (isSwept ? [name] : []));
  return {
    name: "uploads",
    run: async (signal) => {
      for (const sweep of [{ text: PENDING, values: [[...FILE_FIELD_KINDS, ...swept]] }, ...(await lost(tools, swept))]) {
        for (let found = BATCH; found === BATCH && !signal.aborted; ) {
          const old = await runStatement<{ id: string }>(database, sweep);
          found = old.length;
          await Promise.all(old.map(({ id }) => files.remove(id)));
        }
      }
      await files.sweep(signal);
    },
  };
}
