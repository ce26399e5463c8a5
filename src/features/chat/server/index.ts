import { memberChats } from "../../../contracts/services/memberChats";
import type { ServerHost } from "../../../server/kit";
import { CHAT_ERRORS } from "../shared/errors";
import { chatChannel } from "./channel";
import { demoChats } from "./demo/demoChats";
import { createMemberChats } from "./memberChats";
import { MESSAGE } from "./notices";
import { numberOldMessages } from "./numberOldMessages";
import { personHooks } from "./personHooks";
import { memberRoutes } from "./routes/memberRoutes";
import { observerRoutes } from "./routes/observerRoutes";
import { teamRoutes } from "./routes/teamRoutes";
import { chatFiles } from "./write/chatFiles";

/** Chats of members with the moderators, and of observers with them. */
export function register(host: ServerHost): void {
  const services = { tools: () => host.tools() };
  host.errors(Object.values(CHAT_ERRORS));
  host.provide(memberChats, createMemberChats(services));
  host.channel(chatChannel);
  host.notificationKind(MESSAGE);
  host.memberPage({ name: "/chat", label: "chat.title" });
  host.filePurpose(chatFiles);
  for (const hook of personHooks(services)) host.entityHook(hook);
  host.migration(numberOldMessages);
  host.demoSeed(demoChats);
  for (const route of [...memberRoutes(services), ...teamRoutes(services), ...observerRoutes(services)]) host.route(route);
}
