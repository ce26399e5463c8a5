import type { FastifyRequest } from "fastify";
import { createToken, type HostTools, hashToken } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { AppError } from "../../../../shared/errors";

const PREFIX = "vis_";
const DAYS = 90;

type Tools = Pick<HostTools, "keyedHash">;

export interface VisitorToken {
  readonly token: string;
  readonly expiresAt: string;
}

function markOf({ keyedHash }: Tools, random: string, expires: string): string {
  return keyedHash("visitor", random, expires);
}

/** A token for whoever answers by an open link without cookies. It carries its own end; the server keeps nothing of it. */
export function createVisitorToken(tools: Tools): VisitorToken {
  const ends = Date.now() + DAYS * MS_PER_DAY;
  const [random, expires] = [createToken(), String(ends)];
  return {
    token: `${PREFIX}${random}.${expires}.${markOf(tools, random, expires)}`,
    expiresAt: new Date(ends).toISOString(),
  };
}

function isGood(tools: Tools, token: string): boolean {
  const [random = "", expires = "", mark = "", ...more] = token.slice(PREFIX.length).split(".");
  if (more.length > 0) return false;
  // Compared as hashes: how much of a guess is right shows in no time.
  const isOurs = hashToken(mark).equals(hashToken(markOf(tools, random, expires)));
  return isOurs && Number(expires) > Date.now();
}

function presented({ headers }: FastifyRequest): string | undefined {
  const { authorization = "", vistoken, tesvistoken } = headers;
  const given = [authorization.replace(/^Bearer\s+/, ""), vistoken, tesvistoken];
  return given.find((token): token is string => typeof token === "string" && token.startsWith(PREFIX));
}

/** Whether the request brings a visitor's token, be it good or not. */
export function hasVisitorToken(request: FastifyRequest): boolean {
  return presented(request) !== undefined;
}

/**
 * The hash that a visitor's responses are found by; the token comes as `Authorization: Bearer`, `visToken` or
 * `tesVisToken` (spec section 7).
 * @returns nothing where the request brings none
 * @throws AppError `execution.sessionLost` for one that is forged or has expired
 */
export function visitorHash(request: FastifyRequest, tools: Tools): string | undefined {
  const token = presented(request);
  if (token === undefined) return undefined;
  if (!isGood(tools, token)) throw new AppError("execution.sessionLost");
  return hashToken(token).toString("hex");
}
