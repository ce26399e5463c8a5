import { ApiError } from "../../data/api";
import type { Translate } from "../../texts/translate";

/**
 * What went wrong: the server's own localised text, a general one where it has not answered.
 * @param fallback key of the general one
 */
export function failureText(error: unknown, t: Translate, fallback = "surveys.failed"): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? t(fallback);
}
