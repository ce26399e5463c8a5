import type { FastifyReply, FastifyRequest } from "fastify";
import { type ExtensionRoute, FROM_ROOM, networkOf, type RouteContext, route } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { guestApi, type LinkKind, type LinkVideo } from "../../shared/guestApi";
import { connect, testConnection } from "../connect";
import { iceServers } from "../iceServers";
import { tellAll, tellTeam } from "../news";
import { linkVideo } from "../present";
import { decideConsent } from "../recording/consent";
import { isHere, noteSeen, saveDevices } from "../seats";
import type { VideoServices } from "../videoServices";
import { demandJoinable, demandNickname, joinByLink } from "./joinByLink";
import { findLinkSeat, forgetSeat, keepSeat, type LinkHolder, linkSeat, roleOf } from "./linkSeat";
import { type LinkedSession, linkedSession, openSession } from "./openSession";
import { demandPassword } from "./password";

const PUBLIC_ACTIVITY = "/experienceLabs/:id/activity/:activityId";
const BY_LINK = `${PUBLIC_ACTIVITY}/videochat/:link` as const;
const access = "public";

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
  const { tools, media } = services;

  const present = ({ db, session }: LinkedSession, seatId: string) =>
    linkVideo(db, { activityId: session.activityId, seatId, iceServers: iceServers(tools().media, seatId) });

  /** Observers' coming and going is told to the team alone. */
  const tell = async ({ db, session }: LinkedSession, { role }: Pick<LinkHolder, "role">) =>
    role === "OBSERVER" ? tellTeam(db, services, session.activityId) : tellAll(db, services, session.activityId);

  async function joinAs(link: LinkKind, { context, params, body, key, request, reply }: Joining): Promise<LinkVideo> {
    const open = await openSession(context, params);
    const nickname = demandNickname(body.nickname);
    await demandPassword(tools(), { session: open.session, password: body.password, key, address: request.ip });
    demandJoinable(open.session);
    const { activityId } = params;
    const { seatId, token } = await joinByLink(open.db, { activityId, link, nickname });
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
      handle: async (context, { params, body: { isHandUp }, request }) => {
        const open = await linkSeat(context, params, request);
        const { db, seat, holder, session } = open;
        if (session.status === "WAITING" || session.status === "STARTED") {
          const raises = isHandUp !== undefined && isHandUp !== seat.isHandUp && holder.role === "GUEST";
          await noteSeen(db, session.activityId, { ...holder, ...(raises ? { isHandUp } : {}) });
          if (raises || !isHere(seat, Date.now())) await tell(open, holder);
        }
        return present(open, seat.id);
      },
    }),
    route(guestApi, `POST ${BY_LINK}/devices`, {
      access,
      handle: async (context, { params, body, request }) => {
        const open = await linkSeat(context, params, request);
        await saveDevices(open.db, params.activityId, open.holder, body);
        await tell(open, open.holder);
        return present(open, open.seat.id);
      },
    }),
    route(guestApi, `POST ${BY_LINK}/consent`, {
      access,
      handle: async (context, { params, body: { consent }, request }) => {
        const open = await linkSeat(context, params, request);
        await decideConsent(open.db, { activityId: params.activityId, holder: open.holder, consent }, services);
        return present(open, open.seat.id);
      },
    }),
    route(guestApi, `POST ${BY_LINK}/connection`, {
      access,
      bodyLimit: 128 * 1024,
      largeBodyReason: "a browser's offer names all its codecs for each of its streams",
      handle: async (context, { params, body: { offer }, request }) => {
        const { db, holder } = await linkSeat(context, params, request);
        return connect(db, { activityId: params.activityId, holder, offer }, services);
      },
    }),
    route(guestApi, `POST ${BY_LINK}/leave`, {
      access,
      handle: async (context, { params, request, reply }) => {
        const open = await linkSeat(context, params, request);
        const { db, seat, session } = open;
        await media().leave({ room: session.activityId, seat: seat.id });
        await db.updateTable("videoSeat").set({ seenAt: null, isHandUp: false }).where("id", "=", seat.id).execute();
        forgetSeat(reply, params);
        await tell(open, open.holder);
      },
    }),
    route(guestApi, "POST /experienceLabs/:id/videochatTest", {
      access,
      bodyLimit: 128 * 1024,
      largeBodyReason: "a browser's offer names all its codecs for each of its streams",
      handle: async ({ communityTheme }, { params: { id }, body, request }) => {
        if (!(await communityTheme(id))) throw new AppError(VIDEO_ERRORS.notOpen);
        // Each keeps packets going round for a while.
        await tools().demandAttempt({ scope: "videoChat.test", key: networkOf(request.ip), limits: FROM_ROOM });
        return testConnection(services, body);
      },
    }),
  ];
}
