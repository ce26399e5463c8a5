import type { QueueStore, Verdict } from "../../data/saving/writeQueue";
import type { PendingWrite, StoredWrite } from "./pendingWrites";

interface Replay {
  readonly store: QueueStore<PendingWrite>;
  readonly send: (kept: StoredWrite) => Promise<void>;
  readonly judge: (error: unknown) => Verdict;
  /** Whether the failure means that the respondent has gone on elsewhere: what is told of there no longer counts. */
  readonly isPassed: (error: unknown) => boolean;
  readonly exclusively: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

async function replay({ store, send, judge, isPassed }: Replay, kept: StoredWrite): Promise<boolean> {
  if (!(await store.has(kept))) return true;
  try {
    await send(kept);
  } catch (error) {
    if (judge(error) !== "refused" && !isPassed(error)) return false;
  }
  await store.remove(kept);
  return true;
}

/**
 * Sends what an earlier opening of the page has left, before this one shows anything. The end is left to the page.
 * @returns whether all of it has been dealt with
 */
export async function replayWrites(options: Replay, left: readonly StoredWrite[]): Promise<boolean> {
  for (const kept of left) {
    if (kept.job.kind === "complete") continue;
    if (!(await options.exclusively(() => replay(options, kept)))) return false;
  }
  return true;
}
