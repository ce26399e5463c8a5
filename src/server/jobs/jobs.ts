import { newId } from "../../shared/ids";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session/session";
import type { Database } from "../db/database";
import type { SpaceDb } from "../db/query/spaceDb";
import { afterCommit } from "../db/transaction";
import { createWorker } from "../queue/worker";
import type { JobDefinition } from "./defineJob";
import { type JobEvent, type JobRow, toEvent } from "./jobRow";
import { createJobStore } from "./jobStore";
import { listOwnJobs, readOwnJob } from "./ownJobs";
import { runJob } from "./runJob";

/** Jobs that one process is at side by side; the embedded database has one session to share. */
const SIDE_BY_SIDE = { embedded: 1, server: 2 } as const;

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
  const store = createJobStore(root);
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const tools = { root, store, definitionOf: (kind: string) => byName.get(kind), spaceDb, onJob, onError };
  const worker = createWorker({
    leases: store.leases,
    isAlone: database.isEmbedded,
    capacity: SIDE_BY_SIDE[database.isEmbedded ? "embedded" : "server"],
    run: (row, signal) => runJob(tools, row, signal),
    onError,
  });

  return {
    start: async ({ exclusive = null, spaceId = null, ...job }) => {
      const id = newId();
      if (!(await store.insert({ ...job, id, spaceId, exclusive }))) return undefined;
      afterCommit(worker.wake);
      return id;
    },
    list: (actor) => listOwnJobs(root, actor),
    read: (actor, id) => readOwnJob(root, actor, id),
    sweep: store.sweep,
    cancel: async (actor, id) => {
      const row = await readOwnJob(root, actor, id);
      const cancelled = await store.cancel(row.id);
      worker.interrupt(row.id);
      if (!cancelled) return readOwnJob(root, actor, id);
      onJob(toEvent(cancelled));
      return cancelled;
    },
    open: worker.open,
    close: worker.close,
  };
}
