import type { Translate } from "../../../../client/kit/console";
import { ApiError, failureText } from "../../../../client/kit/console";

/** Why a weighting was refused, in the server's words for each fault. */
export function weightingFailure(error: unknown, t: Translate): readonly string[] {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return errors && errors.length > 0 ? errors.map(({ message }) => message) : [failureText(error, t)];
}
