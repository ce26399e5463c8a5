import type { Json } from "../../shared/json";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import type { ReportedIssue } from "./report";

/** Chunks of faults read at once. */
const PAGE = 5;

interface Chunk {
  readonly position: number;
  readonly faults: readonly ReportedIssue[];
}

/**
 * What was wrong with a file, fault by fault, under the id of the kept file or of the job that loads it: whose it is, and
 * where the file lies that goes with it.
 */
export interface ImportReports {
  /** Begins a report; one that is there stays as it is. */
  readonly open: (id: string, accountId: string) => Promise<void>;
  /** Adds a chunk's faults, in the open transaction; those of a chunk that were added before stay as they are. */
  readonly add: (id: string, faults: readonly ReportedIssue[]) => Promise<void>;
  /** Takes all faults out. */
  readonly empty: (id: string) => Promise<void>;
  /** Whether the person has such a report. */
  readonly isOwn: (id: string, accountId: string) => Promise<boolean>;
  readonly hasFaults: (id: string) => Promise<boolean>;
  /** All faults in the order of the rows, never many at once. */
  readonly read: (id: string) => AsyncGenerator<readonly ReportedIssue[]>;
  readonly remove: (id: string) => Promise<void>;
}

export function createImportReports(database: Database): ImportReports {
  const run = <T extends object>(text: string, ...values: Json[]) => runStatement<T>(database, { text, values });

  return {
    open: async (id, accountId) => {
      await run("insert into import_report (id, account_id) values ($1, $2) on conflict do nothing", id, accountId);
    },
    add: async (id, faults) => {
      const [first] = faults;
      if (!first) return;
      const text = `insert into import_fault (report_id, position, faults) values ($1, $2, $3::jsonb) on conflict do nothing`;
      await run(text, id, first.row, JSON.stringify(faults));
    },
    empty: async (id) => {
      await run("delete from import_fault where report_id = $1", id);
    },
    isOwn: async (id, accountId) => {
      const found = await run("select id from import_report where id = $1 and account_id = $2", id, accountId);
      return found.length > 0;
    },
    hasFaults: async (id) => {
      const found = await run("select position from import_fault where report_id = $1 limit 1", id);
      return found.length > 0;
    },
    read: async function* (id) {
      let last = 0;
      for (;;) {
        const text = `select position, faults from import_fault where report_id = $1 and position > $2 order by position limit ${PAGE}`;
        const chunks = await run<Chunk>(text, id, last);
        for (const { faults } of chunks) yield faults;
        if (chunks.length < PAGE) return;
        last = chunks.at(-1)?.position ?? last;
      }
    },
    remove: async (id) => {
      await run("delete from import_report where id = $1", id);
    },
  };
}
