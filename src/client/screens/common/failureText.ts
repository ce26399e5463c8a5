import { ApiError } from "../../data/api";
import type { Translate } from "../../texts/translate";

/** What went wrong: the server's own localised text, a general one where it has not answered. */
export function failureText(error: unknown, t: Translate): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? t("surveys.failed");
}
