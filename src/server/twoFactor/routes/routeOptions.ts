import type { FastifyRequest } from "fastify";
import type { Session } from "../../access/session/session";
import { signInPages } from "../../access/session/signInPages";
import { languageOf } from "../../api/language";
import type { PublicAddress } from "../../platform/publicAddress";
import type { NoticeTo } from "../notices";
import type { TwoFactorTools } from "../twoFactorTools";

export interface TwoFactorRoutesOptions extends TwoFactorTools {
  readonly sessionOf: (request: FastifyRequest) => Promise<Session>;
  readonly publicAddress: PublicAddress;
}

/** How the owner of the session is told of what the call does. */
export function noticeOf(
  { publicAddress }: TwoFactorRoutesOptions,
  request: FastifyRequest,
  { accountId, email, spaceId, kind, space }: Session,
): NoticeTo {
  const address = publicAddress.here();
  const link = address && `${address}${signInPages(kind, space?.origin ?? undefined).resetPassword}`;
  return { accountId, email, spaceId, language: languageOf(request), link };
}
