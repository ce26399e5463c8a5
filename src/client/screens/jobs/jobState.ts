import type { Job, JobFile } from "../../data/jobApi";
import type { Tone } from "../common/tone";

const TONES: Readonly<Record<Job["state"], Tone>> = {
  waiting: "wait",
  running: "busy",
  done: "good",
  failed: "bad",
  cancelled: "calm",
};

/** How a job's state feels; one that left rows out is no plain success. */
export function jobTone({ state, result }: Pick<Job, "state" | "result">): Tone {
  return state === "done" && (result?.faultCount ?? 0) > 0 ? "wait" : TONES[state];
}

/** Whether a job's file can be downloaded yet. */
export function isKept({ until }: Pick<JobFile, "until">, now = Date.now()): boolean {
  return Date.parse(until) > now;
}

/** How far a job is, 0 to 100; nothing where nobody knows. */
export function percentOf({ done, total }: Pick<Job, "done" | "total">): number | undefined {
  return total ? Math.min(100, Math.floor((done / total) * 100)) : undefined;
}
