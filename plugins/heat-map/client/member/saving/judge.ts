import { ApiError, type Verdict } from "../../../../../src/client/kit/member";

const TRY_AGAIN = new Set([408, 425, 429]);

/** What the failure of a change means: while nobody is signed in it waits, and what the server says no to is taken back. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return "retry";
  if (error.status === 0) return "offline";
  if (TRY_AGAIN.has(error.status) || error.status >= 500) return "retry";
  if (error.status === 401 || error.problem?.code === "auth.stepRequired") return "stop";
  return "refused";
}
