import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createToken, hashToken, isToken } from "../../../../server/kit";

const SECONDS_PER_DAY = 86_400;
const DAYS = 90;

function cookieName(questionnaireId: string): string {
  return `sondeo.respondent.${questionnaireId}`;
}

/** Hash of the token that an earlier visit to the open link left in this browser. */
export function respondentHash(request: FastifyRequest, questionnaireId: string): string | undefined {
  const token = request.cookies[cookieName(questionnaireId)];
  return token && isToken(token) ? hashToken(token).toString("hex") : undefined;
}

/**
 * Gives this browser a token to come back with.
 * @param token @default a new one
 * @returns its hash, which alone is stored
 */
export function giveRespondentToken(
  request: FastifyRequest,
  reply: FastifyReply,
  questionnaireId: string,
  token: string = createToken(),
): string {
  reply.setCookie(cookieName(questionnaireId), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.isSecure,
    maxAge: DAYS * SECONDS_PER_DAY,
  });
  return hashToken(token).toString("hex");
}
