import { ApiError } from "../../../client/kit/console";

/** What went wrong, in the server's localised words where it answered. */
export function failureText(error: unknown, t: (key: string) => string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? t("results.failed");
}
