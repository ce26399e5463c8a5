import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hashToken, isToken, type RouteContext, requireSameOrigin } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { LinkKind } from "../../shared/guestApi";
import { type Holder, readSeat, type SeatRow } from "../seats";
import { inSession } from "../sessionKey";
import { type LinkedSession, linkedSession } from "./openSession";

/** Longer than any session and its waiting room. */
const SEAT_SECONDS = 24 * 3_600;

export interface LinkParams {
  readonly id: string;
  readonly activityId: string;
  readonly link: LinkKind;
}

export type LinkHolder = Extract<Holder, { readonly seatId: string }>;

const cookieOf = ({ link }: Pick<LinkParams, "link">) => `sondeo.video.${link}`;
const pathOf = ({ id, activityId }: LinkParams) => `/experienceLabs/${id}/activity/${activityId}/videochat`;

export const roleOf = (link: LinkKind): LinkHolder["role"] => (link === "observer" ? "OBSERVER" : "GUEST");
export const tokenHashOf = (token: string): string => hashToken(token).toString("hex");

/** Gives the browser its seat: no script reads the token, and it goes along with this session's calls alone. */
export function keepSeat(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  params: LinkParams,
  token: string,
): void {
  const path = pathOf(params);
  reply.setCookie(cookieOf(params), token, {
    ...{ path, httpOnly: true, sameSite: "lax", secure: request.isSecure, maxAge: SEAT_SECONDS },
  });
}

export function forgetSeat(reply: FastifyReply, params: LinkParams): void {
  reply.clearCookie(cookieOf(params), { path: pathOf(params) });
}

/** The seat that the request's browser has; nothing where it may still get one. @throws AppError `videoChat.notOpen`, `request.foreignOrigin` */
export async function findLinkSeat(
  { db, session, isOpen }: LinkedSession,
  { link }: LinkParams,
  request: FastifyRequest,
): Promise<SeatRow | undefined> {
  const token = request.cookies[cookieOf({ link })] ?? "";
  const isGiven = isToken(token);
  if (isGiven) requireSameOrigin(request);
  const held = isGiven
    ? await db
        .selectFrom("videoSeat")
        .select("id")
        .where(...inSession(session.sessionKey))
        .where("role", "=", roleOf(link))
        .where("tokenHash", "=", tokenHashOf(token))
        .executeTakeFirst()
    : undefined;
  if (!held && !isOpen) throw new AppError(VIDEO_ERRORS.notOpen);
  return held && readSeat(db, session.sessionKey, { role: roleOf(link), seatId: held.id });
}

/** A session and the caller's seat in it. */
export interface SeatedSession extends LinkedSession {
  readonly seat: SeatRow;
  readonly holder: LinkHolder;
}

/** @throws AppError `videoChat.notOpen`, `videoChat.noSeat`, `request.foreignOrigin` */
export async function linkSeat(
  context: Pick<RouteContext, "findSpace" | "communityTheme">,
  params: LinkParams,
  request: FastifyRequest,
): Promise<SeatedSession> {
  const open = await linkedSession(context, params);
  const seat = await findLinkSeat(open, params, request);
  if (!seat) throw new AppError(VIDEO_ERRORS.noSeat);
  return { ...open, seat, holder: { role: roleOf(params.link), seatId: seat.id } };
}
