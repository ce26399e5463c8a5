import { ApiError, failureText, type Translate } from "../../../../../src/client/kit/console";

/** What a refusal says of single fields, by their names. */
export function fieldRefusals(error: unknown): ReadonlyMap<string, string> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code !== "request.invalid") return new Map();
  return new Map((problem.errors ?? []).map(({ path, message }) => [path.slice(1), message]));
}

/** Why something didn't happen: the rule that it is against, where there is one. */
export function refusalText(error: unknown, t: Translate): string {
  const rule = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
  return rule ?? failureText(error, t);
}
