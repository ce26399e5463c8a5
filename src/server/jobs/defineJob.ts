import type { Json, JsonObject } from "../../shared/json";
import type { SpaceDb } from "../db/query/spaceDb";

/** How far a job is. What is left out stays as it was. */
export interface JobProgress {
  /** Items done so far, of `total`. */
  readonly done?: number;
  readonly total?: number;
  /** What a run that is taken up again gets back as `checkpoint`. */
  readonly checkpoint?: Json;
  /** What people may see of it so far. */
  readonly result?: Json;
}

/** What a job works with. */
export interface JobContext<Payload extends JsonObject = JsonObject> {
  readonly id: string;
  /** Who started it. */
  readonly accountId: string;
  /** As it was given to `startJob`. */
  readonly payload: Payload;
  /** What the last `step` of a run noted that a crash or a stop has ended; absent at the first. */
  readonly checkpoint: Json | undefined;
  /** What people saw of it when that run ended. */
  readonly result: Json | undefined;
  /** Aborted when the job is cancelled and when the server stops. */
  readonly signal: AbortSignal;
  /** A handle scoped to the job's space. Throws where the job belongs to none. */
  readonly db: SpaceDb;
  /** Tells people how far it is. @throws when the job is to stop */
  readonly progress: (progress: JobProgress) => Promise<void>;
  /**
   * Work and what it returns are written in one transaction: after a crash both are there or neither. Keep it under
   * 200 ms. @throws when the job is to stop, before the work
   */
  readonly step: (work: () => Promise<JobProgress>) => Promise<void>;
}

/** A kind of job. It may be run again after a crash or a stop: whatever it does twice must do no harm. */
export interface JobDefinition<Payload extends JsonObject = JsonObject> {
  /** Unique for ever, e.g. `activities.remind`. */
  readonly name: string;
  /** @returns what people see as the job's result, kept as it was where there is none */
  readonly run: (context: JobContext<Payload>) => Promise<Json | undefined>;
}

/**
 * A kind of job by its name.
 *
 * @example
 * const remind = defineJob<{ activityId: string }>({
 *   name: "activities.remind",
 *   run: async ({ payload, db, step }) => {
 *     await step(async () => {
 *       await db.updateTable("activity").set({ labs: 0 }).where("id", "=", payload.activityId).execute();
 *       return { done: 1, total: 1 };
 *     });
 *     return undefined;
 *   },
 * });
 */
export function defineJob<Payload extends JsonObject>(definition: JobDefinition<Payload>): JobDefinition {
  // The queue hands every payload back as it was given to `start`, by the job's name.
  return definition as unknown as JobDefinition;
}
