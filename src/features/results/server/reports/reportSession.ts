import { timingSafeEqual } from "node:crypto";
import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HostTools } from "../../../../server/kit";
import type { ReportRow } from "./reportRow";

const COOKIE = "sondeo.report";
const SESSION_SECONDS = 8 * 3_600;

type Tools = Pick<HostTools, "keyedHash">;

/** Of the report's link and password as they are: another one of either ends the session. */
function signature({ keyedHash }: Tools, { id, tokenHash, passwordHash }: ReportRow, until: string): string {
  return keyedHash("results.report.session", id, tokenHash, passwordHash, until);
}

/** Lets this browser read the report for eight hours; the cookie goes along with this report's calls alone. */
export function beginReading(
  tools: Tools,
  { request, reply, token }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly token: string },
  row: ReportRow,
): void {
  const until = String(Math.floor(Date.now() / 1_000) + SESSION_SECONDS);
  reply.setCookie(COOKIE, `${until}.${signature(tools, row, until)}`, {
    path: `/api/reports/${token}`,
    httpOnly: true,
    sameSite: "lax",
    secure: request.isSecure,
    maxAge: SESSION_SECONDS,
  });
}

/** Whether the request's browser has given the password that the report has now. */
export function isReading(tools: Tools, request: FastifyRequest, row: ReportRow): boolean {
  const [until = "", given = ""] = (request.cookies[COOKIE] ?? "").split(".");
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 < Date.now()) return false;
  const expected = Buffer.from(signature(tools, row, until));
  const presented = Buffer.from(given);
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}
