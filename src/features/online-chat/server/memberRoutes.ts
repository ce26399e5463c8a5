import type { Participations } from "../../../contracts/services/participation";
import type { ExtensionRoute, HostTools, RouteContext } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { WAITING_MS } from "../shared/onlineChat";
import { emitNews, teamRoom } from "./channel";
import * as documents from "./documents";
import { noteSeen } from "./presence";
import { memberChat } from "./present";
import { readChat } from "./readChat";

interface MemberServices {
  readonly tools: () => Pick<HostTools, "emit">;
  readonly participations: () => Participations;
}

async function admitted(
  { db, session }: RouteContext,
  request: { readonly params: unknown },
  { participations }: MemberServices,
) {
  if (!session?.memberId) throw new AppError("access.denied");
  const who = { activityId: (request.params as { readonly id: string }).id, memberId: session.memberId };
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
export function memberRoutes(services: MemberServices): readonly ExtensionRoute[] {
  const described = {
    examples: { id: documents.EXAMPLE_ID },
    answer: { schema: documents.MEMBER, example: documents.MEMBER_EXAMPLE },
  };
  return [
    {
      method: "GET",
      url: "/api/member/activities/:id/online-chat",
      summary: "A chat as the member sees it: when it is, who is there, which questions were asked",
      access: { kind: "member" },
      schema: { params: documents.params },
      describe: () => described,
      handle: async (context, request) => memberChat(context.db, await admitted(context, request, services)),
    },
    {
      method: "POST",
      url: "/api/member/activities/:id/online-chat/presence",
      summary: "Say that one is there, every minute",
      access: { kind: "member" },
      schema: { params: documents.params },
      describe: () => described,
      handle: async (context, request) => {
        const who = await admitted(context, request, services);
        await notePresence(context, who, services);
        return memberChat(context.db, who);
      },
    },
  ];
}
