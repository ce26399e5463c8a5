import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { videoApi } from "../../shared/api";
import { connect } from "../connect";
import { END, endKey, endSession } from "../end";
import { iceServers } from "../iceServers";
import { tellAll } from "../news";
import { teamVideo } from "../present";
import { grantAccess, noteSeen, setMuted } from "../seats";
import { endOf, moveSession, openToGuests, readSession } from "../session";
import type { VideoServices } from "../videoServices";
import { activityIn, teamHolder } from "./holderOf";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const read = { entity: "activity", action: "read" } as const;
const update = { entity: "activity", action: "update" } as const;

/** The team's calls: the session, who is let in, their own connections. */
export function teamRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const { tools, media } = services;

  async function present(context: RouteContext, activityId: string) {
    const { session, db } = context;
    const holder = session?.kind === "staff" ? teamHolder(context) : undefined;
    const figures = await media().figures({ room: activityId });
    const speaking = new Map(figures.map(({ seat, speakingMs }) => [seat, speakingMs]));
    const servers = iceServers(tools().media, session?.subjectId ?? "team");
    return teamVideo(db, { activityId, holder, speaking, iceServers: servers, tools: tools() });
  }

  /** Does something to a session, and shows it to everybody as it is from then on. */
  async function change(context: RouteContext, activityId: string, work: () => Promise<void>) {
    await readSession(context.db, activityId);
    await work();
    tellAll(context.db, services, activityId);
    return present(context, activityId);
  }

  async function start({ db }: RouteContext, id: string): Promise<void> {
    await db.transaction(async () => {
      await moveSession(db, id, { from: ["WAITING"], to: "STARTED", at: "startedAt" });
      const end = endOf(await readSession(db, id));
      if (end) await tools().scheduleAt(db, { name: END, at: new Date(end), payload: { id }, key: endKey(id) });
    });
  }

  return [
    route(videoApi, `GET ${CLIENT_ACTIVITY}/videochatData`, {
      access: update,
      handle: (context, { params }) => present(context, activityIn(context, params)),
    }),
    route(videoApi, `GET ${CLIENT_ACTIVITY}/videochatObserver`, {
      access: read,
      handle: (context, { params }) => present(context, activityIn(context, params)),
    }),
    route(videoApi, `POST ${CLIENT_ACTIVITY}/grantAccess`, {
      access: update,
      handle: async (context, { params, body }) => {
        const activityId = activityIn(context, params);
        return change(context, activityId, async () => {
          const { places } = await readSession(context.db, activityId);
          await grantAccess(context.db, { activityId, places, ...body });
          if (body.access !== "GRANTED") await media().leave({ room: activityId, seat: body.seat });
        });
      },
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/launch", {
      access: update,
      handle: (context, { params: { id } }) =>
        change(context, id, () => moveSession(context.db, id, { from: ["UNAVAILABLE"], to: "WAITING", at: "launchedAt" })),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/start", {
      access: update,
      handle: (context, { params: { id } }) => change(context, id, () => start(context, id)),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/end", {
      access: update,
      handle: (context, { params: { id } }) => change(context, id, () => endSession(context.db, id, services)),
    }),
    route(videoApi, "PUT /api/activities/:id/video-chat/seats/:seatId/mute", {
      access: update,
      handle: (context, { params: { id, seatId }, body: { isMuted } }) =>
        change(context, id, async () => {
          await setMuted(context.db, id, seatId, isMuted);
          await media().mute({ room: id, seat: seatId, isMuted });
        }),
    }),
    route(videoApi, "PUT /api/activities/:id/video-chat/guests", {
      access: update,
      handle: (context, { params: { id }, body: { isOpen } }) => change(context, id, () => openToGuests(context.db, id, isOpen)),
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/presence", {
      access: read,
      handle: async (context, { params: { id } }) => {
        const { status } = await readSession(context.db, id);
        if (status !== "ENDED") await noteSeen(context.db, id, teamHolder(context));
        return present(context, id);
      },
    }),
    route(videoApi, "POST /api/activities/:id/video-chat/connection", {
      access: read,
      handle: async (context, { params: { id }, body: { offer } }) => {
        const holder = teamHolder(context);
        await noteSeen(context.db, id, holder);
        return connect(context.db, { activityId: id, holder, offer }, services);
      },
    }),
  ];
}
