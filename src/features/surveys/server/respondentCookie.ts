import { createHash, randomBytes } from "node:crypto";
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const SECONDS_PER_DAY = 86_400;
const DAYS = 90;

function cookieName(questionnaireId: string): string {
  return `sondeo.respondent.${questionnaireId}`;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Hash of the token that an earlier visit to the open link left in this browser. */
export function respondentHash(request: FastifyRequest, questionnaireId: string): string | undefined {
  const token = request.cookies[cookieName(questionnaireId)];
  return token ? hashOf(token) : undefined;
}

/** Gives this browser a token to come back with. @returns its hash, which alone is stored */
export function giveRespondentToken(request: FastifyRequest, reply: FastifyReply, questionnaireId: string): string {
  const token = randomBytes(32).toString("base64url");
  reply.setCookie(cookieName(questionnaireId), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: DAYS * SECONDS_PER_DAY,
  });
  return hashOf(token);
}
