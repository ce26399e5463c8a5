import { fetchJson } from "./api";

/** Work that the server goes on with while people do something else. */
export interface Job {
  readonly id: string;
  /** What it does, e.g. `import`. */
  readonly kind: string;
  readonly title: string;
  readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
  readonly done: number;
  readonly total: number | null;
  readonly result: JobResult | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface JobResult {
  readonly created?: number;
  readonly updated?: number;
  readonly skipped?: number;
  readonly faults?: readonly RowIssue[];
  readonly faultCount?: number;
  /** What it made, for its starter to download. */
  readonly file?: JobFile;
}

export interface JobFile {
  /** Of the call that answers it. */
  readonly path: string;
  /** What its name is made from. */
  readonly title: string;
  readonly ending: string;
  /** When it is erased. */
  readonly until: string;
}

/** What is wrong with one cell, or with a whole row. */
export interface RowIssue {
  /** As the file counts it: the first row of data is 2. */
  readonly row: number;
  readonly column: string | null;
  readonly field: string | null;
  readonly message: string;
}

/** One's own jobs in the session's space, the newest first. @throws ApiError */
export function fetchJobs(): Promise<readonly Job[]> {
  return fetchJson("/api/jobs", { isQuiet: true });
}

/** @throws ApiError */
export function cancelJob(id: string): Promise<void> {
  return fetchJson(`/api/jobs/${id}/cancel`, { method: "POST", body: {} });
}

export function isRunning({ state }: Pick<Job, "state">): boolean {
  return state === "waiting" || state === "running";
}
