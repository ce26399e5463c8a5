import { AsyncLocalStorage } from "node:async_hooks";
import type { Catalog } from "../../schema/catalog";
import { newId } from "../../shared/ids";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import { afterCommit } from "../db/transaction";
import type { FileStore } from "../platform/storage/fileStore";
import type { RecurringTask } from "../scheduler/scheduler";
import { scrubFiles } from "./scrubFiles";
import { scrubHistories } from "./scrubHistories";
import { scrubTexts } from "./scrubTexts";
import type { PersonWords } from "./words";

/** What is yet to go of a person. */
export interface PendingErasure {
  readonly spaceId: string;
  /** Files whose rows are gone. */
  readonly fileIds?: readonly string[];
  readonly words?: PersonWords;
}

/**
 * What no transaction can do when a person is erased: bytes of files, and texts of others in which the person is named.
 * It is noted with the erasure and done after it; what a crash leaves is done at the next start, or within the hour.
 */
export interface ErasureCleanup {
  /** Notes it in the open transaction. */
  readonly note: (what: PendingErasure) => Promise<void>;
  /** Does all that is noted. */
  readonly task: RecurringTask;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
}

export interface ErasureCleanupOptions {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly files: FileStore;
  readonly onError: (error: unknown) => void;
}

interface NotedErasure {
  readonly id: string;
  readonly spaceId: string;
  readonly fileIds: readonly string[];
  readonly words: PersonWords | null;
}

const NOTED = `select id, space_id as "spaceId", file_ids as "fileIds", words from forgetting order by id`;
/** A job that is at it may write the words once more: they are kept until there is none, and it is done again. */
const SETTLE = `delete from forgetting where id = $1 and (words is null or not exists (
  select from job where job.space_id = forgetting.space_id and job.created_at <= forgetting.created_at
    and job.state in ('waiting', 'running')))`;

export function createErasureCleanup({ database, catalog, files, onError }: ErasureCleanupOptions): ErasureCleanup {
  // Outlives the call that wakes it, and the transaction that may be open there.
  const outside = AsyncLocalStorage.snapshot();
  const control = new AbortController();
  let running = Promise.resolve();

  async function forget({ id, spaceId, fileIds, words }: NotedErasure): Promise<void> {
    for (const fileId of fileIds) await files.remove(fileId);
    if (words) {
      await scrubFiles({ database, files }, spaceId, words);
      await scrubTexts(database, spaceId, words);
      await scrubHistories({ database, catalog, signal: control.signal }, spaceId, words);
    }
    if (!control.signal.aborted) await runStatement(database, { text: SETTLE, values: [id] });
  }

  async function cleanUpAll(): Promise<void> {
    for (const noted of await runStatement<NotedErasure>(database, { text: NOTED, values: [] })) {
      if (control.signal.aborted) return;
      await forget(noted);
    }
  }

  /** One after the other: what is done twice is the same. */
  function run(): Promise<void> {
    const isStopped = () => control.signal.aborted;
    const done = running.then(() => outside(() => retryOnConnectionLoss(cleanUpAll, { isStopped })));
    running = done.catch(() => undefined);
    return done;
  }

  return {
    note: async ({ spaceId, fileIds = [], words }) => {
      await runStatement(database, {
        text: "insert into forgetting (id, space_id, file_ids, words) values ($1, $2, $3::jsonb, $4::jsonb)",
        values: [newId(), spaceId, JSON.stringify(fileIds), words ? JSON.stringify(words) : null],
      });
      afterCommit(() => void run().catch(onError));
    },
    task: { name: "forgetting", run },
    close: async () => {
      control.abort();
      await running;
    },
  };
}
