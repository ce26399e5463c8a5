import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Json, JsonObject } from "../../shared/json";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { JobProgress } from "./defineJob";
import type { JobRow, JobState } from "./jobRow";

/** A process that has said nothing for so long has lost its jobs to others. */
export const LEASE_SECONDS = 8;
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
  /** @returns whether there was no unfinished job with the same `exclusive` */
  readonly insert: (job: NewJob) => Promise<boolean>;
  /** Takes a job that nobody is at, for this process. */
  readonly claim: (id: string) => Promise<JobRow | undefined>;
  /** Whether the job is still this process's; if so, it stays so for another while. */
  readonly keep: (id: string) => Promise<boolean>;
  /** Writes how far the job is, in the open transaction; nothing where it is no longer this process's. */
  readonly move: (id: string, progress: JobProgress) => Promise<JobRow | undefined>;
  readonly finish: (id: string, state: "done" | "failed", result: Json | undefined) => Promise<JobRow | undefined>;
  /** Gives a job back, to be gone on with by whoever comes first. */
  readonly release: (id: string, isToRest: boolean) => Promise<JobRow | undefined>;
  readonly cancel: (id: string) => Promise<JobRow | undefined>;
  /** At the start of the only process that there can be: whoever was at a job is gone. */
  readonly releaseAll: () => Promise<void>;
  /** Jobs that nobody is at, oldest first. */
  readonly abandoned: () => Promise<readonly string[]>;
  /** Forgets jobs that ended long ago. */
  readonly sweep: () => Promise<void>;
}

const UNFINISHED = sql`state in ('waiting', 'running')`;

function jsonOrKept(column: "checkpoint" | "result", value: Json | undefined): RawBuilder<unknown> {
  return value === undefined ? sql.ref(column) : sql`${JSON.stringify(value)}::jsonb`;
}

/** @param holder this process, among those that share the database */
export function createJobStore(root: Kysely<Tables>, holder: string): JobStore {
  const own = (id: string) => sql<boolean>`id = ${id} and holder = ${holder} and state = 'running'`;
  const end = (state: JobState) => ({ state, holder: null, leaseUntil: null, updatedAt: sql<string>`now()` });
  const row = (id: string, set: object, where: RawBuilder<boolean>): Promise<JobRow | undefined> =>
    executor(root).updateTable("job").set(set).where("id", "=", id).where(where).returningAll().executeTakeFirst() as Promise<
      JobRow | undefined
    >;

  return {
    insert: async ({ payload, ...job }) => {
      const inserted = await executor(root)
        .insertInto("job")
        .values({ ...job, payload: JSON.stringify(payload) })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return inserted !== undefined;
    },
    claim: (id) =>
      row(
        id,
        {
          state: "running",
          holder,
          leaseUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
          attempts: sql`attempts + 1`,
          updatedAt: sql`now()`,
        },
        sql<boolean>`${UNFINISHED} and (lease_until is null or lease_until < now())`,
      ),
    keep: async (id) => {
      const kept = await row(id, { leaseUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})` }, own(id));
      return kept !== undefined;
    },
    move: (id, { done, total, checkpoint, result }) =>
      row(
        id,
        {
          ...(done === undefined ? {} : { done }),
          ...(total === undefined ? {} : { total }),
          checkpoint: jsonOrKept("checkpoint", checkpoint),
          result: jsonOrKept("result", result),
          leaseUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
          // It gets on: what ended it before was no fault of its own.
          attempts: 0,
          updatedAt: sql`now()`,
        },
        own(id),
      ),
    finish: (id, state, result) => row(id, { ...end(state), checkpoint: null, result: jsonOrKept("result", result) }, own(id)),
    release: (id, isToRest) =>
      row(
        id,
        {
          ...end("waiting"),
          ...(isToRest ? { leaseUntil: sql`now() + make_interval(secs => ${REST_SECONDS})` } : { attempts: 0 }),
        },
        own(id),
      ),
    cancel: (id) => row(id, end("cancelled"), sql<boolean>`${UNFINISHED}`),
    releaseAll: async () => {
      await executor(root).updateTable("job").set({ leaseUntil: null }).where(sql<boolean>`${UNFINISHED}`).execute();
    },
    abandoned: async () => {
      const rows = await executor(root)
        .selectFrom("job")
        .select("id")
        .where(sql<boolean>`${UNFINISHED} and (lease_until is null or lease_until < now())`)
        .orderBy("createdAt")
        .execute();
      return rows.map(({ id }) => id);
    },
    sweep: async () => {
      const isOld = sql<boolean>`not (${UNFINISHED}) and updated_at < now() - make_interval(days => ${KEPT_DAYS})`;
      await executor(root).deleteFrom("job").where(isOld).execute();
    },
  };
}
