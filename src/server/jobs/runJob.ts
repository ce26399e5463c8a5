import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import type { Json } from "../../shared/json";
import { isConnectionLost } from "../db/connection/connectionLoss";
import { retryOnConnectionLoss } from "../db/connection/retryOnConnectionLoss";
import type { Tables } from "../db/generated/tables";
import type { SpaceDb } from "../db/query/spaceDb";
import { inTransaction } from "../db/transaction";
import type { JobContext, JobDefinition, JobProgress } from "./defineJob";
import { type JobEvent, type JobRow, type RunningJob, toEvent } from "./jobRow";
import type { JobStore } from "./jobStore";

/** Times that a job may begin without getting on before it is given up. */
const MOST_ATTEMPTS = 5;

/** Why a step is rolled back: the job was cancelled, or its lease is another process's. */
class JobInterrupted extends Error {}

export interface RunTools {
  readonly root: Kysely<Tables>;
  readonly store: JobStore;
  readonly definitionOf: (kind: string) => JobDefinition | undefined;
  readonly spaceDb: (spaceId: string) => SpaceDb;
  readonly onJob: (event: JobEvent) => void;
  readonly onError: (error: unknown) => void;
}

type JobEnding = Promise<JobRow | undefined>;

function failure(error: unknown): Json {
  if (!(error instanceof AppError)) return { error: "server.unexpected" };
  const { params, detail } = error.details;
  return { error: error.code, ...(params ? { params } : {}), ...(detail ? { detail } : {}) };
}

function createContext(tools: RunTools, row: RunningJob, signal: AbortSignal): JobContext {
  const step = async (work: () => Promise<JobProgress>) => {
    signal.throwIfAborted();
    const moved = await inTransaction(tools.root, async () => {
      const current = await tools.store.move(row, await work());
      // Thrown inside: whoever is at the job now does this work itself.
      if (!current) throw new JobInterrupted();
      return current;
    });
    tools.onJob(toEvent(moved));
  };
  return {
    id: row.id,
    accountId: row.accountId,
    payload: row.payload,
    checkpoint: row.checkpoint ?? undefined,
    result: row.result ?? undefined,
    signal,
    get db() {
      if (!row.spaceId) throw new Error(`job ${row.id} belongs to no space`);
      return tools.spaceDb(row.spaceId);
    },
    step,
    progress: (progress) => step(async () => progress),
  };
}

/** Runs the job. @returns what writes how that ended */
async function attempt({ store, ...tools }: RunTools, row: RunningJob, signal: AbortSignal): Promise<() => JobEnding> {
  const definition = tools.definitionOf(row.kind);
  if (!definition || row.attempts > MOST_ATTEMPTS) return () => store.finish(row, "failed", failure(undefined));
  try {
    const result = await definition.run(createContext({ store, ...tools }, row, signal));
    return () => store.finish(row, "done", result);
  } catch (error) {
    if (signal.aborted || error instanceof JobInterrupted) return () => store.release(row, false);
    // The database was away: that is no failed attempt of the job's.
    if (isConnectionLost(error)) return () => store.release(row, false);
    if (error instanceof AppError && error.status < 500) return () => store.finish(row, "failed", failure(error));
    tools.onError(error);
    return row.attempts >= MOST_ATTEMPTS ? () => store.finish(row, "failed", failure(error)) : () => store.release(row, true);
  }
}

/** Runs a job that this process has taken, and writes how it ended. @param signal aborted when it is to end early */
export async function runJob(tools: RunTools, row: RunningJob, signal: AbortSignal): Promise<void> {
  tools.onJob(toEvent(row));
  const write = await attempt(tools, row, signal);
  const ended = await retryOnConnectionLoss(write, { isStopped: () => signal.aborted });
  if (ended) tools.onJob(toEvent(ended));
}
