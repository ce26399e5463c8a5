import { ApiError } from "../data/api";

/** The server's words about a refused answer. */
export function refusalText(error: unknown): string | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.message ?? problem?.detail ?? problem?.title;
}
