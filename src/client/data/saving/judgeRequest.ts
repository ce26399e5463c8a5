import { ApiError } from "../api";
import type { Verdict } from "./writeQueue";

const TRY_AGAIN = new Set([408, 425, 429]);

/** What the failure of a call means for what it was to save: while nobody is signed in it waits, and a no is a no. */
export function judgeRequest(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return "retry";
  if (error.status === 0) return "offline";
  if (TRY_AGAIN.has(error.status) || error.status >= 500) return "retry";
  if (error.status === 401 || error.problem?.code === "auth.stepRequired") return "stop";
  return "refused";
}
