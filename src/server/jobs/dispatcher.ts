import { sql } from "kysely";
import type PgBoss from "pg-boss";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { Database } from "../db/database";

const QUEUE = "jobs";
/** Jobs that one process is at side by side; the embedded database has one session to share. */
const WORKERS = { embedded: 1, server: 2 } as const;
/** How often a worker looks for what other processes queued; its own it is told of. */
const POLLING_SECONDS = { embedded: 5, server: 2 } as const;
/** The library's longest. How long a job may really be silent is the lease's business. */
const LONGEST_HOURS = 23;

/** Hands queued jobs to the processes that share the database, each to one of them. */
export interface Dispatcher {
  /** Queues a job by its id, once. Never inside a transaction: an embedded database would wait for itself. */
  readonly send: (id: string) => Promise<void>;
  /** Lets the workers of this process look now rather than at their next turn. */
  readonly notify: () => void;
  readonly stop: () => Promise<void>;
}

interface Executor extends PgBoss.Db {
  /** Whether the library is at its jobs: from then on no statement fails. */
  isStarted: boolean;
  /** Whether nothing is made again. */
  isStopping: boolean;
  readonly settle: () => Promise<void>;
}

/** What the library takes for no jobs found, and none completed; an empty list ends the process where it completes. */
const NO_RESULT = { rows: undefined } as unknown as { rows: unknown[] };

/**
 * The library completes jobs without waiting for it: what fails there must not end the process, and the pool must not
 * be closed under it. A statement whose connection was lost is made again; who fetched a job in vain leaves it to the
 * next sweep of {@link Jobs}.
 */
function createExecutor({ pool }: Database, onError: (error: unknown) => void): Executor {
  const running = new Set<Promise<unknown>>();
  const run = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return { rows: Array.isArray(result) ? [] : result.rows };
    } catch (error) {
      // Of several statements in one text the first is a `begin`: its transaction would stay with the connection.
      const isClean = await client.query("rollback").then(
        () => true,
        () => false,
      );
      client.release(!isClean);
      throw error;
    }
  };
  const runAgain = (text: string, values: unknown[]) =>
    retryOnConnectionLoss(() => run(text, values), { isStopped: () => executor.isStopping }).catch((error: unknown) => {
      onError(error);
      return NO_RESULT;
    });
  const executor = {
    isStarted: false,
    isStopping: false,
    executeSql: (text: string, values: unknown[]) => {
      const result = executor.isStarted ? runAgain(text, values) : run(text, values);
      running.add(result);
      const forget = () => running.delete(result);
      result.then(forget, forget);
      return result;
    },
    settle: async () => {
      await Promise.allSettled(running);
    },
  };
  return executor;
}

/** Beside the application's own schema: tests have schemas of their own. */
async function schemaOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(kysely);
  return `${rows[0]?.name ?? "public"}_jobs`;
}

/**
 * Starts pg-boss on the application's own pool.
 * @param onJob runs the job with this id; what it throws is its own to deal with
 */
export async function startDispatcher(
  database: Database,
  { onJob, onError }: { readonly onJob: (id: string) => Promise<void>; readonly onError: (error: unknown) => void },
): Promise<Dispatcher> {
  // Loaded by the first job: most starts need none.
  const { default: Boss } = await import("pg-boss");
  const executor = createExecutor(database, onError);
  const boss = new Boss({ db: executor, schema: await schemaOf(database), schedule: false, retryLimit: 0 });
  boss.on("error", onError);
  try {
    await boss.start();
    await boss.createQueue(QUEUE, { name: QUEUE, policy: "short", retryLimit: 0, expireInSeconds: LONGEST_HOURS * 3_600 });
  } catch (error) {
    // Its timers would go on beside those of the next start.
    await boss.stop({ graceful: false }).catch(onError);
    throw error;
  }
  executor.isStarted = true;
  const engine = database.isEmbedded ? "embedded" : "server";
  const options = { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS[engine] };
  const workers = await Promise.all(
    Array.from({ length: WORKERS[engine] }, () =>
      boss.work<{ id: string }>(QUEUE, options, async ([job]) => {
        if (job) await onJob(job.data.id);
      }),
    ),
  );
  return {
    send: async (id) => {
      await boss.send(QUEUE, { id }, { singletonKey: id });
    },
    notify: () => {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    stop: async () => {
      executor.isStopping = true;
      await boss.stop();
      await executor.settle();
    },
  };
}
