import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import { credentialOf } from "./credential";
import type { Session } from "./session";
import type { Sessions } from "./sessions";

/** Reads a request's session. @throws AppError `auth.notAuthenticated` */
export function createSessionOf(sessions: Sessions): (request: FastifyRequest) => Promise<Session> {
  return async (request) => {
    const token = credentialOf(request);
    const session = token ? await sessions.read(token) : undefined;
    if (!session) throw new AppError("auth.notAuthenticated");
    return session;
  };
}
