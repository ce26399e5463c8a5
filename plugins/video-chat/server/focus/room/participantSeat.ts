import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  createToken,
  isToken,
  newId,
  type RouteContext,
  requireSameOrigin,
  type SpaceDb,
  sql,
} from "../../../../../src/server/kit";
import { AppError } from "../../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../../shared/errors";
import { ENTRY_MINUTES } from "../../../shared/focus";
import { FOCUS_ERRORS } from "../../../shared/focusErrors";
import { type SeatedSession, tokenHashOf } from "../../guests/linkSeat";
import { readSeat, type SeatRow } from "../../seats";
import { readSession, type VideoSession } from "../../session";
import { focusSessionKey, inSession, ofSession } from "../../sessionKey";
import type { FocusServices } from "../focusServices";
import { participantOf } from "../participantToken";

const COOKIE = "sondeo.focus";
/** Longer than any session and its waiting room. */
const SEAT_SECONDS = 24 * 3_600;
const MINUTE_MS = 60_000;

const pathOf = (token: string) => `/focus/${token}/video`;

/** Gives the browser the participant's seat: no script reads the token, and it goes along with this session's calls alone. */
export function keepSeat(request: FastifyRequest, reply: FastifyReply, page: string, token: string): void {
  const path = pathOf(page);
  reply.setCookie(COOKIE, token, {
    ...{ path, httpOnly: true, sameSite: "lax", secure: request.isSecure, maxAge: SEAT_SECONDS },
  });
}

export function forgetSeat(reply: FastifyReply, page: string): void {
  reply.clearCookie(COOKIE, { path: pathOf(page) });
}

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether participants with a place come in now: shortly before its time, until it is over, and whenever its hosts have opened it. */
export function isEnterable({ status, isActive }: VideoSession, { startsAt, endsAt }: Times, now = Date.now()): boolean {
  if (!isActive || status === "ENDED") return false;
  const isItsTime = now >= Date.parse(startsAt) - ENTRY_MINUTES * MINUTE_MS && now < Date.parse(endsAt);
  return isItsTime || status !== "UNAVAILABLE";
}

/**
 * Gives a participant their seat, which is one however often and by whatever browser they come: the last one has it.
 * @returns the token that is told this once
 * @throws AppError `focus.notEnterable`
 */
export async function takeSeat(db: SpaceDb, participant: string): Promise<string> {
  const token = createToken();
  await db.transaction(async () => {
    const person = await db
      .selectFrom("focusParticipant")
      .select(["status", "focusSession"])
      .where("id", "=", participant)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const times = await db
      .selectFrom("focusSession")
      .select(["startsAt", "endsAt"])
      .where("id", "=", person.focusSession)
      .executeTakeFirstOrThrow();
    const sessionKey = focusSessionKey(person.focusSession);
    const session = await readSession(db, sessionKey);
    if (person.status !== "CONFIRMED" || !isEnterable(session, times)) throw new AppError(FOCUS_ERRORS.notEnterable);
    const isOpen = session.status === "WAITING" || session.status === "STARTED";
    const values = { tokenHash: tokenHashOf(token), ...(isOpen ? { seenAt: sql<string>`now()` } : {}) };
    await db
      .insertInto("videoSeat")
      .values({ id: newId(), ...ofSession(sessionKey), participant, role: "GUEST", ...values })
      .onConflict((conflict) => conflict.columns(["spaceId", "focusSession", "participant"]).doUpdateSet(values))
      .execute();
  });
  return token;
}

/** A participant's session, where they have it: undefined by a link of nobody. */
async function sessionOf(context: RouteContext, page: string, { tools }: Pick<FocusServices, "tools">) {
  const found = await participantOf(context, page, tools().keyedHash);
  if (!found) return undefined;
  const { db, id } = found;
  const person = await db
    .selectFrom("focusParticipant")
    .select(["status", "focusSession"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    db,
    id,
    isConfirmed: person.status === "CONFIRMED",
    session: await readSession(db, focusSessionKey(person.focusSession)),
  };
}

async function seatOf(db: SpaceDb, { sessionKey }: VideoSession, participant: string, request: FastifyRequest) {
  const token = request.cookies[COOKIE] ?? "";
  if (!isToken(token)) return undefined;
  requireSameOrigin(request);
  const held = await db
    .selectFrom("videoSeat")
    .select("id")
    .where(...inSession(sessionKey))
    .where("participant", "=", participant)
    .where("tokenHash", "=", tokenHashOf(token))
    .executeTakeFirst();
  return held && readSeat(db, sessionKey, { role: "GUEST", seatId: held.id });
}

interface Asked {
  readonly params: { readonly token: string };
  readonly request: FastifyRequest;
}

/** @returns the session, and the seat that the request's browser has. @throws AppError `videoChat.notOpen`, `request.foreignOrigin` */
export async function findParticipantSeat(
  context: RouteContext,
  { params, request }: Asked,
  services: Pick<FocusServices, "tools">,
) {
  const found = await sessionOf(context, params.token, services);
  if (!found) throw new AppError(VIDEO_ERRORS.notOpen);
  const { db, id, session, isConfirmed } = found;
  const seat: SeatRow | undefined = isConfirmed ? await seatOf(db, session, id, request) : undefined;
  return { db, session, seat };
}

/** @throws AppError `videoChat.notOpen`, `videoChat.noSeat`, `request.foreignOrigin` */
export async function participantSeat(
  context: RouteContext,
  asked: Asked,
  services: Pick<FocusServices, "tools">,
): Promise<Omit<SeatedSession, "isOpen">> {
  const { db, session, seat } = await findParticipantSeat(context, asked, services);
  if (!seat) throw new AppError(VIDEO_ERRORS.noSeat);
  return { db, session, seat, holder: { role: "GUEST", seatId: seat.id } };
}
