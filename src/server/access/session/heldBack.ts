import type { FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { isHeldBack, nextStep } from "../../../shared/nextStep";
import type { Actor } from "./session";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Open to whoever has yet to complete the steps after a login: what they are completed by. Until the second factor is
     * shown nobody knows who it is: only what that step is taken by is open then.
     */
    readonly isStep?: true | "2fa";
  }
}

/** Of a route that the steps after a login need; every other one is closed until they are complete. */
export const STEP = { isStep: true } as const;

/** Of a route that the second step of a sign-in needs. */
export const SECOND_STEP = { isStep: "2fa" } as const;

function isOpen(request: FastifyRequest, { missing }: Actor): boolean {
  const { isStep } = request.routeOptions.config;
  if (missing.includes("twoFactor")) return isStep === "2fa";
  return isStep !== undefined || !isHeldBack(missing);
}

/**
 * The actor, unless there are steps left before this route.
 * @throws AppError `auth.stepRequired`, with the step as `nextStep`
 */
export function demandSteps<T extends Actor>(request: FastifyRequest, actor: T): T {
  if (isOpen(request, actor)) return actor;
  throw new AppError("auth.stepRequired", { extensions: { nextStep: nextStep(actor.missing) } });
}
