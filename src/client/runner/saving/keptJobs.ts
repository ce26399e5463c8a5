import type { Job } from "./jobs";

const PREFIX = "sondeo.unsent.";

/** What this browser could not send of a response, oldest first. */
export function readKeptJobs(responseId: string): readonly Job[] {
  try {
    const jobs: unknown = JSON.parse(localStorage.getItem(PREFIX + responseId) ?? "[]");
    return Array.isArray(jobs) ? (jobs as Job[]) : [];
  } catch {
    return [];
  }
}

/** Keeps them for the next opening of this response; none removes the entry. */
export function keepJobs(responseId: string, jobs: readonly Job[]): void {
  try {
    if (jobs.length === 0) localStorage.removeItem(PREFIX + responseId);
    else localStorage.setItem(PREFIX + responseId, JSON.stringify(jobs));
  } catch {
    // A full or forbidden storage must not keep anybody from answering: the page itself still holds the answers.
  }
}
