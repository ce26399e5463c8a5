import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import { isHeldBack, nextStep } from "../../shared/nextStep";
import type { Actor } from "../access/session";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Open to whoever has yet to complete the steps after a login: what they are completed by. */
    readonly isStep?: true;
  }
}

/** Of a route that the steps after a login need; every other one is closed until they are complete. */
export const STEP = { isStep: true } as const;

/**
 * The actor, unless there are steps left before this route.
 * @throws AppError `auth.stepRequired`, with the step as `nextStep`
 */
export function demandSteps<T extends Actor>(request: FastifyRequest, actor: T): T {
  if (!isHeldBack(actor.missing) || request.routeOptions.config.isStep) return actor;
  throw new AppError("auth.stepRequired", { extensions: { nextStep: nextStep(actor.missing) } });
}
