import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { videoApi } from "../../shared/api";
import { connect, testConnection } from "../connect";
import { iceServers } from "../iceServers";
import { tellAll } from "../news";
import { memberVideo } from "../present";
import { type Holder, isHere, noteSeen, readSeat, saveDevices } from "../seats";
import { readSession } from "../session";
import type { VideoServices } from "../videoServices";
import { activityIn, memberOf } from "./holderOf";

const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";
const access = { kind: "member" } as const;

/** Members' calls: the waiting room, the test of devices, their own connections. */
export function memberRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const { tools, participations } = services;

  async function admitted(context: RouteContext, activityId: string): Promise<string> {
    const memberId = memberOf(context);
    await participations().admit(context.db, { activityId, memberId });
    return memberId;
  }

  const present = ({ db }: RouteContext, activityId: string, memberId: string) =>
    memberVideo(db, { activityId, memberId, iceServers: iceServers(tools().media, memberId) });

  return [
    route(videoApi, `GET ${TESTER_ACTIVITY}/videochatData`, {
      access,
      handle: async (context, { params }) => {
        const activityId = activityIn(context, params);
        return present(context, activityId, await admitted(context, activityId));
      },
    }),
    route(videoApi, `POST ${TESTER_ACTIVITY}/videochatTestResults`, {
      access,
      handle: async (context, { params, body }) => {
        const activityId = activityIn(context, params);
        const memberId = await admitted(context, activityId);
        await readSession(context.db, activityId);
        await saveDevices(context.db, activityId, { role: "MEMBER", memberId }, body);
        tellAll(context.db, services, activityId);
        return present(context, activityId, memberId);
      },
    }),
    route(videoApi, "POST /api/member/activities/:id/video-chat/presence", {
      access,
      handle: async (context, { params: { id }, body: { isHandUp } }) => {
        const memberId = await admitted(context, id);
        const { db } = context;
        const { status } = await readSession(db, id);
        if (status === "WAITING" || status === "STARTED") {
          const holder: Holder = { role: "MEMBER", memberId };
          const before = await readSeat(db, id, holder);
          await noteSeen(db, id, { ...holder, ...(isHandUp === undefined ? {} : { isHandUp }) });
          const isNews = !before || !isHere(before, Date.now()) || (isHandUp !== undefined && isHandUp !== before.isHandUp);
          if (isNews) tellAll(db, services, id);
        }
        return present(context, id, memberId);
      },
    }),
    route(videoApi, "POST /api/member/activities/:id/video-chat/connection", {
      access,
      handle: async (context, { params: { id }, body }) => {
        const memberId = await admitted(context, id);
        return connect(context.db, { activityId: id, holder: { role: "MEMBER", memberId }, ...body }, services);
      },
    }),
    route(videoApi, "POST /api/member/activities/:id/video-chat/test-connection", {
      access,
      handle: async (context, { params: { id }, body }) => {
        const memberId = await admitted(context, id);
        await readSession(context.db, id);
        return testConnection(services, { key: memberId, ...body });
      },
    }),
  ];
}
