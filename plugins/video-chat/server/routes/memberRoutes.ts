import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { videoApi } from "../../shared/api";
import { connect, testConnection } from "../connect";
import { iceServers } from "../iceServers";
import { tellAll } from "../news";
import { memberVideo } from "../present";
import { type Holder, isHere, noteSeen, readSeat, saveDevices } from "../seats";
import { readSession } from "../session";
import type { SessionKey } from "../sessionKey";
import { activityKey, ownerOf } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { activityIn, memberOf } from "./holderOf";

const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";
const access = { kind: "member" } as const;

/** Members' calls: the waiting room, the test of devices, their own connections. */
export function memberRoutes(services: VideoServices): readonly ExtensionRoute[] {
  const { tools, participations } = services;

  async function admitted(context: RouteContext, sessionKey: SessionKey): Promise<string> {
    const memberId = memberOf(context);
    await participations().admit(context.db, { activityId: ownerOf(sessionKey).id, memberId });
    return memberId;
  }

  const present = ({ db }: RouteContext, sessionKey: SessionKey, memberId: string) =>
    memberVideo(db, { sessionKey, memberId, iceServers: iceServers(tools().media, memberId) });

  return [
    route(videoApi, `GET ${TESTER_ACTIVITY}/videochatData`, {
      access,
      handle: async (context, { params }) => {
        const sessionKey = activityIn(context, params);
        return present(context, sessionKey, await admitted(context, sessionKey));
      },
    }),
    route(videoApi, `POST ${TESTER_ACTIVITY}/videochatTestResults`, {
      access,
      handle: async (context, { params, body }) => {
        const sessionKey = activityIn(context, params);
        const memberId = await admitted(context, sessionKey);
        await readSession(context.db, sessionKey);
        await saveDevices(context.db, sessionKey, { role: "MEMBER", memberId }, body);
        tellAll(context.db, services, sessionKey);
        return present(context, sessionKey, memberId);
      },
    }),
    route(videoApi, "POST /api/member/activities/:id/video-chat/presence", {
      access,
      handle: async (context, { params: { id }, body: { isHandUp } }) => {
        const sessionKey = activityKey(id);
        const memberId = await admitted(context, sessionKey);
        const { db } = context;
        const { status } = await readSession(db, sessionKey);
        if (status === "WAITING" || status === "STARTED") {
          const holder: Holder = { role: "MEMBER", memberId };
          const before = await readSeat(db, sessionKey, holder);
          await noteSeen(db, sessionKey, { ...holder, ...(isHandUp === undefined ? {} : { isHandUp }) });
          const isNews = !before || !isHere(before, Date.now()) || (isHandUp !== undefined && isHandUp !== before.isHandUp);
          if (isNews) tellAll(db, services, sessionKey);
        }
        return present(context, sessionKey, memberId);
      },
    }),
    route(videoApi, "POST /api/member/activities/:id/video-chat/connection", {
      access,
      handle: async (context, { params: { id }, body }) => {
        const sessionKey = activityKey(id);
        const memberId = await admitted(context, sessionKey);
        return connect(context.db, { sessionKey, holder: { role: "MEMBER", memberId }, ...body }, services);
      },
    }),
    route(videoApi, "POST /api/member/activities/:id/video-chat/test-connection", {
      access,
      handle: async (context, { params: { id }, body }) => {
        const sessionKey = activityKey(id);
        const memberId = await admitted(context, sessionKey);
        await readSession(context.db, sessionKey);
        return testConnection(services, { key: memberId, ...body });
      },
    }),
  ];
}
