import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";

/** Far more than any body of ours is nested. */
const DEEPEST = 100;

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Refuses a body that is nested so deeply that whatever walks through it by recursion, `JSON.stringify` first of all,
 * would run out of stack. @throws AppError `request.invalid`
 */
export function refuseDeepBody({ body }: Pick<FastifyRequest, "body">): void {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new AppError("request.invalid");
    level = level.filter(isObject).flatMap((value) => (Buffer.isBuffer(value) ? [] : Object.values(value)));
  }
}
