import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Json, JsonObject } from "../../shared/json";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { createLeases, type Leases } from "../queue/leases";
import type { JobProgress } from "./defineJob";
import type { JobRow, JobState, RunningJob } from "./jobRow";

/** A process that is silent for so long loses its jobs to others. */
const LEASE_SECONDS = 8;
/** How long a job rests that failed for no reason of its own. */
const REST_SECONDS = 5;
/** How long people can look at what came of a job. */
const KEPT_DAYS = 30;

/** A job to be. */
export interface NewJob {
  readonly id: string;
  readonly spaceId: string | null;
  readonly accountId: string;
  readonly kind: string;
  readonly title: string;
  readonly payload: JsonObject;
  readonly exclusive: string | null;
}

/** The rows that people see, and by which processes share the work out. */
export interface JobStore {
  readonly leases: Leases<RunningJob>;
  /** @returns whether there was no unfinished job with the same `exclusive` */
  readonly insert: (job: NewJob) => Promise<boolean>;
  /** Writes how far a job is, in the open transaction; as all that follows, undefined if its lease is lost. */
  readonly move: (job: RunningJob, progress: JobProgress) => Promise<JobRow | undefined>;
  readonly finish: (job: RunningJob, state: "done" | "failed", result: Json | undefined) => Promise<JobRow | undefined>;
  /** Gives a job back, to be gone on with by whoever comes first. */
  readonly release: (job: RunningJob, isToRest: boolean) => Promise<JobRow | undefined>;
  readonly cancel: (id: string) => Promise<JobRow | undefined>;
  /** Forgets jobs that ended long ago. */
  readonly sweep: () => Promise<void>;
}

const UNFINISHED = sql<boolean>`state in ('waiting', 'running')`;

function jsonOrKept(column: "checkpoint" | "result", value: Json | undefined): RawBuilder<unknown> {
  return value === undefined ? sql.ref(column) : sql`${JSON.stringify(value)}::jsonb`;
}

export function createJobStore(root: Kysely<Tables>): JobStore {
  const leases = createLeases<RunningJob>(root, {
    table: "job",
    until: "leaseUntil",
    seconds: LEASE_SECONDS,
    isWaiting: UNFINISHED,
    orderBy: sql`created_at`,
    onTake: { state: "running", updatedAt: sql`now()` },
  });
  const end = (state: JobState) => ({ state, holder: null, leaseUntil: null, updatedAt: sql<string>`now()` });

  return {
    leases,
    insert: async ({ payload, ...job }) => {
      const inserted = await executor(root)
        .insertInto("job")
        .values({ ...job, payload: JSON.stringify(payload) })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return inserted !== undefined;
    },
    move: (job, { done, total, checkpoint, result }) =>
      leases.write(job, {
        ...(done === undefined ? {} : { done }),
        ...(total === undefined ? {} : { total }),
        checkpoint: jsonOrKept("checkpoint", checkpoint),
        result: jsonOrKept("result", result),
        // It gets on: what ended it before was no fault of its own.
        attempts: 0,
        updatedAt: sql`now()`,
      }),
    finish: (job, state, result) => leases.write(job, { ...end(state), checkpoint: null, result: jsonOrKept("result", result) }),
    release: (job, isToRest) =>
      leases.write(job, {
        ...end("waiting"),
        ...(isToRest ? { leaseUntil: sql`now() + make_interval(secs => ${REST_SECONDS})` } : { attempts: 0 }),
      }),
    cancel: (id) =>
      executor(root)
        .updateTable("job")
        .set(end("cancelled"))
        .where("id", "=", id)
        .where(UNFINISHED)
        .returningAll()
        .executeTakeFirst() as Promise<JobRow | undefined>,
    sweep: async () => {
      const isOld = sql<boolean>`not (${UNFINISHED}) and updated_at < now() - make_interval(days => ${KEPT_DAYS})`;
      await executor(root).deleteFrom("job").where(isOld).execute();
    },
  };
}
