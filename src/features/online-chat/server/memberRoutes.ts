import type { Participations } from "../../../contracts/services/participation";
import { type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { chatApi } from "../shared/api";
import { WAITING_MS } from "../shared/onlineChat";
import { emitNews, teamRoom } from "./channel";
import { noteSeen } from "./presence";
import { memberChat } from "./present";
import { readChat } from "./readChat";

interface MemberServices {
  readonly tools: () => Pick<HostTools, "emit">;
  readonly participations: () => Participations;
}

async function admitted({ db, session }: RouteContext, activityId: string, { participations }: MemberServices) {
  if (!session?.memberId) throw new AppError("access.denied");
  const who = { activityId, memberId: session.memberId };
  await participations().admit(db, who);
  return who;
}

type Who = Awaited<ReturnType<typeof admitted>>;

/** Says that a member is there, while there is something to be there for. */
async function notePresence({ db }: RouteContext, who: Who, { tools }: MemberServices): Promise<void> {
  const chat = await readChat(db, who.activityId);
  const now = Date.now();
  if (!chat || now < Date.parse(chat.startsAt) - WAITING_MS || now >= Date.parse(chat.endsAt)) return;
  const person = await noteSeen(db, who);
  if (person) emitNews(db, tools(), [who.activityId, teamRoom(who.activityId)], { kind: "arrived", person });
}

/** A chat for members; they write by the calls of its conversation. */
export const memberRoutes = (services: MemberServices): readonly ExtensionRoute[] => [
  route(chatApi, "GET /api/member/activities/:id/online-chat", {
    access: { kind: "member" },
    handle: async (context, { params }) => memberChat(context.db, await admitted(context, params.id, services)),
  }),
  route(chatApi, "POST /api/member/activities/:id/online-chat/presence", {
    access: { kind: "member" },
    handle: async (context, { params }) => {
      const who = await admitted(context, params.id, services);
      await notePresence(context, who, services);
      return memberChat(context.db, who);
    },
  }),
];
