import type { Kysely } from "kysely";
import type { Tables } from "../db/generated/tables";
import { createRecurringQueue, type RecurringQueue } from "./recurringQueue";
import { createTaskQueue, type TaskQueue } from "./taskQueue";

export type { DueTask, NewTask } from "./taskQueue";

/** The rows of what is to be done; any number of processes share them out. */
export interface SchedulerStore extends TaskQueue, RecurringQueue {}

export function createSchedulerStore(root: Kysely<Tables>): SchedulerStore {
  return { ...createTaskQueue(root), ...createRecurringQueue(root) };
}
