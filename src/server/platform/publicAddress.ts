import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "./config";
import { ownAddress } from "./ownAddress";

/** Where people reach the product. */
export interface PublicAddress {
  /**
   * For links that anybody but the caller gets. `PUBLIC_URL`, else the server's own by its configuration: whoever asks
   * for somebody else's mail chooses the `Host` that it comes with, and would get the link's secret sent to a host of
   * their own.
   */
  readonly here: () => string;
  /** For what the caller alone is answered: by the name that they use where there is no `PUBLIC_URL`. */
  readonly ofCaller: (request: FastifyRequest) => string;
}

export function createPublicAddress(
  { server }: Pick<FastifyInstance, "server">,
  { publicUrl, host, port }: Pick<Config, "publicUrl" | "host" | "port">,
): PublicAddress {
  const listening = () => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : port;
  };
  return {
    here: () => publicUrl ?? ownAddress({ host }, listening()),
    ofCaller: (request) => publicUrl ?? `${request.protocol}://${request.host}`,
  };
}
