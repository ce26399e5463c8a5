import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import { credentialOf } from "./credential";

/** Reads who a request comes from. @throws AppError `auth.notAuthenticated` */
export function createSessionOf<T>(read: (token: string) => Promise<T | undefined>): (request: FastifyRequest) => Promise<T> {
  return async (request) => {
    const token = credentialOf(request);
    const session = token ? await read(token) : undefined;
    if (!session) throw new AppError("auth.notAuthenticated");
    return session;
  };
}
