import { ApiError } from "../../data/api";
import type { Translate } from "../../texts/translate";

/** What went wrong, in the server's localised words where it answered. */
export function failureText(error: unknown, t: Translate): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? t("surveys.failed");
}
