import type { FastifyRequest } from "fastify";
import { allCredentialsOf } from "./credential";
import type { Session } from "./session";
import type { Sessions } from "./sessions";

/** All valid sessions of a request, of whatever space. */
export async function sessionsOf(sessions: Pick<Sessions, "read">, request: FastifyRequest): Promise<readonly Session[]> {
  const all = await Promise.all(allCredentialsOf(request).map((token) => sessions.read(token)));
  return all.flatMap((one) => one ?? []);
}

/** All valid sessions of a request that belong to the space, whatever `X-Space` says: an image's request carries none. */
export async function sessionsIn(
  sessions: Pick<Sessions, "read">,
  request: FastifyRequest,
  spaceId: string,
): Promise<readonly Session[]> {
  return (await sessionsOf(sessions, request)).filter(({ space }) => space?.id === spaceId);
}
