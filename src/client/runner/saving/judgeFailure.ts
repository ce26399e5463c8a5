import { ApiError } from "../../data/api";
import type { Verdict } from "../../data/saving/writeQueue";

const TRY_AGAIN = new Set([408, 425, 429]);
/** What the server says of one job alone: the others may be sent all the same. */
const OF_ONE_JOB = new Set(["execution.incomplete", "execution.timeRanOut", "execution.tooEarly"]);
/** The session, or the response, takes nothing more; or it is not where this page thinks. */
const OF_ALL_JOBS = new Set([401, 403, 409]);

/** What the failure of a save means for what still waits. */
export function judgeFailure(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return "retry";
  if (error.status === 0) return "offline";
  if (TRY_AGAIN.has(error.status) || error.status >= 500) return "retry";
  if (OF_ONE_JOB.has(error.problem?.code ?? "")) return "refused";
  return OF_ALL_JOBS.has(error.status) ? "stop" : "refused";
}
