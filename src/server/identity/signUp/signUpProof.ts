import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createToken, hashToken } from "../../access/credentials/tokens";
import { isOwnOrigin } from "../../access/session/ownOrigin";
import type { IdentityCommunity } from "../profile/community";

/** A computer that others use next should not vouch for long. */
const PROOF_SECONDS = 2 * 60 * 60;

type Place = Pick<IdentityCommunity, "id" | "origin">;

/** No session's: nothing is signed in by it. */
function cookieName({ id }: Place): string {
  return `sondeo.signUp.${id}`;
}

function pathOf({ origin }: Place): string {
  return `/experienceLabs/${encodeURIComponent(origin)}`;
}

/** How a proof is kept beside the sign-up that it is of. */
function proofHash(token: string): string {
  return hashToken(token).toString("hex");
}

/**
 * Leaves a secret in the browser that signs up, by which it is known again when the mail's link is opened. Only our own
 * pages leave one: another site must not be able to make a browser vouch for a sign-up that its owner knows nothing of.
 * @returns what is kept of it; nothing where there is no browser to know again
 */
export function leaveProof(request: FastifyRequest, reply: FastifyReply, community: Place): string | undefined {
  const { origin } = request.headers;
  if (origin === undefined || !isOwnOrigin(origin, request.host)) return undefined;
  const token = createToken();
  reply.setCookie(cookieName(community), token, {
    path: pathOf(community),
    httpOnly: true,
    sameSite: "strict",
    secure: request.isSecure,
    maxAge: PROOF_SECONDS,
  });
  return proofHash(token);
}

/** What {@link leaveProof} answered to this browser, as long as it has it. */
export function proofOf(request: FastifyRequest, community: Place): string | undefined {
  const token = request.cookies[cookieName(community)];
  return token ? proofHash(token) : undefined;
}

/** Takes the secret out of the browser again. */
export function dropProof(reply: FastifyReply, community: Place): void {
  reply.clearCookie(cookieName(community), { path: pathOf(community) });
}
