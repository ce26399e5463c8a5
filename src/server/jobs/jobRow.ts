import type { Json, JsonObject } from "../../shared/json";
import type { LeasedRow } from "../queue/leases";

export type JobState = "waiting" | "running" | "done" | "failed" | "cancelled";

/** A job as its row has it. */
export interface JobRow {
  readonly id: string;
  readonly spaceId: string | null;
  readonly accountId: string;
  readonly kind: string;
  readonly title: string;
  readonly state: JobState;
  readonly done: number;
  readonly total: number | null;
  readonly payload: JsonObject;
  readonly result: Json | null;
  readonly checkpoint: Json | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A job that this process has taken. */
export type RunningJob = JobRow & LeasedRow;

/** A job as people see it: nothing of what it was given, since that is the server's. */
export type PresentedJob = Pick<
  JobRow,
  "id" | "kind" | "title" | "state" | "done" | "total" | "result" | "createdAt" | "updatedAt"
>;

export function presentJob({ id, kind, title, state, done, total, result, createdAt, updatedAt }: JobRow): PresentedJob {
  return { id, kind, title, state, done, total, result, createdAt, updatedAt };
}

/** What is told of a job that moved on. */
export type JobEvent = Pick<JobRow, "id" | "accountId" | "spaceId" | "state" | "done" | "total">;

export function toEvent({ id, accountId, spaceId, state, done, total }: JobRow): JobEvent {
  return { id, accountId, spaceId, state, done, total };
}
