import type { FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { READING } from "./credential";
import type { Actor } from "./session";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Open to the people of a community that has ended, which everything else that writes is closed to. */
    readonly isOpenAfterEnd?: boolean | undefined;
  }
}

/** Of a route that writes nothing of the community's work: a person's own settings, what was read, rewards, exports. */
export const AFTER_END = { isOpenAfterEnd: true } as const;

/**
 * The actor, unless the request would change something in a community that has ended.
 * @throws AppError `community.ended`
 */
export function demandRunning<T extends Actor>(request: FastifyRequest, actor: T): T {
  const { isOpenAfterEnd, isStep } = request.routeOptions.config;
  if (!actor.isCommunityEnded || READING.has(request.method) || isOpenAfterEnd || isStep !== undefined) return actor;
  throw new AppError("community.ended");
}
