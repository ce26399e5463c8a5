import type { FastifyReply, FastifyRequest } from "fastify";
import { type ExtensionRoute, FROM_ROOM, networkOf, type RouteContext, route } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { guestApi, type LinkKind, type LinkVideo } from "../../shared/guestApi";
import { testConnection } from "../connect";
import type { VideoServices } from "../videoServices";
import { demandJoinable, demandNickname, joinByLink } from "./joinByLink";
import { createLinkCalls } from "./linkCalls";
import { findLinkSeat, forgetSeat, keepSeat, linkSeat, roleOf } from "./linkSeat";
import { linkedSession, openSession } from "./openSession";
import { demandPassword } from "./password";

const PUBLIC_ACTIVITY = "/experienceLabs/:id/activity/:activityId";
const BY_LINK = `${PUBLIC_ACTIVITY}/videochat/:link` as const;
const access = "public";

/** Of routes that take a browser's offer. */
export const LARGE_OFFER = {
  bodyLimit: 128 * 1024,
  largeBodyReason: "a browser's offer names all its codecs for each of its streams",
} as const;
interface Joining {
  readonly context: RouteContext;
  readonly params: { readonly id: string; readonly activityId: string };
  readonly body: { readonly nickname: string; readonly password: string };
  /** Of the link for observers. */
  readonly key: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Calls of people without an account: the links' password, their seats, their connections. */
export function guestRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const { tools } = services;
  const calls = createLinkCalls(services);
  const { present, tell } = calls;

  async function joinAs(link: LinkKind, { context, params, body, key, request, reply }: Joining): Promise<LinkVideo> {
    const open = await openSession(context, params);
    const nickname = demandNickname(body.nickname);
    await demandPassword(tools(), { session: open.session, password: body.password, key, address: request.ip });
    demandJoinable(open.session);
    const { sessionKey } = open.session;
    const { seatId, token } = await joinByLink(open.db, { sessionKey, link, nickname });
    keepSeat({ request, reply }, { ...params, link }, token);
    await tell(open, { role: roleOf(link) });
    return present(open, seatId);
  }

  return [
    route(guestApi, `POST ${PUBLIC_ACTIVITY}/passwordValidation`, {
      access,
      handle: async (context, { params, body, request }) => {
        const { session } = await openSession(context, params);
        await demandPassword(tools(), { session, ...body, address: request.ip });
        return { isValid: true };
      },
    }),
    route(guestApi, `POST ${PUBLIC_ACTIVITY}/publicVideochatJoin`, {
      access,
      handle: (context, { params, body, request, reply }) =>
        joinAs("public", { context, params, body, key: undefined, request, reply }),
    }),
    route(guestApi, `POST ${PUBLIC_ACTIVITY}/observerVideochatJoin`, {
      access,
      // The same password as the guests' alone makes nobody an observer.
      handle: (context, { params, body, request, reply }) =>
        joinAs("observer", { context, params, body, key: body.key ?? "", request, reply }),
    }),
    route(guestApi, `GET ${BY_LINK}`, {
      access,
      handle: async (context, { params, request }) => {
        const open = await linkedSession(context, params);
        const { status, startsAt } = open.session;
        const seat = await findLinkSeat(open, params, request);
        return { status, startsAt, now: new Date().toISOString(), video: seat ? await present(open, seat.id) : null };
      },
    }),
    route(guestApi, `POST ${BY_LINK}/presence`, {
      access,
      handle: async (context, { params, body: { isHandUp }, request }) =>
        calls.noteSeen(await linkSeat(context, params, request), isHandUp),
    }),
    route(guestApi, `POST ${BY_LINK}/devices`, {
      access,
      handle: async (context, { params, body, request }) => calls.saveDevices(await linkSeat(context, params, request), body),
    }),
    route(guestApi, `POST ${BY_LINK}/consent`, {
      access,
      handle: async (context, { params, body: { consent }, request }) =>
        calls.decideConsent(await linkSeat(context, params, request), consent),
    }),
    route(guestApi, `POST ${BY_LINK}/connection`, {
      access,
      ...LARGE_OFFER,
      handle: async (context, { params, body, request }) => calls.connect(await linkSeat(context, params, request), body),
    }),
    route(guestApi, `POST ${BY_LINK}/leave`, {
      access,
      handle: async (context, { params, request, reply }) => {
        await calls.leave(await linkSeat(context, params, request));
        forgetSeat(reply, params);
      },
    }),
    route(guestApi, "POST /experienceLabs/:id/videochatTest", {
      access,
      ...LARGE_OFFER,
      handle: async ({ communityTheme }, { params: { id }, body, request }) => {
        if (!(await communityTheme(id))) throw new AppError(VIDEO_ERRORS.notOpen);
        // Each keeps packets going round for a while.
        await tools().demandAttempt({ scope: "videoChat.test", key: networkOf(request.ip), limits: FROM_ROOM });
        return testConnection(services, body);
      },
    }),
  ];
}
