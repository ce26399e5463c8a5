import { comments } from "../../../contracts/services/comments";
import { participations } from "../../../contracts/services/participation";
import { withCodes } from "../../../contracts/withCodes";
import type { ServerHost } from "../../../server/kit";
import { CHAT_ERRORS } from "../shared/errors";
import { ONLINE_CHAT } from "../shared/onlineChat";
import { chatChannel } from "./channel";
import { conversation } from "./conversation";
import { demoChat, demoGuide } from "./demoChat";
import { duplicateChat } from "./duplicateChat";
import { followMessages } from "./followMessages";
import { memberRoutes } from "./memberRoutes";
import { publishErrors } from "./publishErrors";
import { readVariables } from "./readVariables";
import { teamRoutes } from "./teamRoutes";

/** Online chats: a session in writing with a guide of questions; who missed it answers them afterwards. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "online-chat");
  const useComments = host.use(comments, "online-chat");
  const tools = () => host.tools();
  host.errors(Object.values(CHAT_ERRORS));
  host.activityType({
    name: ONLINE_CHAT,
    icon: "ChatBubble",
    memberPath: "online-chat",
    publishErrors,
    conversation,
    variables: withCodes(readVariables, useComments),
    duplicate: duplicateChat,
  });
  host.channel(chatChannel(useParticipations));
  followMessages(host, useParticipations);
  const team = teamRoutes({ tools, comments: useComments });
  for (const route of [...team, ...memberRoutes({ tools, participations: useParticipations })]) host.route(route);
  for (const seed of [demoChat, demoGuide]) host.demoSeed(seed);
}
