import type { FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { noteActing } from "./acting";
import { credentialOf } from "./credential";
import { demandRunning } from "./endedCommunity";
import { demandSteps } from "./heldBack";
import { asPreviewed } from "./preview";
import type { Actor } from "./session";

/** Reads who a request comes from, and as whom it looks. @throws AppError `auth.notAuthenticated`, or as {@link demandSteps}, {@link demandRunning}, {@link asPreviewed} */
export function createSessionOf<T extends Actor>(
  read: (token: string) => Promise<T | undefined>,
): (request: FastifyRequest) => Promise<T> {
  return async (request) => {
    const token = credentialOf(request);
    const session = token ? await read(token) : undefined;
    if (!session) throw new AppError("auth.notAuthenticated");
    noteActing(session.accountId);
    return asPreviewed(request, demandRunning(request, demandSteps(request, session)));
  };
}
