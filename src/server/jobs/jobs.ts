import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../../shared/errors";
import { isId, newId } from "../../shared/ids";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session";
import type { Database } from "../db/database";
import type { SpaceDb } from "../db/spaceDb";
import { afterCommit, executor } from "../db/transaction";
import type { JobDefinition } from "./defineJob";
import { type Dispatcher, startDispatcher } from "./dispatcher";
import { type JobEvent, type JobRow, toEvent } from "./jobRow";
import { createJobStore } from "./jobStore";
import { JobInterrupted, runJob } from "./runJob";

/** How often a process looks for jobs whose process has gone. */
const SWEEP_MS = 2_000;
const MOST_LISTED = 100;

/** A job to be started. */
export interface JobStart {
  /** Name of its definition. */
  readonly kind: string;
  /** What people know it by, e.g. the name of a file. */
  readonly title: string;
  readonly payload: JsonObject;
  /** Of jobs with the same word only one is unfinished at a time. */
  readonly exclusive?: string;
  readonly accountId: string;
  /** Absent for what belongs to no space. */
  readonly spaceId: string | undefined;
}

/** Long work that outlives requests, processes and crashes. */
export interface Jobs {
  /** @returns the job's id; nothing where another one with the same `exclusive` is unfinished */
  readonly start: (job: JobStart) => Promise<string | undefined>;
  /** A person's jobs of the session's space, newest first. */
  readonly list: (actor: Actor) => Promise<readonly JobRow[]>;
  /** @throws AppError `job.notFound`, also for somebody else's */
  readonly read: (actor: Actor, id: string) => Promise<JobRow>;
  /** Ends a job at its next step: what it did stays. One that has ended stays as it is. @throws AppError `job.notFound` */
  readonly cancel: (actor: Actor, id: string) => Promise<JobRow>;
  /** Forgets jobs that ended long ago. */
  readonly sweep: () => Promise<void>;
  /** Goes on with what an earlier process left, and looks out for what others leave. */
  readonly open: () => Promise<void>;
  /** Ends running jobs at their next step, to be gone on with by the next process. */
  readonly close: () => Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly definitions: readonly JobDefinition[];
  readonly spaceDb: (spaceId: string) => SpaceDb;
  /** Told after each step of a job, once it is written. */
  readonly onJob: (event: JobEvent) => void;
  readonly onError: (error: unknown) => void;
}

export function createJobs({ database, definitions, spaceDb, onJob, onError }: JobsOptions): Jobs {
  const root = database.kysely;
  const store = createJobStore(root, newId());
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const running = new Map<string, { readonly control: AbortController; readonly ended: Promise<void> }>();
  // Workers and timers outlive the transaction that may be open when the first job comes.
  const outside = AsyncLocalStorage.snapshot();
  let dispatcher: Promise<Dispatcher> | undefined;
  let sweeping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tools = { root, store, definitionOf: (kind: string) => byName.get(kind), spaceDb, onJob, onError };

  async function run(id: string): Promise<void> {
    if (isClosed || running.has(id)) return;
    const control = new AbortController();
    const ended = runJob(tools, id, control).catch(onError);
    running.set(id, { control, ended });
    await ended;
    running.delete(id);
  }

  /** Nothing is spent on a queue before there is something to do. */
  function wake(): Promise<Dispatcher> {
    dispatcher ??= outside(() => {
      watch();
      const started = startDispatcher(database, { onJob: run, onError });
      started.catch(() => {
        dispatcher = undefined;
      });
      return started;
    });
    return dispatcher;
  }

  async function takeUp(): Promise<void> {
    const ids = await store.abandoned();
    if (ids.length === 0 || isClosed) return;
    const { send, notify } = await wake();
    for (const id of ids) await send(id);
    notify();
  }

  function sweep(): void {
    sweeping ??= takeUp()
      .catch(onError)
      .finally(() => {
        sweeping = undefined;
      });
  }

  function watch(): void {
    if (isClosed) return;
    timer ??= setInterval(sweep, SWEEP_MS).unref();
  }

  async function queue(id: string): Promise<void> {
    try {
      const { send, notify } = await wake();
      await send(id);
      notify();
    } catch (error) {
      // The row is there: the next sweep queues it.
      onError(error);
    }
  }

  function own(actor: Actor) {
    return executor(root)
      .selectFrom("job")
      .selectAll()
      .where("accountId", "=", actor.accountId)
      .$if(actor.spaceId !== undefined, (query) => query.where("spaceId", "=", actor.spaceId ?? null));
  }

  async function read(actor: Actor, id: string): Promise<JobRow> {
    const row = isId(id) ? await own(actor).where("id", "=", id).executeTakeFirst() : undefined;
    if (!row) throw new AppError("job.notFound");
    return row as JobRow;
  }

  return {
    start: async ({ exclusive = null, spaceId = null, ...job }) => {
      const id = newId();
      if (!(await store.insert({ ...job, id, spaceId, exclusive }))) return undefined;
      afterCommit(() => outside(() => void queue(id)));
      return id;
    },
    list: async (actor) => (await own(actor).orderBy("createdAt", "desc").limit(MOST_LISTED).execute()) as readonly JobRow[],
    read,
    sweep: store.sweep,
    cancel: async (actor, id) => {
      const row = await read(actor, id);
      const cancelled = await store.cancel(row.id);
      running.get(row.id)?.control.abort(new JobInterrupted());
      if (!cancelled) return read(actor, id);
      onJob(toEvent(cancelled));
      return cancelled;
    },
    open: async () => {
      // The directory lock proves that nobody else is at an embedded database.
      if (database.isEmbedded) await store.releaseAll();
      else watch();
      sweep();
      await sweeping;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      for (const { control } of running.values()) control.abort(new JobInterrupted());
      await Promise.all([...running.values()].map(({ ended }) => ended));
      await sweeping;
      const started = await dispatcher?.catch(() => undefined);
      await started?.stop();
    },
  };
}
