import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../platform/config";

/** Where people reach the product, for links in mails. */
export interface PublicAddress {
  /** For a call. @returns nothing where only the caller's word stands for it */
  readonly of: (request: FastifyRequest) => string | undefined;
  /** For what is done on behalf of the present call, or of none: a job's. */
  readonly here: () => string | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/**
 * `PUBLIC_URL`, else the address that the call came by. In production the latter holds for this machine's own address
 * alone: whoever asks for somebody else's mail chooses the `Host` that it comes with, and would get the link's secret
 * sent to a host of their own.
 */
export function createPublicAddress(
  app: FastifyInstance,
  { publicUrl, isProduction, port }: Pick<Config, "publicUrl" | "isProduction" | "port">,
): PublicAddress {
  if (publicUrl) return { of: () => publicUrl, here: () => publicUrl };
  if (isProduction) app.log.warn("PUBLIC_URL is not set: mails to people beyond this machine hold no links");
  const requests = new AsyncLocalStorage<FastifyRequest>();
  // Not before: reading a body goes on in the socket's context, not in the request's.
  app.addHook("preHandler", (request, _reply, done) => requests.run(request, done));
  const of = ({ protocol, host }: FastifyRequest) => (!isProduction || LOOPBACK.test(host) ? `${protocol}://${host}` : undefined);
  return {
    of,
    here: () => {
      const request = requests.getStore();
      return request ? of(request) : `http://localhost:${port}`;
    },
  };
}
