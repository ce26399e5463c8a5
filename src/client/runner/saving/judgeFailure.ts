import { ApiError } from "../../data/api";
import type { Verdict } from "./saveQueue";

const TRY_AGAIN = new Set([0, 408, 425, 429]);

/** What the failure of a save means for what still waits. */
export function judgeFailure(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return "retry";
  if (TRY_AGAIN.has(error.status) || error.status >= 500) return "retry";
  if (error.status === 401 || error.status === 403 || error.status === 409) return "stop";
  return "refused";
}
