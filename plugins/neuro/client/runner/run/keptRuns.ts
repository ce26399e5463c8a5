import type { Run } from "./run";

/** Runs of this page by question: whoever goes back to an earlier question and returns goes on where they were. */
const runs = new Map<string, Run>();

const keyOf = (questionId: string) => `sondeo.neuroBegun:${location.pathname}:${questionId}`;

export const keptRun = (questionId: string): Run | undefined => runs.get(keyOf(questionId));
export const keepRun = (questionId: string, run: Run): void => void runs.set(keyOf(questionId), run);

/** Whether this tab had begun the advertisement before the page was loaded again: it begins anew, and says so. */
export function wasBegun(questionId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(questionId)) !== null && !runs.has(keyOf(questionId));
  } catch {
    // Storage is blocked.
    return false;
  }
}

export function noteBegun(questionId: string): void {
  try {
    sessionStorage.setItem(keyOf(questionId), "1");
  } catch {
    // Storage is blocked: a reload is only not spoken of.
  }
}

/** Once the answer is given, the next person at this tab begins afresh. */
export function forgetRun(questionId: string): void {
  runs.delete(keyOf(questionId));
  try {
    sessionStorage.removeItem(keyOf(questionId));
  } catch {
    // Storage is blocked.
  }
}
