import type { Translate } from "../../../../client/kit/console";
import { ApiError, failureText } from "../../../../client/kit/console";

/** Fields of a weighting that show what is wrong with them themselves. */
export const LIMITS = ["lowerTrim", "upperTrim", "maxIterations"] as const;

const errorsOf = (error: unknown) => (error instanceof ApiError ? (error.problem?.errors ?? []) : []);
const limitOf = (path: string) => LIMITS.find((name) => path === `/${name}`);

/** What is wrong with limits, by their names. */
export function fieldFailures(error: unknown): Readonly<Partial<Record<(typeof LIMITS)[number], string>>> {
  return Object.fromEntries(
    errorsOf(error).flatMap(({ path, message }) => {
      const name = limitOf(path);
      return name ? [[name, message]] : [];
    }),
  );
}

/** Why a weighting was refused, in the server's words for each fault that no field shows; none where fields show all of them. */
export function weightingFailure(error: unknown, t: Translate): readonly string[] {
  const errors = errorsOf(error);
  if (errors.length === 0) return [failureText(error, t)];
  return errors.filter(({ path }) => limitOf(path) === undefined).map(({ message }) => message);
}
