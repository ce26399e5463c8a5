import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import type { Config } from "../platform/config";

/** Who passkeys are made for (WebAuthn, "relying party"). */
export interface RelyingParty {
  /** A host name. */
  readonly id: string;
  readonly origin: string;
}

/**
 * `PUBLIC_URL`, else this machine as its own people call it: passkeys hold for one host and are bound to it.
 * @throws AppError `auth.noPasskeys` where neither is there
 */
export function relyingPartyOf(
  { publicUrl }: Pick<Config, "publicUrl">,
  { protocol, host, hostname }: Pick<FastifyRequest, "protocol" | "host" | "hostname">,
): RelyingParty {
  const url = publicUrl ? new URL(publicUrl) : undefined;
  if (url && isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0) return { id: url.hostname, origin: url.origin };
  if (!url && hostname === "localhost") return { id: hostname, origin: `${protocol}://${host}` };
  throw new AppError("auth.noPasskeys");
}
